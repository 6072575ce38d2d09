import type { Money } from '#contract/wire'
import type { AppContext } from '#src/context/app-context.ts'
import { toChangedVisit } from '#src/features/earlier-offer/earlier-visit.ts'
import { cancelAppointment, toCancelling } from '#src/queries/appointment.ts'
import { keepCancellation, keptCancellationQuery } from '#src/queries/appointment-cancellation.ts'
import { sentOrWaiting } from '#src/queries/appointment-outbox.ts'
import type { ShownVisit } from '../use-appointment.ts'
import type { Reason } from './reason-fields.tsx'

/** Cancels a visit, or keeps that on the device where no answer comes, or behind a change that is still to be sent. Returns whether it is kept. */
export async function cancelOrKeep(app: AppContext, visit: ShownVisit, why: Reason & { fee: Money }): Promise<boolean> {
  const { id } = visit
  const outcome = await sentOrWaiting(app, id, () => cancelAppointment(app, id, why))
  if (outcome === 'sent') return false
  const change = { cancelling: toCancelling(why), visit: toChangedVisit(visit) }
  await keepCancellation(app, { change, ...outcome })
  await app.queryClient.invalidateQueries({ queryKey: keptCancellationQuery(app, id).queryKey })
  return true
}
