import PQueue from 'p-queue'
import { problem } from '#server/errors'

/** Pages that are made at once: while one waits for the database another uses the processor. */
const atOnce = 4
/** Pages that may wait for it: a few seconds of work, since who waits much longer has gone. */
const mostWaiting = 50
/** Of the places to wait one address has a third at most, so that nobody fills them alone. */
const sharesOfQueue = 3

/** Makes a page in its turn, for the network that asks (`networkOf`). */
export type RenderQueue = <Result>(network: string, render: () => Promise<Result>) => Promise<Result>

/**
 * Makes so many pages at once and lets so many wait. Who has few in the queue goes before those who have many. Throws `unavailable`
 * past that, and past the share of one network: who comes later is told to come back.
 */
export function createRenderQueue(most = mostWaiting): RenderQueue {
  const queue = new PQueue({ concurrency: atOnce })
  const mostOfOne = Math.max(1, Math.floor(most / sharesOfQueue))
  const waiting = new Map<string, number>()

  return async (network, render) => {
    const own = waiting.get(network) ?? 0
    if (queue.size >= most || own >= mostOfOne) throw problem('unavailable')
    waiting.set(network, own + 1)
    try {
      return await queue.add(render, { priority: -own })
    } finally {
      const left = waiting.get(network)! - 1
      if (left > 0) waiting.set(network, left)
      else waiting.delete(network)
    }
  }
}
