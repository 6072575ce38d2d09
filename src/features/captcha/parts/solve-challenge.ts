import { solveChallenge as solve, solveChallengeWorkers as solveInWorkers } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { CaptchaChallenge } from '#contract/captcha'
import { trusted } from '#src/page-load/trusted-values.ts'

type Options = {
  /** Address of the script that computes beside the page. */
  worker: string
  signal?: AbortSignal | undefined
}

/** Workers that search at once. */
const workers = 2
/** Milliseconds after which a slow device gives up. */
const patience = 60_000

/**
 * The response to a challenge, which takes a phone a second or two; undefined where it took too long or the patient went elsewhere. It is
 * computed beside the page, or in it where the browser starts no worker.
 */
export async function solveChallenge(challenge: CaptchaChallenge, options: Options): Promise<string | undefined> {
  const controller = new AbortController()
  const stop = () => controller.abort()
  options.signal?.addEventListener('abort', stop)
  try {
    const shared = { challenge, controller, timeout: patience }
    const createWorker = () => new Worker(trusted.worker(options.worker) as string)
    const solution = await solveInWorkers({ ...shared, concurrency: workers, createWorker }).catch(() =>
      solve({ ...shared, deriveKey }),
    )
    return solution ? btoa(JSON.stringify({ challenge, solution })) : undefined
  } finally {
    options.signal?.removeEventListener('abort', stop)
  }
}
