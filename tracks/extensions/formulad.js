/* FormulaD in Tiled: draw, press a key, see what is wrong, race on it.
 *
 * Lies in the folder `extensions` beside `formulad.tiled-project`, and is loaded with the project.
 * It decides nothing: faults and their words, lanes, grids and pit lanes come from the game's own
 * program, which is asked with the map as it was saved. Written for Tiled 1.8 and newer; what only
 * a newer Tiled offers (dialogs since 1.9, classes by name since 1.9, saving by script since 1.11)
 * is used where it is there.
 */
(function () {
"use strict";

const HERE = (typeof __filename === "string" ? __filename : "").replace(/^file:\/\//, "");
const IS_WINDOWS = tiled.platform === "windows";
const TITLE = "FormulaD";
const LANE_WIDTH = 54, CELL = 1.55, PLAYERS = 10;
const LAYERS = ["zones", "lines", "road", "marks"]; // from the bottom up, as the program has them
const PREVIEW = "//preview";
const FARTHEST_UP = 5;

// ------------------------------------------------------------------------------ the program

let program = null; // the words it is called with, once it has answered
const started = []; // a process that is forgotten is ended

function slashed(path) { return path.replace(/\\/g, "/"); }
function folderOf(path) { return slashed(path).replace(/\/[^\/]*$/, ""); }

function foldersAbove(path) {
    const found = [];
    for (let at = folderOf(path); found.length < FARTHEST_UP && at.indexOf("/") >= 0; at = folderOf(at)) found.push(at);
    return found;
}

function installedIn(folder) {
    return folder + (IS_WINDOWS ? "/.venv/Scripts/formulad.exe" : "/.venv/bin/formulad");
}

function answers(words) {
    const trial = new Process();
    try { return trial.exec(words[0], words.slice(1).concat(["--version"]), false) === 0; }
    catch (error) { return false; }
}

/* Where the program may be: installed above this file or above the map, on the PATH, or not yet
 * installed but lying there. */
function candidates(map) {
    const folders = [], found = [];
    for (const path of [HERE, map.fileName])
        for (const folder of foldersAbove(path || "")) if (folders.indexOf(folder) < 0) folders.push(folder);
    for (const folder of folders) if (File.exists(installedIn(folder))) found.push([installedIn(folder)]);
    found.push(["formulad"]);
    const pythons = IS_WINDOWS ? ["py", "python"] : ["python3", "python"];
    for (const python of pythons) found.push([python, "-m", "formulad"]);
    for (const folder of folders)
        if (File.exists(folder + "/start.py"))
            for (const python of pythons) found.push([python, folder + "/start.py", "--"]);
    return found;
}

function findProgram(map) {
    if (program) return program;
    const looked = candidates(map);
    for (const words of looked) if (answers(words)) return (program = words);
    tiled.error("FormulaD was not found. Looked for: " + looked.map(words => words.join(" ")).join(", ")
        + "  \u2192 run start.py in the folder of the game once, then try again");
    return null;
}

/* What the program answers: {status, out, err}; null if it is not there. */
function ask(map, words) {
    const found = findProgram(map);
    if (!found) return null;
    const process = new Process();
    process.workingDirectory = folderOf(map.fileName);
    const status = process.exec(found[0], found.slice(1).concat(words), false);
    return { status: status, out: process.readStdOut(), err: process.readStdErr() };
}

function asked(map, words) {
    const answer = ask(map, words);
    if (!answer) return null;
    try { return JSON.parse(answer.out); }
    catch (error) { tiled.error(TITLE + ": " + (answer.err || answer.out).trim().slice(0, 500)); return null; }
}

/* Start what goes on by itself: a window of the game. */
function begin(map, words) {
    const found = findProgram(map);
    if (!found) return;
    const process = new Process();
    process.workingDirectory = folderOf(map.fileName);
    if (process.start(found[0], found.slice(1).concat(words))) started.push(process);
    else tiled.error(TITLE + " could not be started: " + found.join(" "));
}

// ------------------------------------------------------------------------------ the map

function theMap() {
    const asset = tiled.activeAsset;
    if (asset && asset.isTileMap) return asset;
    tiled.alert("Open a circuit first.", TITLE);
    return null;
}

let isSaving = false;

/* The map lies on the disk as it is seen: only then is the program asked about it. */
function isSaved(map) {
    isSaving = true;
    if (map.modified || !map.fileName) { if (map.save) map.save(); else tiled.trigger("Save"); }
    isSaving = false;
    return map.fileName !== "" && !map.modified;
}

function each(layers, visit) {
    for (const layer of layers) {
        if (layer.isGroupLayer) each(layer.layers, visit);
        else if (layer.isObjectLayer) for (const object of layer.objects) visit(object);
    }
}

function byId(map, id) {
    let found = null;
    each(map.layers, object => { if (object.id === id) found = object; });
    return found;
}

function classOf(object) { return object.className !== undefined ? object.className : object.type; }
function setClass(object, name) {
    if (object.className !== undefined) object.className = name; else object.type = name;
}

function setting(map, name, otherwise) {
    const value = Number(map.property(name));
    return value > 0 ? value : otherwise;
}

/* One step to undo. */
function inOneStep(map, text, change) { if (map.macro) map.macro(text, change); else change(); }

/* Tiled saves a number as int only if it is held as one, and as float only if it is not. */
function typed(property) {
    if (property.of) return tiled.propertyValue(property.of, property.value);
    if (typeof property.value !== "number") return property.value;
    return property.float ? (property.value + 0.5) - 0.5 : property.value | 0;
}

function layerOf(map, name) {
    for (const layer of map.layers) if (layer.isObjectLayer && layer.name === name) return layer;
    const made = new ObjectGroup(name), rank = LAYERS.indexOf(name);
    const above = map.layers.findIndex(layer => LAYERS.indexOf(layer.name) > rank);
    map.insertLayerAt(above < 0 ? map.layerCount : above, made);
    return made;
}

function setPoints(object, points) {
    object.rotation = 0;
    object.x = points[0][0];
    object.y = points[0][1];
    object.polygon = points.map(p => ({ x: p[0] - points[0][0], y: p[1] - points[0][1] }));
}

const SHAPES = { point: MapObject.Point, polyline: MapObject.Polyline, polygon: MapObject.Polygon };

function draw(map, told) {
    const object = new MapObject(SHAPES[told.shape], told.name);
    setClass(object, told["class"]);
    if (told.shape === "point") { object.x = told.points[0][0]; object.y = told.points[0][1]; }
    else setPoints(object, told.points);
    for (const property of told.properties) object.setProperty(property.name, typed(property));
    layerOf(map, told.layer).addObject(object);
}

function alter(object, told) {
    if (told.points) setPoints(object, told.points);
    if (told["class"] !== null) setClass(object, told["class"]);
    if (told.name !== null) object.name = told.name;
    if (told.visible !== null) object.visible = told.visible;
}

/* Draw what the program has worked out from the map as it was saved. */
function drawn(map, text, words) {
    if (!isSaved(map)) return;
    const told = asked(map, ["track", "draw"].concat(words, ["--json", map.fileName]));
    if (!told) return;
    if (told.refused) {
        const why = told.refused;
        tiled.error(why.sentence + "  \u2192 " + why.remedy, () => look(map, why.x, why.y));
        look(map, why.x, why.y);
        tiled.alert(why.sentence + "\n\u2192 " + why.remedy, text);
        return;
    }
    inOneStep(map, text, () => {
        for (const one of told.settings) map.setProperty(one.name, typed(one));
        for (const one of told.altered) { const object = byId(map, one.id); if (object) alter(object, one); }
        for (const id of told.removed) { const object = byId(map, id); if (object) object.layer.removeObject(object); }
        for (const one of told.added) draw(map, one);
    });
    tiled.log(text + ": " + told.added.length + " objects drawn, " + told.removed.length + " taken away");
}

// ------------------------------------------------------------------------------ what is wrong

const standing = {}; // by file, the faults of its latest check
let checks = 0;

function look(map, x, y) {
    if (x === null || x === undefined) return;
    if (tiled.activeAsset !== map) tiled.activeAsset = map;
    const view = tiled.mapEditor.currentMapView;
    if (!view) return;
    if (view.scale < 0.5) view.scale = 0.5;
    view.centerOn(x, y);
}

function said(fault) { return fault.sentence + (fault.remedy ? "  \u2192 " + fault.remedy : ""); }

function show(map, fault) {
    const file = map.fileName, text = said(fault);
    const jump = () => {
        if (!standing[file] || !standing[file][text]) { tiled.log("Mended already: " + text); return; }
        if (tiled.activeAsset !== map) tiled.activeAsset = map;
        const object = fault.id > 0 ? byId(map, fault.id) : null;
        if (object) { map.currentLayer = object.layer; map.selectedObjects = [object]; }
        look(map, fault.x, fault.y);
    };
    standing[file][text] = fault;
    if (fault.severity === "fault") tiled.error(text, jump); else tiled.warn(text, jump);
}

function counted(n, one, many) { return (n || "no") + " " + (n === 1 ? one : many); }

/* Whether the map can be raced on; all that is wrong with it stands in the list of issues. */
function check(map) {
    const words = ["track", "check", "--json"];
    const preview = previewLayer(map) ? ["--preview", previewOf(map)] : [];
    const told = asked(map, words.concat(preview, [map.fileName]));
    if (!told) return false;
    standing[map.fileName] = {};
    for (const fault of told.faults) show(map, fault);
    const faults = told.faults.filter(fault => fault.severity === "fault").length;
    checks += 1;
    tiled.log("Check " + checks + " of " + map.fileName.replace(/.*[\/\\]/, "") + ": "
        + counted(told.cells, "cell", "cells") + ", " + counted(faults, "fault", "faults") + ", "
        + counted(told.faults.length - faults, "warning", "warnings"));
    refreshPreview(map);
    return faults === 0;
}

/* Mend what can be mended by a program, of the objects that are selected or of all. */
function mend(map) {
    if (!isSaved(map)) return;
    check(map);
    const chosen = map.selectedObjects.map(object => object.id), all = standing[map.fileName] || {};
    const faults = Object.keys(all).map(text => all[text]).filter(fault => fault.mend);
    const wanted = faults.filter(fault => chosen.indexOf(fault.id) >= 0);
    const mended = wanted.length ? wanted : faults;
    if (!mended.length) { tiled.alert("Nothing here can be mended by itself: see the list of issues.", TITLE); return; }
    const text = mended.map(said).join("\n");
    if (!tiled.confirm(text, "Mend this?")) return;
    inOneStep(map, "Mend", () => { for (const fault of mended) carryOut(map, fault.mend); });
    if (isSaved(map)) check(map);
}

function carryOut(map, step) {
    const objects = (step.ids || [step.id]).map(id => byId(map, id));
    if (step.do === "set" && step.id === 0) { map.setProperty(step.name, whole(step.value)); return; }
    if (objects.some(object => !object)) return;
    if (step.do === "reverse") objects.forEach(object => setPoints(object, pointsOf(object).reverse()));
    if (step.do === "swap") {
        const values = objects.map(object => object.property(step.name));
        objects.forEach((object, i) => object.setProperty(step.name, whole(values[values.length - 1 - i])));
    }
    if (step.do === "set") objects[0].setProperty(step.name, step.name === "next" || step.name === "exit" ? byId(map, step.value) : whole(step.value));
    if (step.do === "move") moveTo(objects[0], step);
    if (step.do === "delete") removeFrom(objects[0], step.vertex);
}

function whole(value) { return typeof value === "number" && value % 1 === 0 ? value | 0 : value; }

/* The vertices of an object on the map, turned as it is. */
function pointsOf(object) {
    const turn = object.rotation * Math.PI / 180, cos = Math.cos(turn), sin = Math.sin(turn);
    return object.polygon.map(p => [object.x + p.x * cos - p.y * sin, object.y + p.x * sin + p.y * cos]);
}

function moveTo(object, step) {
    if (!step.vertex) { object.x = step.x; object.y = step.y; return; }
    const points = pointsOf(object);
    points[step.vertex - 1] = [step.x, step.y];
    setPoints(object, points);
}

function removeFrom(object, vertex) {
    if (!vertex) { object.layer.removeObject(object); return; }
    const points = pointsOf(object);
    points.splice(vertex - 1, 1);
    setPoints(object, points);
}

// ------------------------------------------------------------------------------ the picture

function previewOf(map) { return map.fileName.replace(/\.tmx$/i, "") + ".preview.jpg"; }
function previewLayer(map) { return map.layers.find(layer => layer.isImageLayer && layer.name === PREVIEW); }
function url(file) { return "file://" + (IS_WINDOWS ? "/" : "") + slashed(file); }

/* An image layer does not watch its file; its image set anew, it leaves no mark in the history. */
function refreshPreview(map) {
    const layer = previewLayer(map), file = previewOf(map);
    if (!layer || !File.exists(file)) return;
    layer.setImage(new Image(file), url(file));
    const view = tiled.mapEditor.currentMapView;
    if (view) { const scale = view.scale; view.scale = scale * 1.001; view.scale = scale; }
}

/* The layer is made with its picture: one that had none when it was added is not drawn right. */
function togglePreview(map) {
    const layer = previewLayer(map);
    if (layer) { inOneStep(map, "Hide the preview", () => map.removeLayer(layer)); return; }
    if (!isSaved(map)) return;
    const file = previewOf(map);
    asked(map, ["track", "check", "--json", "--preview", file, map.fileName]);
    if (!File.exists(file)) { tiled.alert("This map cannot be drawn yet: check it first.", TITLE); return; }
    const made = new ImageLayer(PREVIEW);
    made.setImage(new Image(file), url(file));
    made.opacity = 0.6;
    made.locked = true;
    inOneStep(map, "Show the preview", () => map.insertLayerAt(0, made));
}

// ------------------------------------------------------------------------------ questions

/* Ask for numbers: in a dialog where there are dialogs, else as one line to type. */
function numbers(title, fields) {
    const found = typeof Dialog === "undefined" ? typedIn(title, fields) : chosenIn(title, fields);
    if (!found) return null;
    const wrong = fields.find(field => !(found[field.name] >= field.least && found[field.name] <= field.most));
    if (!wrong) return found;
    tiled.alert(wrong.name + ": " + wrong.label + ", from " + wrong.least + " to " + wrong.most + ".", title);
    return null;
}

function typedIn(title, fields) {
    const label = fields.map(field => field.name + ": " + field.label).join("\n");
    const text = tiled.prompt(label, fields.map(field => field.name + "=" + field.value).join(" "), title);
    if (!text) return null;
    const found = {};
    for (const field of fields) {
        const given = new RegExp("\\b" + field.name + "\\s*=\\s*(-?[0-9]+)").exec(text);
        found[field.name] = given ? Number(given[1]) : field.value;
    }
    return found;
}

function chosenIn(title, fields) {
    const dialog = new Dialog(title), inputs = {}, found = {};
    for (const field of fields) {
        dialog.addLabel(field.label);
        const input = dialog.addNumberInput();
        input.decimals = 0;
        input.minimum = field.least;
        input.maximum = field.most;
        input.value = field.value;
        inputs[field.name] = input;
        dialog.addNewRow();
    }
    dialog.addButton("OK").clicked.connect(() => dialog.accept());
    dialog.addButton("Cancel").clicked.connect(() => dialog.reject());
    if (dialog.exec() !== Dialog.Accepted) return null;
    for (const field of fields) found[field.name] = inputs[field.name].value;
    return found;
}

// ------------------------------------------------------------------------------ generators

function lanes(map) {
    const line = map.selectedObjects.find(object => object.polygon && object.polygon.length > 2);
    if (!line) {
        tiled.alert("Draw the middle of the road as a polyline or polygon in driving direction, and select it.", "Lanes from a centreline");
        return;
    }
    const width = Math.round(setting(map, "lane_width", LANE_WIDTH));
    const wanted = numbers("Lanes from a centreline", [
        { name: "lanes", label: "how many lanes", value: 3, least: 1, most: 8 },
        { name: "width", label: "pixels from lane to lane", value: width, least: 20, most: 400 },
        { name: "length", label: "pixels from cell to cell", value: Math.round(CELL * width), least: 20, most: 800 },
        { name: "slots", label: "places on the grid, 0 for none", value: Math.min(20, setting(map, "players_max", PLAYERS)), least: 0, most: 20 }]);
    if (!wanted) return;
    drawn(map, "Lanes from a centreline", ["lanes", "--centreline", line.id, "--lanes", wanted.lanes,
        "--width", wanted.width, "--length", wanted.length, "--slots", wanted.slots].map(String));
}

function grid(map) {
    const wanted = numbers("Start grid", [
        { name: "slots", label: "places behind the finish line", value: Math.min(20, setting(map, "players_max", PLAYERS)), least: 1, most: 20 }]);
    if (wanted) drawn(map, "Start grid", ["grid", "--slots", String(wanted.slots)]);
}

function pit(map) {
    const wanted = numbers("Pit lane", [
        { name: "behind", label: "cells before the finish line", value: 12, least: 4, most: 60 },
        { name: "beyond", label: "cells after it", value: 6, least: 3, most: 60 },
        { name: "boxes", label: "boxes, two a team", value: 10, least: 0, most: 20 },
        { name: "right", label: "1 at the driver's right, 0 at the left", value: 1, least: 0, most: 1 }]);
    if (!wanted) return;
    drawn(map, "Pit lane", ["pit", "--behind", wanted.behind, "--beyond", wanted.beyond, "--boxes",
        wanted.boxes, "--side", wanted.right ? "right" : "left"].map(String));
}

function respace(map) {
    const roads = map.selectedObjects.filter(object => classOf(object) === "lane");
    const box = map.selectedObjects.find(object => object.shape === MapObject.Rectangle);
    if (!roads.length || !box) {
        tiled.alert("Draw a rectangle round the cells, then select it together with their lanes.", "Respace cells");
        return;
    }
    const wanted = numbers("Respace cells", [
        { name: "cells", label: "cells in the box, 0 for as many as there are", value: 0, least: 0, most: 400 }]);
    if (!wanted) return;
    const words = ["respace", "--box", String(box.id)];
    for (const road of roads) words.push("--lane", String(road.id));
    if (wanted.cells) words.push("--cells", String(wanted.cells));
    drawn(map, "Respace cells", words);
}

function reverse(map) {
    const roads = map.selectedObjects.filter(object => object.polygon && object.polygon.length > 1);
    if (!roads.length) { tiled.alert("Select the lanes to turn round.", "Reverse lanes"); return; }
    inOneStep(map, "Reverse lanes", () => { for (const road of roads) setPoints(road, pointsOf(road).reverse()); });
}

function renumber(map) {
    const roads = [];
    each(map.layers, object => { if (classOf(object) === "lane") roads.push(object); });
    const most = roads.reduce((found, road) => Math.max(found, Number(road.property("lane")) || 0), 0);
    inOneStep(map, "Number lanes from the other side", () => {
        for (const road of roads) road.setProperty("lane", (most + 1 - (Number(road.property("lane")) || 0)) | 0);
    });
}

function newCircuit() {
    const open = tiled.activeAsset && tiled.activeAsset.fileName;
    const usual = (open ? folderOf(open) : folderOf(folderOf(HERE))) + "/my-circuit.tmx";
    const file = tiled.promptSaveFile ? tiled.promptSaveFile(usual, "Circuit (*.tmx)", "New circuit")
        : tiled.prompt("Save as", usual, "New circuit");
    if (!file) return;
    if (File.exists(file)) { tiled.alert(file + " is there already.", "New circuit"); return; }
    const wanted = numbers("New circuit", [
        { name: "shape", label: "1 oval, 2 hairpin, 3 street", value: 2, least: 1, most: 3 },
        { name: "lanes", label: "how many lanes", value: 3, least: 1, most: 8 },
        { name: "width", label: "pixels from lane to lane", value: LANE_WIDTH, least: 20, most: 400 }]);
    if (!wanted) return;
    const shape = ["oval", "hairpin", "street"][wanted.shape - 1];
    const words = ["track", "new", file, "--shape", shape, "--lanes", wanted.lanes, "--width", wanted.width];
    const answer = ask({ fileName: file }, words.map(String));
    if (!answer) return;
    if (answer.status === 0) tiled.open(file);
    else tiled.alert((answer.err || answer.out).trim(), "New circuit");
}

// ------------------------------------------------------------------------------ keys and menus

function register(id, text, key, call) {
    const action = tiled.registerAction(TITLE + id, call);
    action.text = "Circuit: " + text;
    if (key) action.shortcut = key;
    return { action: TITLE + id };
}

function onMap(call) { return () => { const map = theMap(); if (map) call(map); }; }
const gap = { separator: true };

tiled.extendMenu("Map", [
    gap,
    register("Check", "check", "F6", onMap(map => { if (isSaved(map)) check(map); })),
    register("Race", "race on it", "F5", onMap(map => {
        if (isSaved(map) && check(map)) begin(map, ["play", "--detach", "--track", map.fileName]);
    })),
    register("Watch", "watch it in the game", "Ctrl+F5", onMap(map => {
        if (isSaved(map)) begin(map, ["track", "watch", "--detach", map.fileName]);
    })),
    register("Report", "report", "Shift+F6", onMap(map => {
        if (!isSaved(map) || !check(map)) return;
        const answer = ask(map, ["track", "report", "--races", "40", map.fileName]);
        if (answer) tiled.log(answer.out || answer.err);
    })),
    register("Preview", "preview on or off", "Ctrl+F6", onMap(togglePreview)),
    register("Mend", "mend what can be mended...", "", onMap(mend)),
    gap,
    register("Lanes", "lanes from a centreline...", "F7", onMap(lanes)),
    register("Respace", "respace cells...", "", onMap(respace)),
    register("Reverse", "reverse lanes", "", onMap(reverse)),
    register("Renumber", "number lanes from the other side", "", onMap(renumber)),
    register("Grid", "start grid...", "Ctrl+Shift+G", onMap(grid)),
    register("Pit", "pit lane...", "", onMap(pit)),
]);
tiled.extendMenu("MapView.Objects", [
    gap, { action: TITLE + "Lanes" }, { action: TITLE + "Respace" }, { action: TITLE + "Reverse" },
]);
tiled.extendMenu("New", [gap, register("New", "new circuit...", "", newCircuit)]);

// Whoever looks at the preview sees it anew after every save.
tiled.assetSaved.connect(asset => {
    if (!isSaving && asset.isTileMap && previewLayer(asset)) check(asset);
});
})();
