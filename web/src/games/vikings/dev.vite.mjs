import config from "../../../vite.config.ts";
export default { ...config, root: "/work/main/web", server: { port: 5199, strictPort: true, host: "127.0.0.1", fs: { strict: false }, proxy: { "/api": { target: "http://127.0.0.1:8791", ws: true } } }, cacheDir: "/tmp/w2vite" };
