import { retryOnConflict } from '#server/db/retry-on-conflict'
import { findOwnPractitioner } from '#server/domain/practices/find-practitioner'
import { readBusyPush } from '#server/domain/practices/read-busy-push'
import { replaceBusy, type Replaced } from '#server/domain/practices/replace-busy'
import type { ServicePlugin } from '#server/plugins/type-provider'
import { blocksOfPoint, keyOf } from '#server/practices/key-of-request'
import { BusyBundle } from '../busy/busy-bundle.ts'
import { inBundle } from '../busy/in-bundle.ts'
import { readBusyBundle } from '../busy/read-busy-bundle.ts'
import { sendResource } from '../reply.ts'
import { toTransactionResponse } from '../resources/transaction-response.ts'

/** Bytes of a body with as many slots as there may be, each with a name of its own. */
const mostBytes = 1_048_576

/** Busy times of practitioners, of a practice's own system that speaks FHIR: as a whole or not at all. */
export const busyTransaction: ServicePlugin = async (app) => {
  app.post('/', { bodyLimit: mostBytes, schema: { body: BusyBundle } }, async (request, reply) => {
    const { body } = request
    const cost = Math.floor(body.entry.length / blocksOfPoint)
    const { facility, trustMinutes } = await keyOf(request, 'busy', cost)
    const now = app.clock()
    const pushes: (Parameters<typeof replaceBusy>[1] & { entry: number })[] = []
    for (const of of readBusyBundle(body, facility.id)) {
      const range = await inBundle(of, () => readBusyPush(of.push, now))
      const practitionerId = await inBundle(of, () => findOwnPractitioner(app.db, facility, of.push.practitioner))
      pushes.push({ entry: of.entry, facilityId: facility.id, practitionerId, range, trustMinutes, now })
    }
    // Each takes the lock of its practitioner: in one order, two transactions never wait for each other.
    pushes.sort((one, other) => one.practitionerId - other.practitionerId)
    const replaced = await retryOnConflict(() =>
      app.db.transaction(async (tx) => {
        const results = new Map<number, Replaced>()
        for (const { entry, ...push } of pushes) results.set(entry, await replaceBusy(tx, push))
        return results
      }),
    )
    return sendResource(reply, toTransactionResponse(body.entry.length, replaced))
  })
}
