// Trims the map of the rules package to what the board draws, and writes map.gen.json: run `npm run map` after a change of the map.
// Outlines of kingdoms and the silhouette are left out: the board draws both from the coast and the borders.
import { area, read, sheet, write } from "../../../build/sheet.mjs";

const map = read("src/heptarchy/games/vikings/data/map.json");
write(import.meta.url, sheet(map, Object.fromEntries(Object.entries(map.areas).map(([key, one]) => [key, area(one)]))));
