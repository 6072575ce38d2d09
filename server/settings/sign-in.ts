import * as Type from 'typebox'
import { usualLifetimes } from '#server/domain/sessions/session-rules'

/** Keys of the server, how patients prove who they are, and how long they stay signed in. */
export const signInSettings = {
  SERVER_SECRET: Type.Optional(
    Type.String({
      minLength: 32,
      description:
        'Key that one-time codes are hashed with. Needed when several servers share one database; else one is made and kept in DATA_DIR.',
      expected: 'at least 32 random characters',
    }),
  ),
  SIGNING_CREDENTIALS: Type.Optional(
    Type.String({
      pattern: '^\\{.*\\}$',
      description: 'Signing credentials per service as JSON, instead of the built-in public ones.',
      expected: 'JSON such as {"account":{"keyId":"…","secret":"…"}}',
    }),
  ),
  SOCIAL_SIGN_IN: Type.Optional(
    Type.String({
      pattern: '^\\{.*\\}$',
      description:
        'Keys of the app at Google and Facebook as JSON: each of them is a way into an account then. Under "tenants" keys of single tenants, by their code, which replace all others there.',
      expected:
        'JSON such as {"google":{"client_id":"…","client_secret":"…"},"tenants":{"hospital":{"facebook":{"client_id":"…","client_secret":"…"}}}}',
    }),
  ),
  EXPIRED_SESSION_PARTNERS: Type.String({
    pattern: '^([a-z][a-z0-9-]{1,39}( *, *[a-z][a-z0-9-]{1,39})*)?$',
    default: '',
    description:
      'Client keys of the partners whose visitors are sent to the partner’s own login when their session has ended.',
    expected: 'client keys with commas between them, such as insurer,hospital, or nothing',
  }),
  SESSION_KEPT_DAYS: Type.Integer({
    minimum: 1,
    maximum: 365,
    default: usualLifetimes.keptDays,
    description: 'Days without a call after which a device is signed out on which the patient chose to stay signed in.',
    expected: 'a whole number from 1 to 365',
  }),
  SESSION_BRIEF_HOURS: Type.Integer({
    minimum: 1,
    maximum: 168,
    default: usualLifetimes.briefHours,
    description: 'Hours without a call after which any other device is.',
    expected: 'a whole number from 1 to 168',
  }),
  SESSION_LONGEST_DAYS: Type.Integer({
    minimum: 1,
    maximum: 730,
    default: usualLifetimes.longestDays,
    description: 'Days after which a device is signed out, whatever it did.',
    expected: 'a whole number from 1 to 730',
  }),
  RECAPTCHA_SITE_KEY: Type.Optional(
    Type.String({
      pattern: '^[A-Za-z0-9_-]+$',
      description: 'Site key of reCAPTCHA (v2, a box to tick), which is then the check instead of our own.',
      expected: 'the site key',
    }),
  ),
  RECAPTCHA_SECRET: Type.Optional(
    Type.String({ minLength: 1, description: 'Secret key of reCAPTCHA.', expected: 'the secret key, not empty' }),
  ),
  RECAPTCHA_VERIFY_URL: Type.String({
    pattern: '^https?://[^\\s]+$',
    default: 'https://www.google.com/recaptcha/api/siteverify',
    description: 'Where responses of reCAPTCHA are verified.',
    expected: 'an address that starts with https:// (or http://)',
  }),
}
