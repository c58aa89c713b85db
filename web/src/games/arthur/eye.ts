/** The eye over the map. */
import { Eye, type Box } from "../../lib/camera";

/** The playable sheet with a little sea round it. */
export const SHEET: Box = [6, 8, 852, 982];
export const eye = new Eye({ box: SHEET, world: [-10, -6, 885, 1005], nearest: 4.5 });
