import { Problem } from '#contract/problem'
import type { Apis } from '#src/api/apis.ts'
import { now } from '#src/clock/server-time.ts'
import { inOneTab } from '#src/storage/in-one-tab.ts'
import type { SessionStore } from './session-store.ts'

type Refresh = {
  tenant: string
  store: SessionStore
  apis: () => Promise<Pick<Apis, 'account'>>
  /** The bearer to replace. */
  bearer: string
}

/**
 * Refreshes the session in the record, unless another tab has done so already. Returns when the bearer in the record expires, as an
 * instant of the server. Throws `unauthenticated` when the session is over.
 */
export function refreshSession({ tenant, store, apis, bearer }: Refresh): Promise<string> {
  return inOneTab(`session:${tenant}`, async () => {
    const patient = await store.patient()
    if (!patient) throw new Problem('unauthenticated')
    if (patient.idToken !== bearer) return patient.expiresAt
    const { idToken, refreshToken, expiresIn } = await (await apis()).account.refreshSession(patient.refreshToken)
    const expiresAt = new Date(now() + expiresIn * 1000).toISOString()
    await store.renew(patient, { idToken, refreshToken, expiresAt })
    return expiresAt
  })
}
