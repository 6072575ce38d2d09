import PQueue from 'p-queue'
import { problem } from '#server/errors'

/** Pages that are rendered at once: while one waits for the database another uses the processor. */
const atOnce = 4
/** Pages that may wait: a few seconds of work, since visitors do not wait longer. */
const mostWaiting = 50
/** One network may use at most a third of the waiting places. */
const sharesOfQueue = 3

/** Renders a page in its turn, for the network of the caller (`networkOf`). */
export type RenderQueue = <Result>(network: string, render: () => Promise<Result>) => Promise<Result>

/**
 * Renders a limited number of pages at once and lets a limited number wait. Networks with few pages in the queue go before
 * those with many. Throws `unavailable` beyond the limit, and beyond the share of one network.
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
