/** The eye over the table. */
import { Eye, type Box } from "../../lib/camera";
import { DEEP, WIDE } from "./pose";

const RIM = 14;
export const TABLE: Box = [-RIM, -RIM, WIDE + RIM, DEEP + RIM];
export const eye = new Eye({ box: TABLE, world: [-60, -60, WIDE + 60, DEEP + 60], nearest: 6 });
