import type { Card } from "../../lib/game";
import type { OptionValues } from "../../lib/wire";
import Boss from "./Boss.svelte";

const inRebellion = ({ variant }: OptionValues): boolean => variant === "rebellion";

export const card: Card = {
  Boss,
  onlyUnder: {
    mode: (options) => inRebellion(options) && options["players"] !== 1,
    difficulty: inRebellion,
    banquet_answers: (options) => inRebellion(options) && options["mode"] === "semi",
    castle_fallback: inRebellion,
    tetrarchy_politics: ({ tetrarchy }) => tetrarchy === true,
    "rb_*": inRebellion,
  },
};
