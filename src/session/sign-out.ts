import { Problem } from '#contract/problem'
import type { AppContext } from '#src/context/app-context.ts'
import { owedSignOuts } from '#src/storage/owed-sign-outs.ts'
import { forgetOpenBrowser } from './brief-session.ts'
import { sessionData } from './session-data.ts'
import { sessionStore } from './session-store.ts'

/** How long the server is waited for, in milliseconds: what is on the device goes in any case. */
const patience = 4_000

/**
 * Signs the patient out of this device: ends their session at the server, where that can be reached, and deletes everything about them here.
 * Other tabs follow by the session record.
 */
export async function signOut(app: Pick<AppContext, 'apis' | 'tenant' | 'queryClient'>): Promise<void> {
  // What is still being asked for would be answered as to a session that has ended.
  await app.queryClient.cancelQueries()
  const owed = await endAtServer(app)
  forgetOpenBrowser(app.tenant)
  if (owed) await owedSignOuts(app.tenant).add(owed)
  await sessionData(app.tenant, app).signOut()
}

/**
 * Ends the session of this device at the server. Where that does not answer in time, returns what tells it later (`owedSignOuts`).
 */
export async function endAtServer(app: Pick<AppContext, 'apis' | 'tenant'>): Promise<string | undefined> {
  const patient = await sessionStore(app.tenant)
    .patient()
    .catch(() => undefined)
  if (!patient) return undefined
  const isEnded = app
    .apis()
    .then(({ account }) => account.signOut())
    .then(
      () => true,
      (failure: unknown) => failure instanceof Problem && failure.code === 'unauthenticated',
    )
  const tooLate = new Promise<false>((resolve) => setTimeout(() => resolve(false), patience))
  return (await Promise.race([isEnded, tooLate])) ? undefined : hashOf(patient.refreshToken)
}

/** SHA-256 as hexadecimal digits; undefined where the page has no cryptography, as without HTTPS. */
async function hashOf(token: string): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) return undefined
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
