import * as Type from 'typebox'

/** Who takes payments, and the wallets. */
export const paymentSettings = {
  STRIPE_SECRET_KEY: Type.Optional(
    Type.String({
      pattern: '^(sk|rk)_[A-Za-z0-9_]+$',
      description:
        'Secret or restricted key of Stripe, which then takes payments before visits where tenants want them. Without it a provider of the demo does in demo mode, and nobody otherwise.',
      expected: 'a key such as sk_live_…',
    }),
  ),
  STRIPE_WEBHOOK_SECRET: Type.Optional(
    Type.String({
      pattern: '^whsec_[A-Za-z0-9+/=_-]+$',
      description: 'Signing secret of the webhook at Stripe, which calls /api/payment/payment/events/stripe.',
      expected: 'a secret such as whsec_…',
    }),
  ),
  STRIPE_PUBLISHABLE_KEY: Type.Optional(
    Type.String({
      pattern: '^pk_[A-Za-z0-9_]+$',
      description: 'Publishable key of Stripe; with it Google Pay can pay, too.',
      expected: 'a key such as pk_live_…',
    }),
  ),
  STRIPE_URL: Type.String({
    pattern: '^(https://[^\\s/?#@]+|http://(localhost|127\\.0\\.0\\.1)(:\\d+)?)$',
    default: 'https://api.stripe.com',
    description: 'Where the API of Stripe is.',
    expected: 'an origin that starts with https:// (or http:// on this machine)',
  }),
  GOOGLE_PAY_MERCHANT_ID: Type.Optional(
    Type.String({
      pattern: '^[A-Za-z0-9]{1,64}$',
      description: 'Identifier of the merchant at Google, which its sheet needs with a live key of Stripe.',
      expected: 'an identifier such as BCR2DN4T…, from the Google Pay & Wallet Console',
    }),
  ),
  APPLE_PAY_MERCHANT_ID: Type.Optional(
    Type.String({
      minLength: 1,
      description: 'Identifier of the merchant at Apple, whose sheets the platform vouches for.',
      expected: 'an identifier such as merchant.com.example',
    }),
  ),
  APPLE_PAY_CERTIFICATE: Type.Optional(
    Type.String({
      minLength: 1,
      description: 'File with the merchant identity certificate of Apple Pay, as PEM.',
      expected: 'the path of a file',
    }),
  ),
  APPLE_PAY_KEY: Type.Optional(
    Type.String({
      minLength: 1,
      description: 'File with the key of that certificate, as PEM.',
      expected: 'the path of a file',
    }),
  ),
  APPLE_PAY_COUNTRY: Type.Optional(
    Type.String({
      pattern: '^[A-Z]{2}$',
      description: 'Country in which the merchant is registered, as an ISO 3166 code. Its sheet asks for it.',
      expected: 'two capital letters such as AE',
    }),
  ),
}
