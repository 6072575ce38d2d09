import type { Money } from '#contract/wire'
import type { AppContext } from '#src/context/app-context.ts'
import type { MoveChange } from '#src/outbox/moving/move-change.ts'
import { rescheduleAppointment } from '#src/queries/appointment.ts'
import { dismissMoves, keptMoveQuery } from '#src/queries/appointment-move.ts'
import { sendVisitChange } from '#src/queries/appointment-outbox.ts'
import type { ShownVisit } from '../use-appointment.ts'

type Move = { start: string; fee: Money }

/** Moves a visit, or keeps that on the device where no answer comes, or behind a change that is still to be sent. Returns whether it is kept. */
export async function moveOrKeep(app: AppContext, visit: ShownVisit, move: Move): Promise<boolean> {
  const { id: appointmentId, practitioner, start: before, time_zone: timeZone } = visit
  const { moveKindName, newMoveId } = await import('#src/outbox/moving/move-change.ts')
  const id = newMoveId(appointmentId)
  const { start, fee } = move
  const moved = { appointmentId, practitionerName: practitioner.fullName, start, before, timeZone }
  await dismissMoves(app, appointmentId)
  const outcome = await sendVisitChange(app, {
    ...{ id, kind: moveKindName, appointmentId, change: { fee, visit: moved } satisfies MoveChange },
    send: () => rescheduleAppointment(app, appointmentId, move, id),
  })
  if (outcome === 'sent') return false
  await app.queryClient.invalidateQueries({ queryKey: keptMoveQuery(app, appointmentId).queryKey })
  return true
}
