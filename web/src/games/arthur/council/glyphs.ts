/** Own small drawings on a grid of 24: how rulers die. Lines, no fill. */
import type { Cause } from "../view";

export const CAUSES: Record<Cause, string> = {
  fall: "M6 20h12M12 3v9M12 12l-4-4M12 12l4-4M8 16h8",
  bell: "M12 3.500c-4 0-5.500 3-5.500 6.500 0 4-2 5.500-2 7h15c0-1.500-2-3-2-7 0-3.500-1.500-6.500-5.500-6.500zM10 20c.5 1 3.500 1 4 0",
  assassin: "M5 4l9 11M5 4l1 4.500M5 4l4.500 1M12 17l4.500-4M15 16l4 4M19 20l1.500-1.500",
  knives: "M4 4l8 10M4 4v4M20 4l-8 10M20 4v4M9 15l3-1 3 1M12 14v7M9.500 18.500h5",
  usurper: "M4 18h16M4.500 15 3 7l5 3.500L12 5l4 5.500L21 7l-1.500 8M5 21 19 3",
  battle: "M4 4l13 13M20 4 7 17M14.500 19.500l5-5M9.500 19.500l-5-5M18 18l2.500 2.500M6 18l-2.500 2.500",
  siege: "M5 21V9h3v2.500h2.500V9h3v2.500H16V9h3v12zM10 21v-4a2 2 0 0 1 4 0v4",
};
