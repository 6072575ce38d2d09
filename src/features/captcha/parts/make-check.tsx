import type { CaptchaDetails } from '#contract/captcha'
import { Problem } from '#contract/problem'
import type { AppContext } from '#src/context/app-context.ts'
import { showCheck } from '../shown-check.ts'
import { FramedCheck } from './framed-check.tsx'
import { solveChallenge } from './solve-challenge.ts'
import { WorkingCheck } from './working-check.tsx'

type App = Pick<AppContext, 'apis' | 'basePath' | 'intl'>

/** A check that takes less than this, in milliseconds, is not shown: it would only flicker. */
const unseen = 300

/**
 * Makes the check that a call was refused for want of, and returns its response. Rejects with the refusal where it cannot be made, and with
 * the signal's reason when the patient has gone elsewhere.
 */
export async function makeCheck(app: App, refusal: Problem, signal?: AbortSignal): Promise<string> {
  const { kind, challenge: address } = (refusal.details ?? {}) as Partial<CaptchaDetails>
  // Without its words a check is made all the same.
  await app.intl.load('account').catch(() => undefined)
  if (kind === 'altcha') return computed(app, refusal, signal)
  // A document of our own, and no other address.
  if (kind === 'recaptcha' && address && /^\/(?![/\\])/.test(address)) return framed(address, signal)
  throw refusal
}

async function computed({ apis, basePath }: App, refusal: Problem, signal: AbortSignal | undefined): Promise<string> {
  let hide: (() => void) | undefined
  const timer = setTimeout(() => (hide = showCheck(<WorkingCheck />)), unseen)
  try {
    const challenge = await (await apis()).account.captchaChallenge(signal).catch((failure: unknown) => {
      throw failure instanceof Problem && failure.code === 'not_found' ? refusal : failure
    })
    const response = await solveChallenge(challenge, { worker: `${basePath}/captcha.js`, signal })
    signal?.throwIfAborted()
    if (response === undefined) throw refusal
    return response
  } finally {
    clearTimeout(timer)
    hide?.()
  }
}

function framed(address: string, signal: AbortSignal | undefined): Promise<string> {
  let hide: (() => void) | undefined
  return new Promise<string>((resolve, reject) => {
    hide = showCheck(<FramedCheck address={address} onPassed={resolve} />)
    signal?.addEventListener('abort', () => reject(signal.reason as Error))
  }).finally(() => hide?.())
}
