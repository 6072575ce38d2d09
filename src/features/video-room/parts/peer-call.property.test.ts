import * as fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ModelPeer } from '#tests/support/model-peer'
import { createPeerCall, type CallSignal } from './peer-call.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('RTCPeerConnection', ModelPeer)
  vi.stubGlobal('MediaStream', EventTarget)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Two sides of a call, and what is on its way between them. */
function pair() {
  ModelPeer.made = []
  const onTheWay: CallSignal[][] = [[], []]
  const calls = [0, 1].map((side) =>
    createPeerCall({
      ...{ iceServers: [], isPolite: side === 1, tracks: () => ({ audio: null, video: null, isScreen: false }) },
      send: (signal) => onTheWay[side]!.push(signal),
      onRemote: () => {},
      onConnection: () => {},
      onOther: () => {},
    }),
  )
  const restart = (side: number) => calls[side]?.restart()
  /** The next signal of this side comes, at most as often as is said. */
  const deliver = (side: number, times: number) => {
    const signal = onTheWay[side]?.shift()
    for (let time = 0; signal && time < times; time += 1) void calls[1 - side]?.receive(signal)
  }
  /** What is on the way comes, as does what is sent since nothing has come. */
  const settle = async () => {
    let rounds = 0
    do {
      expect((rounds += 1), 'rounds until both agree').toBeLessThan(20)
      await rest()
      for (const side of [0, 1]) while (onTheWay[side]!.length > 0) deliver(side, 1)
      await rest()
      if (onTheWay.flat().length === 0) vi.advanceTimersByTime(60_000)
    } while (onTheWay.flat().length > 0)
  }
  const close = () => calls.forEach((call) => call.close())
  return { restart, deliver, lose: (side: number) => onTheWay[side]?.shift(), settle, close, peers: ModelPeer.made }
}

/** What is under way within either side has come to its end. */
const rest = () => new Promise((resolve) => setImmediate(resolve))

const side = fc.nat(1)
const step = fc.oneof(
  fc.record({ do: fc.constant('restart' as const), side }),
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('deliver' as const), side, times: fc.integer({ min: 1, max: 3 }) }),
  },
  fc.record({ do: fc.constant('lose' as const), side }),
  fc.record({ do: fc.constant('rest' as const) }),
)

it('comes to an agreement of both sides whenever each looks for another path, whatever comes late, at once, more than once or never', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
      const { restart, deliver, lose, settle, close, peers } = pair()
      for (const one of steps) {
        if (one.do === 'restart') restart(one.side)
        else if (one.do === 'deliver') deliver(one.side, one.times)
        else if (one.do === 'lose') lose(one.side)
        else await rest()
      }
      await settle()
      expect(peers.map(({ signalingState }) => signalingState)).toEqual(['stable', 'stable'])
      // What came more than once may have been answered more than once: each goes on from there, also where both do at once.
      restart(0)
      restart(1)
      await settle()
      close()
      expect(peers.map(({ signalingState }) => signalingState)).toEqual(['stable', 'stable'])
      expect(peers[0]?.agreed).toMatch(/ to /)
      expect(peers[1]?.agreed).toBe(peers[0]?.agreed)
    }),
    { numRuns: 200 },
  )
})
