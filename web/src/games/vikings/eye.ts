/** The eye over the map. */
import { Eye, type Box } from "../../lib/camera";

/** The playable sheet with a little sea round it. */
export const SHEET: Box = [96, 34, 836, 946];
export const eye = new Eye({ box: SHEET, world: [20, 0, 880, 985], nearest: 4.5 });
