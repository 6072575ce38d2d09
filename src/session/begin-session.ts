import type { SignInAnswer } from '#contract/account'
import { now } from '#src/clock/server-time.ts'
import type { AppContext } from '#src/context/app-context.ts'
import { sessionData } from './session-data.ts'

/** Keeps the session that a sign-in of any kind was answered with; what this patient had left on the device is there again. */
export async function beginSession(
  app: Pick<AppContext, 'tenant' | 'queryClient'>,
  { PatientID, idToken, refreshToken, expiresIn }: SignInAnswer,
): Promise<void> {
  const expiresAt = new Date(now() + expiresIn * 1000).toISOString()
  await sessionData(app.tenant, app).begin({ id: PatientID, idToken, refreshToken, expiresAt }, new Date(now()))
}
