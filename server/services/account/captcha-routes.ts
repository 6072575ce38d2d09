import { CaptchaChallenge } from '#contract/captcha'
import { additions, routePath } from '#contract/services'
import { Data } from '#contract/wire'
import { problem } from '#server/errors'
import type { ServicePlugin } from '#server/plugins/type-provider'

/** The challenge of our own check. */
export const captchaRoutes: ServicePlugin = async (app) => {
  app.get(
    routePath(additions.captchaChallenge),
    {
      schema: {
        operationId: 'captchaChallenge',
        summary: 'A challenge that tells people from programs (V04)',
        description:
          'Where a call is answered `captcha_required`. Its solution goes with that call as `g-recaptcha-response`, once, within five ' +
          'minutes. Where reCAPTCHA is set instead: `not_found`.',
        response: { 200: Data(CaptchaChallenge) },
      },
      config: { problems: ['not_found'] },
    },
    async ({ tenant }) => {
      const { captcha, clock } = app
      if (captcha.kind !== 'altcha') throw problem('not_found')
      return { data: await captcha.challenge(tenant.code, clock()) }
    },
  )
}
