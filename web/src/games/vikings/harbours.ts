/** Where a Viking ship lies off each coastal shire: on the water, clear of land and of the next harbour (VX-8.2). */
import type { Point } from "../../lib/map/chart";

export const HARBOURS: Record<string, Point> = {
  dunholm: [486, 112], cetreht: [499, 160], streonaeshealh: [531, 181], bretlintun: [588, 240], beoferlic: [611, 293],
  eoforwic: [569, 349], bartun: [604, 352], grimesbi: [640, 368], hornecaester: [648, 471],
  elmham: [781, 472], gipeswic: [810, 583], colneceaster: [742, 681], lundenwic: [632, 721], cantwaraburg: [739, 725],
  haestingas: [715, 831], laewes: [640, 850], seolesig: [585, 852], wintanceaster: [496, 845], hamwic: [449, 868],
  dornwaraceaster: [385, 885], exanceaster: [264, 890], beardastapol: [161, 786], gleawceaster: [366, 692], dene: [330, 702],
  lecacaetir: [288, 402], maersea: [290, 375], mameceaster: [324, 342], loncaster: [308, 291], ceartmel: [275, 272],
  caupaland: [252, 229], wyrcingatun: [258, 158], luel: [306, 128],
};
