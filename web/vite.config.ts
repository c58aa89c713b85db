import { resolve } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { catalogues } from "./build/catalogues.ts";
import { letters } from "./build/fonts.ts";
import { precompress } from "./build/precompress.ts";

const server = process.env["HEPTARCHY_SERVER"] ?? "http://127.0.0.1:8780";

export default defineConfig({
  plugins: [svelte(), catalogues(), letters(import.meta.dirname), precompress()],
  build: {
    outDir: resolve(import.meta.dirname, "../src/heptarchy/server/static"),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  server: {
    port: 5173,
    proxy: { "/api": { target: server, ws: true } },
  },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});
