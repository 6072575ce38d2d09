import type { Credential } from '#contract/credentials'
import { headers } from '#contract/headers'
import { digestOf } from './digest.ts'
import { hmacSha256 } from './signature.ts'

export type ToSign = {
  credential: Credential
  method: string
  /** Path with query, exactly as on the request line. */
  path: string
  /** The bytes of the body, as text or as they are; empty when there is none. */
  body: string | ArrayBuffer
  /** The server's time, as far as it is known. */
  date: Date
}

/** The signed header set of one attempt (H07): a date in whole seconds of UTC (K10), the digest of the body, and the signature. */
export async function signedHeaders({ credential, method, path, body, date }: ToSign): Promise<Record<string, string>> {
  const xDate = date.toUTCString()
  const digest = await digestOf(body)
  const signature = await hmacSha256(credential.secret, textToSign({ xDate, method, path, digest }))
  return {
    [headers.date]: xDate,
    [headers.digest]: digest,
    [headers.signature]: `hmac username="${credential.keyId}", algorithm="hmac-sha256", headers="x-date request-line digest", signature="${signature}"`,
  }
}

function textToSign({ xDate, method, path, digest }: { xDate: string; method: string; path: string; digest: string }) {
  return `x-date: ${xDate}\n${method.toUpperCase()} ${path} HTTP/1.1\ndigest: ${digest}`
}
