import type { Config } from '#server/config'
import type { Database } from '#server/db/open'
import { createAltcha } from '#server/domain/captcha/altcha'
import type { Captcha } from '#server/domain/captcha/captcha'
import { createRecaptcha } from './recaptcha.ts'

/** The configured check: reCAPTCHA where its keys are set, else our own. */
export function chooseCaptcha(
  { captchaCost: cost, recaptcha }: Pick<Config, 'captchaCost' | 'recaptcha'>,
  db: Database,
  secret: Buffer,
): Captcha {
  return recaptcha ? createRecaptcha(recaptcha) : createAltcha({ db, secret, cost })
}
