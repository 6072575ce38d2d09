import { Problem } from '#contract/problem'
import type { AppContext } from '#src/context/app-context.ts'

/** What a call carries once a check was passed. */
export type Passed = { 'g-recaptcha-response'?: string }

/**
 * Makes a call. Where the platform asks for a check that tells people from programs (V04), has it made, which `CaptchaSlot` shows, and makes
 * the same call again with its response. Throws `captcha_required` where the check could not be made or passed: another press tries again.
 */
export async function withCaptcha<T>(
  app: Pick<AppContext, 'apis' | 'basePath' | 'intl'>,
  call: (passed: Passed) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  try {
    return await call({})
  } catch (failure) {
    if (!(failure instanceof Problem) || failure.code !== 'captcha_required') throw failure
    const check = await import('./parts/make-check.tsx').catch(() => undefined)
    if (!check) throw failure
    const response = await check.makeCheck(app, failure, signal)
    return call({ 'g-recaptcha-response': response })
  }
}
