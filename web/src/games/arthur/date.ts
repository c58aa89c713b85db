/** Years and seasons (AA-29). */
import { t } from "../../lib/i18n.svelte";
import type { AnnalDate } from "./view";

/** "452, winter"; empty where a view of older rules has no date. */
export const dateText = (date: AnnalDate | null | undefined): string =>
  date ? t("arthur-date", { year: date.year, season: t(`arthur-date-${date.season}`) }) : "";
