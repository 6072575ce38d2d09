import { Problem } from '#contract/problem'
import type { Money } from '#contract/wire'
import type { AppContext } from '#src/context/app-context.ts'
import { rescheduleAppointment } from '#src/queries/appointment.ts'
import { dismissMoves, keepMove } from '#src/queries/appointment-move.ts'
import { isVisitChangeWaiting } from '#src/queries/appointment-waiting.ts'
import type { ShownVisit } from '../use-appointment.ts'

type Move = { start: string; fee: Money }

/** Moves a visit, or keeps that on the device where there is no network, or behind a change that is still to be sent. Returns whether it is kept. */
export async function moveOrKeep(app: AppContext, visit: ShownVisit, move: Move): Promise<boolean> {
  const { id, practitioner, start: before, time_zone: timeZone } = visit
  const { newMoveId } = await import('#src/outbox/moving/move-change.ts')
  const key = newMoveId(id)
  await dismissMoves(app, id)
  try {
    if (!(await isVisitChangeWaiting(app, id))) {
      await rescheduleAppointment(app, id, move, key)
      return false
    }
  } catch (failure) {
    if (!(failure instanceof Problem && failure.code === 'offline')) throw failure
  }
  const { start, fee } = move
  await keepMove(app, key, {
    fee,
    visit: { appointmentId: id, practitionerName: practitioner.fullName, start, before, timeZone },
  })
  return true
}
