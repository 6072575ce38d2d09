import { createHmac } from 'node:crypto'
import { startPracticeSystem, type Received } from '#tests/support/practice-system'
import { ids, monday, openPracticeWorld } from './practice-world.ts'

/** A visit with the practitioner of another facility. */
export const inCairo = {
  practitioner_id: String(ids.cairene),
  facility_id: String(ids.cairoClinic),
  service_id: String(ids.cairoVisit),
  fee: { amount: 200, currency: 'AED' },
}

/** So many hours after the Monday on which the world begins. */
export const after = (hours: number) => new Date(monday.getTime() + hours * 3_600_000)

/** What a message is signed with, as anybody can compute it from the secret of the feed. */
export const signatureBy = (key: string, { headers, body }: Received) =>
  `v1,${createHmac('sha256', Buffer.from(key.slice(6), 'base64'))
    .update(`${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`)
    .digest('base64')}`

export type FeedWorld = Awaited<ReturnType<typeof openFeedWorld>>

/** A world of practices in which the clinic has a system of its own that is told of its visits. */
export async function openFeedWorld() {
  const system = await startPracticeSystem()
  const world = await openPracticeWorld()
  const deliver = () => world.app.practiceFeeds.deliver()
  return {
    ...world,
    system,
    /** Empties the world; the feed of the clinic is new in it, and its secret is the answer. */
    begin: async () => {
      await world.empty()
      system.reset()
      return (await world.facility('feed', 'set', 'test-clinic', system.url)).last
    },
    /** Tells each feed what is due. */
    deliver,
    /** As the job does, every two hours. */
    async deliverThrough(from: number, to: number) {
      for (let hour = from; hour <= to; hour += 2) {
        world.setClock(after(hour))
        await deliver()
      }
    },
    cancel: (visit: { id: string; token: string }) =>
      world.change('PUT', `/patientapp/appointments/${visit.id}/cancel`, visit.token, { forcebookable: true }),
    move: (visit: { id: string; token: string }, start: string) =>
      world.change('PUT', `/patientapp/appointments/${visit.id}/reschedule`, visit.token, {
        start,
        forcebookable: true,
      }),
    /** What the operator reads of the feed of the clinic. */
    show: async () => (await world.facility('feed', 'show', 'test-clinic')).lines,
    close: async () => {
      await world.close()
      await system.close()
    },
  }
}
