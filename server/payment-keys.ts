import { readFileSync } from 'node:fs'
import type * as Type from 'typebox'
import type { AppleMerchant } from './payments/apple-pay/validate-merchant.ts'
import type { StripeSettings } from './payments/stripe/stripe-provider.ts'
import { SettingError } from './setting-error.ts'
import type { serverSettings } from './settings/index.ts'

/** Keys of who takes payments, which belong together. Throws `SettingError`. */
export function toStripe({
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_PUBLISHABLE_KEY: publishableKey,
  STRIPE_URL: url,
  GOOGLE_PAY_MERCHANT_ID: googleMerchant,
}: Type.Static<typeof serverSettings>): StripeSettings | undefined {
  if (publishableKey?.startsWith('pk_live_') && !googleMerchant) {
    throw new SettingError(
      'A live STRIPE_PUBLISHABLE_KEY offers Google Pay, whose sheet needs GOOGLE_PAY_MERCHANT_ID: set it, or leave the key out.',
    )
  }
  if (googleMerchant && !publishableKey)
    throw new SettingError('GOOGLE_PAY_MERCHANT_ID is of use with STRIPE_PUBLISHABLE_KEY alone: set both, or neither.')
  if (secretKey && webhookSecret) return { secretKey, webhookSecret, publishableKey, googleMerchant, url }
  if (secretKey || webhookSecret || publishableKey) {
    throw new SettingError(
      'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET belong together: set both, or no key of Stripe at all.',
    )
  }
  return undefined
}

/** The merchant at Apple, with the files of its certificate. Throws `SettingError`. */
export function toAppleMerchant({
  APPLE_PAY_MERCHANT_ID: id,
  APPLE_PAY_CERTIFICATE: certificate,
  APPLE_PAY_KEY: key,
  APPLE_PAY_COUNTRY: country,
}: Type.Static<typeof serverSettings>): AppleMerchant | undefined {
  if (id && certificate && key && country) {
    const pem = { certificate: readPem('APPLE_PAY_CERTIFICATE', certificate), key: readPem('APPLE_PAY_KEY', key) }
    return { id, country, ...pem }
  }
  if (id || certificate || key || country) {
    throw new SettingError(
      'APPLE_PAY_MERCHANT_ID, APPLE_PAY_CERTIFICATE, APPLE_PAY_KEY and APPLE_PAY_COUNTRY belong together: set all of them, or none.',
    )
  }
  return undefined
}

function readPem(setting: string, path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (cause) {
    throw new SettingError(`${setting} is "${path}", which cannot be read.`, { cause })
  }
}
