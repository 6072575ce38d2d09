import { onlineManager } from '@tanstack/react-query'
import type { AppContext } from '#src/context/app-context.ts'
import { readKnownVisits } from '#src/features/own-visits/read-known-visits.ts'
import type { RowVisit } from '#src/features/own-visits/row-visit.ts'
import { ownAppointmentsQuery } from '#src/queries/own-appointments.ts'
import { isOff } from '#src/session/kept-visit.ts'
import { storageKey, tenantStorage } from '#src/storage/tenant-storage.ts'

/** How long the platform is waited for before the device's own copies serve, in milliseconds: somebody looks at a start. */
const patience = 1_500

/**
 * The id of the visit that the signed-in patient has next, once for a device: at their first start from its home screen of which it is known whether
 * there is one. Undefined at every later start, and where there is none.
 */
export async function firstVisit(app: AppContext, patienceMs = patience): Promise<string | undefined> {
  const storage = tenantStorage(app.tenant)
  // It names nobody, and outlasts a sign-out.
  const key = storageKey(app.tenant, 'first-start')
  if (await storage.get<boolean>(key)) return undefined
  const visits = (await readAhead(app, patienceMs)) ?? (await readKept(app))
  if (visits) await storage.set(key, true)
  return visits?.find((visit) => !isOff(visit))?.id
}

/** Undefined where the platform does not answer in time. */
async function readAhead(app: AppContext, patienceMs: number): Promise<readonly RowVisit[] | undefined> {
  if (!onlineManager.isOnline()) return undefined
  const reading = app.queryClient.fetchQuery({ ...ownAppointmentsQuery(app, 'ahead'), retry: false }).then(
    ({ appointments }) => appointments,
    () => undefined,
  )
  return Promise.race([reading, new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs, undefined))])
}

/** Undefined where the device has never read a list either: that says nothing. */
async function readKept(app: AppContext): Promise<readonly RowVisit[] | undefined> {
  const { visits, wasRead } = await readKnownVisits(app, 'ahead')
  return wasRead || visits.length > 0 ? visits : undefined
}
