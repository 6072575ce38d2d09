import type { VideoVisit } from '#contract/video-visit'
import { openWorld } from './appointment-world.ts'
import { videoOf, type Booked } from './video-world.ts'

export const turnUrls = [
  'turn:turn.test:3478?transport=udp',
  'turn:turn.test:3478?transport=tcp',
  'turns:turn.test:443?transport=tcp',
]
/** What the server says of STUN and TURN to who joins a visit. */
export const ice = { stunUrls: ['stun:stun.test:3478'], turnUrls, turnSecret: 'shared with coturn' }

export type VideoVisitWorld = Awaited<ReturnType<typeof openVideoVisitWorld>>

/** A world of visits by video whose rooms open when the app's own rules say so. */
export async function openVideoVisitWorld() {
  const world = await openWorld({ config: { ice } })
  const video = videoOf(() => world)

  /** Changes the configuration of the tenant: by an operator of SQL for JSON, with its operand. */
  async function configure(said: string): Promise<void> {
    await world.database.query(
      `update tenants set configuration = configuration ${said}, updated_at = now() where code = 'patientweb'`,
    )
    await world.app.tenants.refresh()
  }

  // The demo's rooms open long before a visit.
  await configure(`- 'booking_rules'`)
  return {
    ...world,
    configure,
    /** The visit as its patient reads it. */
    stateOf: async (visit: Booked): Promise<VideoVisit> => (await video.check(visit)).json().data,
  }
}
