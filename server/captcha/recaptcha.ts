import type { Recaptcha } from '#server/domain/captcha/captcha'
import { problem } from '#server/errors'

type Options = {
  siteKey: string
  secret: string
  /** Where responses are verified. */
  verifyUrl: string
  /** Milliseconds that may take. */
  timeout?: number
}

/** The check by reCAPTCHA (v2, a box to tick). A response passes once and for two minutes, which Google sees to. */
export function createRecaptcha({ siteKey, secret, verifyUrl, timeout = 5000 }: Options): Recaptcha {
  return {
    kind: 'recaptcha',
    siteKey,
    async verify({ response, address }) {
      try {
        const answer = await fetch(verifyUrl, {
          method: 'POST',
          body: new URLSearchParams({ secret, response, remoteip: address }),
          redirect: 'error',
          signal: AbortSignal.timeout(timeout),
        })
        if (!answer.ok) throw new Error(`verifying a captcha was answered ${answer.status}`)
        const { success } = (await answer.json()) as { success?: unknown }
        return success === true
      } catch (cause) {
        throw problem('unavailable', { cause })
      }
    },
  }
}
