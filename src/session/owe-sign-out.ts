import { owedSignOuts } from '#src/storage/owed-sign-outs.ts'
import { sendSignOuts, type Sending } from './send-sign-outs.ts'
import type { PatientSession } from './session-store.ts'

/**
 * Has the server end a session that this device lets go of: noted first, so that it is ended although the page is closed meanwhile, and then
 * sent, for which nobody waits.
 */
export async function oweSignOut(app: Sending, { refreshToken }: PatientSession): Promise<void> {
  const hash = await sessionHash(refreshToken)
  if (hash === undefined) return
  await owedSignOuts(app.tenant).add(hash)
  void sendSignOuts(app).catch(() => undefined)
}

/** SHA-256 of a refresh token as hexadecimal digits; undefined where the page has no cryptography, as without HTTPS. */
export async function sessionHash(token: string): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) return undefined
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
