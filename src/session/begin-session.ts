import type { SignInAnswer } from '#contract/account'
import { now } from '#src/clock/server-time.ts'
import type { AppContext } from '#src/context/app-context.ts'
import { stayChoice } from '#src/storage/stay-choice.ts'
import { noteOpenBrowser } from './brief-session.ts'
import { sessionData } from './session-data.ts'

/** Keeps the session that a sign-in of any kind was answered with; what this patient had left on the device is there again. */
export async function beginSession(
  app: Pick<AppContext, 'tenant' | 'queryClient'>,
  { PatientID, phone, idToken, refreshToken, expiresIn }: SignInAnswer,
): Promise<void> {
  const expiresAt = new Date(now() + expiresIn * 1000).toISOString()
  const isBrief = !(await stayChoice(app.tenant).read()) && noteOpenBrowser(app.tenant)
  const patient = { id: PatientID, idToken, refreshToken, expiresAt, ...(isBrief && { isBrief }) }
  await sessionData(app.tenant, app).begin(patient, new Date(now()), phone)
}
