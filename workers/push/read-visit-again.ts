import type { Appointment } from '#contract/appointment'
import { headers } from '#contract/headers'
import { backgroundSending } from '#src/storage/background-sending.ts'
import { sessionTokens } from '#src/storage/session-tokens.ts'
import { tenantStorage } from '#src/storage/tenant-storage.ts'
import { callPlatform, workerClock } from '../sync/call-platform.ts'
import { rows } from '../sync/call-rows.ts'
import { asPatient, type Cookies, isOpenSession } from '../sync/session-bearer.ts'
import type { WorkerRequest } from '../sync/worker-request.ts'
import { renewVisit } from './renew-visit.ts'

/**
 * Reads a visit that this device keeps again (C55), by the session or the visit's own token, and keeps when it is now. False where no page has noted how calls are made, the
 * session is not to be used, or nothing was answered: the app reads it when it is next opened.
 */
export async function readVisitAgain(tenant: string, id: string, cookies?: Cookies): Promise<boolean> {
  const storage = tenantStorage(tenant)
  const tokens = sessionTokens(tenant, storage)
  const facts = await backgroundSending(tenant, storage).read()
  if (!facts || !(await isOpenSession(tenant, (await tokens.read()).patient, cookies))) return false
  const calling = {
    facts,
    clock: workerClock(tenant, storage),
    fetch: (address: string, request: RequestInit) => fetch(address, request),
  }
  const call = (request: WorkerRequest, bearer?: string) => callPlatform(calling, request, bearer)
  const token = await tokens.appointmentToken(id)
  const request = { row: rows.appointment, id, ...(token && { headers: { [headers.appointmentToken]: token } }) }
  try {
    const session = { tenant, tokens, canRenew: facts.canRenew, call }
    const visit = (await asPatient(session, (bearer) => call(request, bearer))) as Appointment
    await renewVisit(tenant, visit)
    return true
  } catch {
    return false
  }
}
