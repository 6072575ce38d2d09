const toBase64Url = (bytes: ArrayBuffer | Uint8Array) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** A new random key of this browser, and its SHA-256, both as base64url: who has read the hash does not know the key. */
export async function newBrowserKey(): Promise<{ key: string; hash: string }> {
  const key = toBase64Url(crypto.getRandomValues(new Uint8Array(32)))
  return { key, hash: toBase64Url(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key))) }
}
