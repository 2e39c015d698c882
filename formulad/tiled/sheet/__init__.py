"""Map as its author drew it, read from a .tmx file and held against the schema."""
