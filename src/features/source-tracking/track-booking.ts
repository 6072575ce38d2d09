import type { Appointment } from '#contract/appointment'
import { createTrackingApi } from '#src/api/tracking-api.ts'
import type { AppContext } from '#src/context/app-context.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { inOneTab } from '#src/storage/in-one-tab.ts'
import { arrivalSource } from '#src/storage/arrival-source.ts'

/** Tells once what led to a booking, where something did (C13). What cannot be told now is told when its page is opened again. */
export function trackBooking(
  app: AppContext,
  { id, appointment_number, created_at }: Pick<Appointment, 'id' | 'appointment_number' | 'created_at'>,
): Promise<void> {
  const { tenant } = app
  const kept = arrivalSource(tenant)
  return inOneTab(`source:${tenant}`, async () => {
    const source = await kept.of(new Date(created_at))
    if (source === undefined) return
    const [{ transport }, token] = await Promise.all([app.apis(), sessionStore(tenant).appointmentToken(id)])
    await createTrackingApi(() => transport('notification')).track({ source, appointment_number }, token)
    await kept.forget()
  })
}
