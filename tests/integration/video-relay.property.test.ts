import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PassedOnSignal, ServerSignal } from '#contract/video-signalling'
import { videoSides, type VideoSide } from '#contract/video-visit'
import { connect, disconnect, passOn, takeSignals } from '#server/domain/video/connections'
import { monday, openWorld, type World } from './appointment-world.ts'
import { videoOf, type Booked } from './video-world.ts'

let world: World
let visit: Booked
beforeAll(async () => {
  world = await openWorld()
  visit = await videoOf(() => world).book()
})
afterAll(() => world.close())

/** Connections are named by their turn: also those that are gone, or not there yet. */
const turn = fc.nat(5)
const step = fc.oneof(
  fc.record({ do: fc.constant('join' as const), side: fc.constantFrom(...videoSides) }),
  fc.record({ do: fc.constant('leave' as const), who: turn, isLost: fc.boolean() }),
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('send' as const), from: turn, to: turn, isTwice: fc.boolean() }),
  },
  fc.record({ do: fc.constant('take' as const), who: fc.subarray([0, 1, 2, 3, 4, 5]) }),
)

/** What should be: who is there, and what is on its way to whom. */
function createModel() {
  const there = new Map<VideoSide, string>()
  const waiting = new Map<string, ServerSignal[]>()
  const otherThan = (side: VideoSide) => there.get(side === 'patient' ? 'practitioner' : 'patient')
  const sideOf = (id: string) => videoSides.find((side) => there.get(side) === id)
  const put = (id: string | undefined, signal: ServerSignal) => {
    if (id !== undefined) waiting.get(id)?.push(signal)
  }
  return {
    join(side: VideoSide, id: string): string | undefined {
      const before = there.get(side)
      const peer = otherThan(side)
      if (before !== undefined) {
        waiting.delete(before)
        put(peer, { type: 'peer-left', peer: before, is_lost: false })
      }
      there.set(side, id)
      waiting.set(id, [])
      put(peer, { type: 'peer-joined', peer: id })
      return peer
    },
    leave(id: string, isLost: boolean) {
      const side = sideOf(id)
      if (side === undefined) return
      there.delete(side)
      waiting.delete(id)
      put(otherThan(side), { type: 'peer-left', peer: id, is_lost: isLost })
    },
    send(from: string, signal: PassedOnSignal) {
      const side = sideOf(from)
      if (side !== undefined && otherThan(side) === signal.peer) put(signal.peer, { ...signal, peer: from })
    },
    take(ids: string[]) {
      const arrived = ids.map((id) => [id, waiting.get(id)?.splice(0) ?? []] as const)
      return { arrived: new Map(arrived), gone: ids.filter((id) => !sideOf(id)) }
    },
  }
}

it('messages of both sides arrive once, in their order, at whom they were for and at nobody who is gone, whatever comes between', async () => {
  const { db } = world.database
  const holder = { tenantCode: visit.tenant, appointmentId: visit.appointment.id }
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 24 }), async (steps) => {
      await world.database.query('delete from video_connections')
      const model = createModel()
      const ids: string[] = []
      let count = 0
      async function takeAll(who: string[]) {
        const expected = model.take(who)
        const { arrived, gone } = await takeSignals(db, who)
        for (const id of who)
          expect(arrived.filter(({ to }) => to === id).map(({ signal }) => signal)).toEqual(expected.arrived.get(id))
        expect(gone).toEqual(expected.gone)
      }
      for (const one of steps) {
        if (one.do === 'join') {
          const joined = await db.transaction((tx) => connect(tx, { ...holder, side: one.side }, monday))
          expect(joined.peer).toBe(model.join(one.side, joined.id))
          ids.push(joined.id)
        } else if (one.do === 'leave') {
          const id = ids[one.who]
          if (id === undefined) continue
          await disconnect(db, id, { isLost: one.isLost, now: monday })
          model.leave(id, one.isLost)
        } else if (one.do === 'send') {
          const [from, to] = [ids[one.from] ?? 'nobody', ids[one.to] ?? 'nobody']
          const signal: PassedOnSignal = {
            type: 'candidate',
            peer: to,
            candidate: { candidate: `${(count += 1)}`, sdpMid: null, sdpMLineIndex: 0 },
          }
          for (const _ of one.isTwice ? [1, 2] : [1]) {
            await passOn(db, from, signal)
            model.send(from, signal)
          }
        } else await takeAll(one.who.flatMap((index) => ids[index] ?? []))
      }
      await takeAll(ids)
      // What was taken is not there a second time.
      await takeAll(ids)
    }),
    { numRuns: 60 },
  )
})
