import { Problem } from '#contract/problem'
import type { Money } from '#contract/wire'
import type { AppContext } from '#src/context/app-context.ts'
import { toChangedVisit } from '#src/features/earlier-offer/earlier-visit.ts'
import { cancelAppointment, toCancelling } from '#src/queries/appointment.ts'
import { keepCancellation, keptCancellationQuery } from '#src/queries/appointment-cancellation.ts'
import { isVisitChangeWaiting } from '#src/queries/appointment-waiting.ts'
import type { ShownVisit } from '../use-appointment.ts'
import type { Reason } from './reason-fields.tsx'

/** Cancels a visit, or keeps that on the device where there is no network, or behind a change that is still to be sent. Returns whether it is kept. */
export async function cancelOrKeep(app: AppContext, visit: ShownVisit, why: Reason & { fee: Money }): Promise<boolean> {
  const { id } = visit
  try {
    if (!(await isVisitChangeWaiting(app, id))) {
      await cancelAppointment(app, id, why)
      return false
    }
  } catch (failure) {
    if (!(failure instanceof Problem && failure.code === 'offline')) throw failure
  }
  await keepCancellation(app, {
    cancelling: toCancelling(why),
    visit: toChangedVisit(visit),
  })
  await app.queryClient.invalidateQueries({ queryKey: keptCancellationQuery(app, id).queryKey })
  return true
}
