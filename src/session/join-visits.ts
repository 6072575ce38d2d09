import { Problem } from '#contract/problem'
import type { Apis } from '#src/api/apis.ts'
import { inOneTab } from '#src/storage/in-one-tab.ts'
import type { SessionStore } from './session-store.ts'

type Joining = {
  tenant: string
  store: SessionStore
  apis: () => Promise<{ appointment: Pick<Apis['appointment'], 'appointment'> }>
}

/**
 * Asks of each appointment that this device opens by a token whether the patient's own session opens it too: then it has joined the account,
 * and its token goes (S21). That of another phone's stays. What cannot be asked now is asked with the next page.
 */
export function joinVisits({ tenant, store, apis }: Joining): Promise<void> {
  return inOneTab(`visits:${tenant}`, async () => {
    const { patient, unasked = [] } = await store.read()
    if (!patient) return
    for (const id of unasked) {
      const isJoined = await opensBySession(apis, id)
      if (isJoined === undefined || (await store.patient())?.id !== patient.id) return
      await store.settleAppointment(id, isJoined)
    }
  })
}

/** Whether the session alone opens it; undefined where that was not answered. */
async function opensBySession(apis: Joining['apis'], id: string): Promise<boolean | undefined> {
  try {
    await (await apis()).appointment.appointment(id)
    return true
  } catch (failure) {
    return failure instanceof Problem && failure.code === 'not_found' ? false : undefined
  }
}
