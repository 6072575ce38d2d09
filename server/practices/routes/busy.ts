import { BusyAnswer, BusyPush } from '#contract/practice'
import { Data } from '#contract/wire'
import { retryOnConflict } from '#server/db/retry-on-conflict'
import { findOwnPractitioner } from '#server/domain/practices/find-practitioner'
import { readBusyPush } from '#server/domain/practices/read-busy-push'
import { replaceBusy } from '#server/domain/practices/replace-busy'
import type { ServicePlugin } from '#server/plugins/type-provider'
import { blocksOfPoint, keyOf } from '../key-of-request.ts'
import { toPracticeAppointment } from '../visit-view.ts'

/** Bytes of a body with as many blocks as there may be. */
const mostBytes = 262_144

/** Busy times of a practitioner, as their practice's own system knows them. */
export const busyRoutes: ServicePlugin = async (app) => {
  app.post(
    '/busy',
    {
      bodyLimit: mostBytes,
      schema: {
        operationId: 'pushBusyTimes',
        summary: 'Says when a practitioner is busy, in place of what was known of a range',
        description:
          'By a key with the scope `busy`. Times in a block are offered, held and booked no more; appointments that stand in one stay and are ' +
          'listed. What is older than what is known is not applied. A practitioner of whom nothing is heard for the time of the key is not ' +
          'offered at its facility until it is told again, which a range without blocks does too.',
        body: BusyPush,
        response: { 200: Data(BusyAnswer) },
      },
    },
    async (request) => {
      const { body } = request
      const { facility, trustMinutes } = await keyOf(request, 'busy', Math.floor(body.busy.length / blocksOfPoint))
      const now = app.clock()
      const range = readBusyPush(body, now)
      const practitionerId = await findOwnPractitioner(app.db, facility, body.practitioner)
      const push = { facilityId: facility.id, practitionerId, range, trustMinutes, now }
      const replaced = await retryOnConflict(() => app.db.transaction((tx) => replaceBusy(tx, push)))
      return {
        data: {
          applied: replaced.applied,
          known_at: replaced.knownAt.toISOString(),
          trusted_until: replaced.trustedUntil.toISOString(),
          busy: replaced.busy,
          conflicts: replaced.conflicts.map(toPracticeAppointment),
        },
      }
    },
  )
}
