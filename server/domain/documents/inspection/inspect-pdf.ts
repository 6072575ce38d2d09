import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import PQueue from 'p-queue'
import type { FileRefusal } from '#contract/documents'
import { problem } from '#server/errors'
import { refusedFile } from './refuse-file.ts'

/** Milliseconds that one PDF may take, that the worker may take to begin, and after which one that has nothing to do is ended. */
const limits = { longest: 10_000, beginning: 30_000, rest: 60_000 } as const

const ownEntry = new URL('./pdf-worker.mjs', import.meta.url)

type JudgeOptions = {
  /** The worker's module. */
  entry?: URL
  /** Milliseconds that one PDF may take. */
  longest?: number
}

/**
 * Judges PDFs as `checkPdf` does, one at a time and in a worker: calls are answered meanwhile. What takes too long, or more memory than there is
 * for it, ends with its worker, and is refused as broken. Throws `file_refused`, and `unavailable` where no worker begins.
 */
export function createPdfInspector({ entry = ownEntry, longest = limits.longest }: JudgeOptions = {}) {
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

  async function inspect(bytes: Buffer): Promise<void> {
    clearTimeout(rest)
    const reason = await ask(await ready(), bytes, longest).catch((failure: unknown) => {
      end()
      if (isTooMuch(failure)) return 'broken' as const
      throw failure
    })
    rest = setTimeout(end, limits.rest).unref()
    if (reason !== null) throw refusedFile(reason)
  }
  return (bytes: Buffer): Promise<void> => turns.add(() => inspect(bytes))
}

/** That of the server. */
export const inspectPdf = createPdfInspector()

async function begin(entry: URL): Promise<Worker> {
  const worker = new Worker(entry, {
    // What is in a file reaches neither secrets nor more memory than this.
    ...{ env: {}, execArgv: [], resourceLimits: { maxOldGenerationSizeMb: 256 } },
  })
  // One that fails while nobody waits for it has ended before the next PDF.
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
async function ask(worker: Worker, bytes: Buffer, longest: number): Promise<FileRefusal | null> {
  const over = new AbortController()
  const { signal } = over
  const tooLong = setTimeout(() => over.abort(new Ended()), longest)
  const hasEnded = once(worker, 'exit', { signal }).then(() => Promise.reject(new Ended()))
  try {
    worker.postMessage(bytes)
    const [reason] = (await Promise.race([once(worker, 'message', { signal }), hasEnded])) as [FileRefusal | null]
    return reason
  } finally {
    clearTimeout(tooLong)
    over.abort()
    hasEnded.catch(() => undefined)
  }
}

/** The worker was ended, or ended itself. */
class Ended extends Error {}

const isTooMuch = (failure: unknown) =>
  failure instanceof Ended ||
  (failure instanceof Error && (failure.name === 'AbortError' || ('code' in failure && failure.code === outOfMemory)))
const outOfMemory = 'ERR_WORKER_OUT_OF_MEMORY'
