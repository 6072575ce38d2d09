/**
 * Value of the `Digest` header: SHA-256 over exactly the bytes that are sent, over the empty string when there is no body
 * (H07).
 */
export async function digestOf(body: string | ArrayBuffer): Promise<string> {
  const bytes = typeof body === 'string' ? encoder.encode(body) : body
  return `SHA-256=${toBase64(await crypto.subtle.digest('SHA-256', bytes))}`
}

/** Standard base64 with padding. */
export function toBase64(bytes: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes)))
}

const encoder = new TextEncoder()
