import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import PQueue from 'p-queue'
import { problem } from './errors.ts'

/** Milliseconds that a worker may take to begin, and after which one that has nothing to do is ended. */
const limits = { beginning: 30_000, rest: 60_000 } as const

type Options = {
  /** The worker's module: it says that it is there, then answers one message after the other. */
  entry: URL
  /** Milliseconds that one answer may take. */
  longest: number
}

/**
 * Has work done in a worker, one piece at a time: calls are answered meanwhile. Rejects with `TooMuch` where a piece takes too long, or more
 * memory than there is for it, which ends the worker; throws `unavailable` where none begins.
 */
export function createWorkApart<Asked, Answer>({ entry, longest }: Options): (asked: Asked) => Promise<Answer> {
  const turns = new PQueue({ concurrency: 1 })
  let running: Worker | undefined
  let rest: NodeJS.Timeout | undefined

  const end = () => {
    void running?.terminate()
    running = undefined
  }

  async function ready(): Promise<Worker> {
    if (running) return running
    const worker = await begin(entry)
    worker.once('exit', () => {
      if (running === worker) running = undefined
    })
    return (running = worker)
  }

  async function work(asked: Asked): Promise<Answer> {
    clearTimeout(rest)
    try {
      return await ask<Asked, Answer>(await ready(), asked, longest)
    } catch (failure) {
      end()
      throw isTooMuch(failure) ? new TooMuch() : failure
    } finally {
      rest = setTimeout(end, limits.rest).unref()
    }
  }
  return (asked) => turns.add(() => work(asked))
}

/** A piece of work took more than there is for it, and its worker was ended. */
export class TooMuch extends Error {}

async function begin(entry: URL): Promise<Worker> {
  const worker = new Worker(entry, {
    // What it is given reaches neither secrets nor more memory than this.
    ...{ env: {}, execArgv: [], resourceLimits: { maxOldGenerationSizeMb: 256 } },
  })
  // One that fails while nobody waits for it has ended before the next piece.
  worker.on('error', () => undefined)
  try {
    await once(worker, 'message', { signal: AbortSignal.timeout(limits.beginning) })
  } catch (cause) {
    void worker.terminate()
    throw problem('unavailable', { cause })
  }
  worker.unref()
  return worker
}

/** Waits for the worker's answer. Rejects with what ended it. */
async function ask<Asked, Answer>(worker: Worker, asked: Asked, longest: number): Promise<Answer> {
  const over = new AbortController()
  const { signal } = over
  const tooLong = setTimeout(() => over.abort(new TooMuch()), longest)
  const hasEnded = once(worker, 'exit', { signal }).then(() => Promise.reject(new TooMuch()))
  try {
    worker.postMessage(asked)
    const [answer] = (await Promise.race([once(worker, 'message', { signal }), hasEnded])) as [Answer]
    return answer
  } finally {
    clearTimeout(tooLong)
    over.abort()
    hasEnded.catch(() => undefined)
  }
}

const isTooMuch = (failure: unknown) =>
  failure instanceof TooMuch ||
  (failure instanceof Error && (failure.name === 'AbortError' || ('code' in failure && failure.code === outOfMemory)))
const outOfMemory = 'ERR_WORKER_OUT_OF_MEMORY'
