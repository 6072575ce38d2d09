import type { CaptchaChallenge } from '#contract/captcha'

/** A response to a check, at which tenant, and from which IP address. */
export type CaptchaAnswer = { tenantCode: string; response: string; address: string; now: Date }

type Port<Kind> = {
  kind: Kind
  /** Whether a response passes, which each does once. Throws `unavailable` where nobody can tell now. */
  verify(answer: CaptchaAnswer): Promise<boolean>
}

/** Our own check: a challenge that is solved by computing. Nothing of it leaves the platform. */
export type OwnCaptcha = Port<'altcha'> & {
  /** A new challenge of a tenant, good for a few minutes. */
  challenge(tenantCode: string, now: Date): Promise<CaptchaChallenge>
}

/** A check of Google's, in a frame. */
export type Recaptcha = Port<'recaptcha'> & { siteKey: string }

/** What tells people from programs (V04). */
export type Captcha = OwnCaptcha | Recaptcha
