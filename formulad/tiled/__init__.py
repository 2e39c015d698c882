"""Circuits drawn in Tiled: from a .tmx map to the track of the rules and its picture."""
