import type { SignInAnswer } from '#contract/account'
import { now } from '#src/clock/server-time.ts'
import type { AppContext } from '#src/context/app-context.ts'
import { stayChoice } from '#src/storage/stay-choice.ts'
import { noteOpenBrowser } from './brief-session.ts'
import { oweSignOut } from './owe-sign-out.ts'
import { endPush, quietDevice } from './quiet-device.ts'
import { returnPaths } from './return-paths.ts'
import type { Sending } from './send-sign-outs.ts'
import { sessionData } from './session-data.ts'
import { sessionStore } from './session-store.ts'

/**
 * Keeps the session that a sign-in of any kind was answered with; what this patient had left on the device is there again. A session that it
 * takes the place of ends at the server, and of another patient nothing stays.
 */
export async function beginSession(
  app: Pick<AppContext, 'queryClient'> & Sending,
  { PatientID, phone, idToken, refreshToken, expiresIn }: SignInAnswer,
): Promise<void> {
  const expiresAt = new Date(now() + expiresIn * 1000).toISOString()
  const isBrief = !(await stayChoice(app.tenant).read()) && noteOpenBrowser(app.tenant)
  const patient = { id: PatientID, idToken, refreshToken, expiresAt, ...(isBrief && { isBrief }) }
  const record = await sessionStore(app.tenant).read()
  const before = record.patient ?? record.abandoned
  const data = sessionData(app.tenant, app)
  if (before && before.refreshToken !== refreshToken) await oweSignOut(app, before)
  if (before && before.id !== PatientID) {
    await quietDevice(app)
    await endPush(app.tenant)
    await data.forget()
  }
  await returnPaths(app.tenant).begin(PatientID)
  await data.begin(patient, new Date(now()), phone)
}
