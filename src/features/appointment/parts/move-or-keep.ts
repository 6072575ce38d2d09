import type { Money } from '#contract/wire'
import type { AppContext } from '#src/context/app-context.ts'
import { rescheduleAppointment } from '#src/queries/appointment.ts'
import { dismissMoves, keepMove } from '#src/queries/appointment-move.ts'
import { sentOrWaiting } from '#src/queries/appointment-outbox.ts'
import type { ShownVisit } from '../use-appointment.ts'

type Move = { start: string; fee: Money }

/** Moves a visit, or keeps that on the device where no answer comes, or behind a change that is still to be sent. Returns whether it is kept. */
export async function moveOrKeep(app: AppContext, visit: ShownVisit, move: Move): Promise<boolean> {
  const { id, practitioner, start: before, time_zone: timeZone } = visit
  const { newMoveId } = await import('#src/outbox/moving/move-change.ts')
  const key = newMoveId(id)
  await dismissMoves(app, id)
  const outcome = await sentOrWaiting(app, id, () => rescheduleAppointment(app, id, move, key))
  if (outcome === 'sent') return false
  const { start, fee } = move
  const moved = { appointmentId: id, practitionerName: practitioner.fullName, start, before, timeZone }
  await keepMove(app, key, { change: { fee, visit: moved }, ...outcome })
  return true
}
