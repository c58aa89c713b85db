/** SHA-256 and its HMAC: the browser's own, or a library where a page without TLS is not given it. */

export interface Hashing {
  sha256(data: Uint8Array): Promise<Uint8Array>;
  /** An HMAC with this key. */
  hmac(key: Uint8Array): Promise<(data: Uint8Array) => Promise<Uint8Array>>;
}

/** WebCrypto; there in secure contexts alone. */
export const native: Hashing = {
  sha256: async (data) => new Uint8Array(await crypto.subtle.digest("SHA-256", data as BufferSource)),
  hmac: async (key) => {
    const made = await crypto.subtle.importKey("raw", key as BufferSource, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
    return async (data) => new Uint8Array(await crypto.subtle.sign("HMAC", made, data as BufferSource));
  },
};

/** The same without WebCrypto, for a server in the house that is called by plain http. */
export async function library(): Promise<Hashing> {
  const [{ sha256 }, { hmac }] = await Promise.all([import("@noble/hashes/sha2.js"), import("@noble/hashes/hmac.js")]);
  return {
    sha256: async (data) => sha256(data),
    hmac: async (key) => async (data) => hmac(sha256, key, data),
  };
}

export async function hashing(): Promise<Hashing> {
  return globalThis.crypto?.subtle ? native : library();
}
