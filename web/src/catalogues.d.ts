/** What build/catalogues.ts makes of the catalogues. */
declare module "virtual:catalogues" {
  import type { Pattern } from "@fluent/bundle/esm/ast";

  export type Catalogue = Record<string, Pattern>;
  /** A language, and what loads its sentences. */
  export type Load = [language: string, load: () => Promise<{ default: Catalogue }>];

  export const english: Catalogue;
  export const languages: string[];
  /** By language: the sentences of the shell. */
  export const shells: Record<string, Load[]>;
  /** By game and language: those of its table. */
  export const tables: Record<string, Record<string, Load[]>>;
}
