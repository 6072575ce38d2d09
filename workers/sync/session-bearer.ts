import { Problem } from '#contract/problem'
import { openBrowserCookie } from '#contract/cookies'
import { now } from '#src/clock/server-time.ts'
import { inOneTab } from '#src/storage/in-one-tab.ts'
import type { PatientSession, sessionTokens } from '#src/storage/session-tokens.ts'
import { rows } from './call-rows.ts'
import type { WorkerRequest } from './worker-request.ts'

type SessionOf = {
  tenant: string
  tokens: ReturnType<typeof sessionTokens>
  /** Whether the platform refreshes sessions. */
  canRenew: boolean
  call: (request: WorkerRequest) => Promise<unknown>
}

/**
 * Makes a call with the bearer of the patient who is signed in on this device, who may be nobody: refreshed where it has expired, and once
 * more where it is refused (E03). Rejects with `SessionOver` where that does not help.
 */
export async function asPatient<Answer>(
  session: SessionOf,
  call: (bearer: string | undefined) => Promise<Answer>,
): Promise<Answer> {
  const { patient } = await session.tokens.read()
  if (!patient) return call(undefined)
  const isOld = session.canRenew && Date.parse(patient.expiresAt) <= now()
  const bearer = isOld ? await renewed(session, patient) : patient.idToken
  try {
    return await call(bearer)
  } catch (failure) {
    if (!isRefused(failure)) throw failure
    if (isOld || !session.canRenew) throw new SessionOver()
    return call(await renewed(session, patient)).catch((again: unknown) => {
      throw isRefused(again) ? new SessionOver() : again
    })
  }
}

/** The session of the patient has ended: what they changed waits until they sign in again. What must be done then is the next page's. */
export class SessionOver extends Problem {
  constructor() {
    super('unauthenticated')
  }
}

/** Under the lock of the pages, which refresh the same session. */
const renewed = ({ tenant, tokens, call }: SessionOf, { idToken: bearer }: PatientSession): Promise<string> =>
  inOneTab(`session:${tenant}`, async () => {
    const { patient } = await tokens.read()
    if (!patient) throw new SessionOver()
    if (patient.idToken !== bearer) return patient.idToken
    const request: WorkerRequest = { row: rows.refreshSession, body: { refreshToken: patient.refreshToken } }
    const next = (await call(request).catch((failure: unknown) => {
      throw isRefused(failure) ? new SessionOver() : failure
    })) as { idToken: string; refreshToken: string; expiresIn: number }
    const { idToken, refreshToken, expiresIn } = next
    await tokens.renew(patient, { idToken, refreshToken, expiresAt: new Date(now() + expiresIn * 1000).toISOString() })
    return idToken
  })

const isRefused = (failure: unknown) => failure instanceof Problem && failure.status === 401

/** Stores of cookies as far as workers have them. */
export type Cookies = { get(name: string): Promise<object | null> }

/**
 * Whether a session that lasts until the browser is closed may be used: where the worker cannot see that the browser has been open since, it may
 * be another person's by now.
 */
export async function isOpenSession(
  tenant: string,
  patient: PatientSession | undefined,
  cookies?: Cookies,
): Promise<boolean> {
  if (!patient?.isBrief) return true
  return Boolean(await cookies?.get(openBrowserCookie(tenant)).catch(() => null))
}
