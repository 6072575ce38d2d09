import type { SignInInput } from '#machines/password-reset/password-reset.types'
import { now } from '#src/clock/server-time.ts'
import type { AppContext } from '#src/context/app-context.ts'
import { toBase64 } from '#src/session/encode-password.ts'
import { sessionData } from '#src/session/session-data.ts'
import { sessionStore } from '#src/session/session-store.ts'

/** The stored path that the patient was on the way to, where it is one of our own. */
export async function findReturnPath({ tenant, basePath }: AppContext): Promise<string | undefined> {
  const path = await sessionStore(tenant).returnPath()
  return path?.startsWith(`${basePath}/`) && !path.startsWith('//') ? path : undefined
}

/** Begins a session with the new password, as the patient would do at the sign-in. */
export async function signInAfterReset(app: AppContext, { password, ...number }: SignInInput): Promise<void> {
  const { account } = await app.apis()
  const { PatientID, idToken, refreshToken, expiresIn } = await account.signInByPhone({
    ...number,
    password: toBase64(password),
  })
  const expiresAt = new Date(now() + expiresIn * 1000).toISOString()
  await sessionData(app.tenant, app).begin({ id: PatientID, idToken, refreshToken, expiresAt }, new Date(now()))
}
