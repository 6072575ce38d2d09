import type { Money } from '#contract/wire'
import type { AppContext } from '#src/context/app-context.ts'
import type { CancelChange } from '#src/outbox/cancelling/cancel-change.ts'
import { toChangedVisit } from '#src/features/earlier-offer/earlier-visit.ts'
import { cancelAppointment, toCancelling } from '#src/queries/appointment.ts'
import { keptCancellationQuery } from '#src/queries/appointment-cancellation.ts'
import { sendVisitChange } from '#src/queries/appointment-outbox.ts'
import type { ShownVisit } from '../use-appointment.ts'
import type { Reason } from './reason-fields.tsx'

/** Cancels a visit, or keeps that on the device where no answer comes, or behind a change that is still to be sent. Returns whether it is kept. */
export async function cancelOrKeep(app: AppContext, visit: ShownVisit, why: Reason & { fee: Money }): Promise<boolean> {
  const { id: appointmentId } = visit
  const { cancelIdOf, cancelKindName } = await import('#src/outbox/cancelling/cancel-change.ts')
  const change: CancelChange = { cancelling: toCancelling(why), visit: toChangedVisit(visit) }
  const outcome = await sendVisitChange(app, {
    ...{ id: cancelIdOf(appointmentId), kind: cancelKindName, appointmentId, change },
    send: () => cancelAppointment(app, appointmentId, why),
  })
  if (outcome === 'sent') return false
  await app.queryClient.invalidateQueries({ queryKey: keptCancellationQuery(app, appointmentId).queryKey })
  return true
}
