import PQueue from 'p-queue'
import { problem } from '#server/errors'

/** Pages that are made at once: while one waits for the database another uses the processor. */
const atOnce = 4
/** Pages that may wait for it: a few seconds of work, since who waits much longer has gone. */
const mostWaiting = 50

export type RenderQueue = <Result>(render: () => Promise<Result>) => Promise<Result>

/** Makes so many pages at once and lets so many wait. Throws `unavailable` past that: who comes later is told to come back. */
export function createRenderQueue(most = mostWaiting): RenderQueue {
  const queue = new PQueue({ concurrency: atOnce })
  return async (render) => {
    if (queue.size >= most) throw problem('unavailable')
    return queue.add(render)
  }
}
