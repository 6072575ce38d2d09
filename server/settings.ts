import * as Type from 'typebox'
import { secondChannels } from '#contract/appointment'
import { defaultSearchRadius } from '#contract/search-radius'
import { usualLifetimes } from './domain/sessions/session-rules.ts'

/** Host and port of a STUN or TURN server as browsers read them: of an address that they cannot read no call begins. */
const iceHost = String.raw`([A-Za-z0-9.-]+|\[[0-9A-Fa-f:.]+\])(:(6553[0-5]|655[0-2]\d|65[0-4]\d{2}|6[0-4]\d{3}|[1-5]?\d{1,4}))?`
/** Each is asked by each side of each call: browsers warn of more than a few. */
const mostIceAddresses = 8
const listOf = (one: string) => `^(${one}(\\s*,\\s*${one}){0,${mostIceAddresses - 1}})?$`

/** Every setting by its environment variable, with description, default and constraints. */
export const serverSettings = Type.Object({
  PORT: Type.Integer({
    minimum: 0,
    maximum: 65535,
    default: 8080,
    description: 'Port everything is served on; 0 takes any free one.',
    expected: 'a whole number from 0 to 65535',
  }),
  HOST: Type.String({
    minLength: 1,
    default: '127.0.0.1',
    description: 'Address to listen on; 0.0.0.0 opens it to the network.',
    expected: 'a host name or an IP address',
  }),
  BASE_PATH: Type.String({
    pattern: '^(/[A-Za-z0-9._~-]+)*$',
    default: '',
    description:
      'Mount path in front of the locale, for example /patients. Changing it rebuilds the app at the next start.',
    expected: 'empty, or a path that starts with / and does not end with one',
  }),
  PUBLIC_ORIGIN: Type.Optional(
    Type.String({
      pattern: '^https?://[^/?#]+$',
      description: 'Origin visitors see, for addresses that leave the page (canonical, sitemap, messages).',
      expected: 'an origin such as https://doctors.example.com, without a path',
    }),
  ),
  TRUST_PROXY: Type.String({
    default: 'false',
    description:
      'Proxies whose X-Forwarded-For, -Host and -Proto are believed: how many stand in front, or their addresses and networks with commas between them. Only where nobody can reach the server past them.',
    expected:
      'false, how many proxies stand in front (1 to 16), or their networks such as 10.0.0.0/8,fd00::/8; true would believe what visitors say of themselves',
  }),
  COUNTRY_HEADER: Type.Optional(
    Type.String({
      pattern: '^[A-Za-z0-9-]+$',
      description: 'Header in which the trusted proxy names the visitor’s country, for example CF-IPCountry.',
      expected: 'the name of a header',
    }),
  ),
  LOCAL_CONTENT: Type.Boolean({
    default: false,
    description:
      'Let tenants take content from servers on this machine, over plain http too. For trying things out, never in production.',
    expected: 'true or false',
  }),
  DATA_DIR: Type.String({
    minLength: 1,
    default: './data',
    description: 'Folder of the embedded database and of the server’s secret. One process at a time.',
    expected: 'the path of a folder that can be written to',
  }),
  DATABASE_URL: Type.Optional(
    Type.String({
      pattern: '^postgres(ql)?://',
      description: 'PostgreSQL 15 or later, instead of the embedded database.',
      expected: 'an address such as postgres://user:password@host:5432/database',
    }),
  ),
  DATABASE_TIMEOUT_SECONDS: Type.Integer({
    minimum: 1,
    maximum: 19,
    default: 15,
    description:
      'How long PostgreSQL may take to answer a call before it counts as away. One that says nothing at all is noticed in about half of that.',
    expected: 'a whole number from 1 to 19',
  }),
  DEMO: Type.Boolean({
    default: true,
    description: 'Load the demo directory on the first run and show sent codes at /demo/inbox.',
    expected: 'true or false',
  }),
  DEMO_PRACTITIONERS: Type.Integer({
    minimum: 100,
    maximum: 300_000,
    default: 30_000,
    description: 'How many doctors the demo directory has.',
    expected: 'a whole number from 100 to 300000',
  }),
  LOG_LEVEL: Type.Enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
    default: 'warn',
    description: 'Least level that is logged; info writes a line for each request.',
    expected: 'one of fatal, error, warn, info, debug, trace, silent',
  }),
  RATE_LIMIT_PER_MINUTE: Type.Integer({
    minimum: 1,
    maximum: 1_000_000,
    default: 1200,
    description: 'Calls one address may make to the services in a minute.',
    expected: 'a whole number from 1 to 1000000',
  }),
  CODE_LIMIT_PER_ADDRESS: Type.Integer({
    minimum: 1,
    maximum: 1_000_000,
    default: 30,
    description:
      'One-time codes one address may ask for in ten minutes; as many checks of them, sign-ins, sign-ups, new passwords and changed relatives.',
    expected: 'a whole number from 1 to 1000000',
  }),
  CODE_LIMIT_PER_TENANT: Type.Integer({
    minimum: 1,
    maximum: 1_000_000,
    default: 1000,
    description: 'One-time codes all visitors of one tenant together may ask for in an hour, unless its file says so.',
    expected: 'a whole number from 1 to 1000000',
  }),
  CLIENT_ERROR_SHARE: Type.Number({
    minimum: 0,
    maximum: 1,
    default: 1,
    description:
      'Share of page loads whose failures are reported into this server’s log, without personal data; 0 turns it off.',
    expected: 'a number from 0 to 1',
  }),
  EXPIRED_SESSION_PARTNERS: Type.String({
    pattern: '^([a-z][a-z0-9-]{1,39}( *, *[a-z][a-z0-9-]{1,39})*)?$',
    default: '',
    description:
      'Client keys of the partners whose visitors are sent to the partner’s own login when their session has ended.',
    expected: 'client keys with commas between them, such as insurer,hospital, or nothing',
  }),
  SEARCH_RADIUS_METRES: Type.Integer({
    minimum: 100,
    maximum: 1_000_000,
    default: defaultSearchRadius,
    description: 'How far a search around a place reaches; the nearest are looked for twice as far.',
    expected: 'a whole number of metres from 100 to 1000000',
  }),
  SIGNING_CREDENTIALS: Type.Optional(
    Type.String({
      pattern: '^\\{.*\\}$',
      description: 'Signing credentials per service as JSON, instead of the built-in public ones.',
      expected: 'JSON such as {"account":{"keyId":"…","secret":"…"}}',
    }),
  ),
  SERVICE_URLS: Type.Optional(
    Type.String({
      pattern: '^\\{.*\\}$',
      description:
        'Where browsers reach services that another address answers for, as JSON by service; the others are under /api of this server.',
      expected:
        'JSON such as {"payment":"https://pay.example.com/api/payment"}, of the services locale, account, appointment, discovery, payment, notification and search, with addresses or paths that do not end with /',
    }),
  ),
  SERVER_SECRET: Type.Optional(
    Type.String({
      minLength: 32,
      description:
        'Key that one-time codes are hashed with. Needed when several servers share one database; else one is made and kept in DATA_DIR.',
      expected: 'at least 32 random characters',
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
  CAPTCHA_AFTER_FAILURES: Type.Integer({
    minimum: 0,
    maximum: 1_000_000,
    default: 3,
    description:
      'Wrong passwords, wrong codes and requests for codes of one phone or email in a quarter of an hour, and four times as many of one address, after which a check that tells people from programs is asked for.',
    expected: 'a whole number from 0 to 1000000',
  }),
  CAPTCHA_COST: Type.Integer({
    minimum: 1,
    maximum: 100_000,
    default: 1000,
    description:
      'How much a device has to compute for that check: 1000 takes a phone about a second, twice as much twice as long.',
    expected: 'a whole number from 1 to 100000',
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
  FILE_SCANNER_URL: Type.Optional(
    Type.String({
      pattern: '^(clamd|https?)://[^\\s]+$',
      description:
        'Virus scanner for files of patients: a clamd, or an address that is sent the bytes and answers { "infected": true } or false. While it is away no file is taken.',
      expected: 'an address such as clamd://127.0.0.1:3310 or https://scanner.example.com/scan',
    }),
  ),
  S3_ENDPOINT: Type.Optional(
    Type.String({
      pattern: '^https?://[^\\s@?#]+$',
      description:
        'Object storage for files of patients that speaks the protocol of S3, with its bucket, in the path or the host. Without it they are in a folder of DATA_DIR.',
      expected: 'an address such as https://s3.me-central-1.amazonaws.com/bucket',
    }),
  ),
  S3_REGION: Type.String({
    pattern: '^[a-z0-9-]+$',
    default: 'auto',
    description: 'Region of that storage, as its requests are signed with.',
    expected: 'a region such as me-central-1',
  }),
  S3_ACCESS_KEY_ID: Type.Optional(
    Type.String({ minLength: 1, description: 'Key of that storage.', expected: 'the id of the key, not empty' }),
  ),
  S3_SECRET_ACCESS_KEY: Type.Optional(
    Type.String({ minLength: 1, description: 'Secret of that key.', expected: 'the secret, not empty' }),
  ),
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
  GOOGLE_PAY_MERCHANT_ID: Type.Optional(
    Type.String({
      pattern: '^[A-Za-z0-9]{1,64}$',
      description: 'Identifier of the merchant at Google, which its sheet needs with a live key of Stripe.',
      expected: 'an identifier such as BCR2DN4T…, from the Google Pay & Wallet Console',
    }),
  ),
  STRIPE_URL: Type.String({
    pattern: '^(https://[^\\s/?#@]+|http://(localhost|127\\.0\\.0\\.1)(:\\d+)?)$',
    default: 'https://api.stripe.com',
    description: 'Where the API of Stripe is.',
    expected: 'an origin that starts with https:// (or http:// on this machine)',
  }),
  SMS_WEBHOOK_URL: Type.Optional(
    Type.String({
      pattern: '^https?://[^\\s]+$',
      description: 'Where text messages are handed over as JSON. Without it they go to the demo inbox.',
      expected: 'an address that starts with https:// (or http://)',
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
  OPERATIONS_PASSWORD: Type.Optional(
    Type.String({
      minLength: 16,
      description:
        'Password of the page /operations, which tells how jobs stand. Without it that page exists in demo mode alone, open to all.',
      expected: 'at least 16 characters',
    }),
  ),
  SMS_WEBHOOK_TOKEN: Type.Optional(
    Type.String({
      minLength: 1,
      description: 'Bearer token for the message webhook.',
      expected: 'the token, not empty',
    }),
  ),
  SECOND_CHANNEL: Type.Optional(
    Type.Enum(['none', ...secondChannels], {
      description:
        'Another way for a code that is asked for again: voice is a call that says it, message another kind of message. Without it there is none, and voice where messages go to the demo inbox.',
      expected: 'none, voice or message',
    }),
  ),
  SECOND_CHANNEL_URL: Type.Optional(
    Type.String({
      pattern: '^https?://[^\\s]+$',
      description:
        'Where such a code is handed over as JSON, like text messages. Without it they go to the demo inbox.',
      expected: 'an address that starts with https:// (or http://)',
    }),
  ),
  SECOND_CHANNEL_TOKEN: Type.Optional(
    Type.String({
      minLength: 1,
      description: 'Bearer token for the webhook of the other way.',
      expected: 'the token, not empty',
    }),
  ),
  PRACTICE_NETWORKS: Type.String({
    pattern: '^[0-9a-fA-F.:/,\\s]*$',
    default: '',
    description:
      'Private networks in which practices’ own systems may be called, beside public addresses. Systems of this machine, over plain http too, are in 127.0.0.0/8.',
    expected: 'networks such as 10.20.0.0/16,127.0.0.1, with commas between them, or nothing',
  }),
  SMTP_URL: Type.Optional(
    Type.String({
      pattern: '^smtps?://[^\\s]+$',
      description:
        'Server that mails are handed to, with user and password where it asks for them. Without it mails go to the demo inbox, and outside demo mode an email is no way in.',
      expected: 'an address such as smtps://user:password@mail.example.com',
    }),
  ),
  MAIL_FROM: Type.Optional(
    Type.String({
      pattern: '^[^\\s@<>"]+@[^\\s@<>"]+$',
      description: 'Address that mails come from; the name beside it is the tenant’s.',
      expected: 'an email address such as no-reply@example.com',
    }),
  ),
  VAPID_PRIVATE_KEY: Type.Optional(
    Type.String({
      pattern: '^[A-Za-z0-9_-]{43}$',
      description:
        'Key by which push services know this deployment; made from the server’s secret without one. After a change each browser subscribes anew when the app is next opened.',
      expected: 'a private key of P-256 as 43 letters of base64url',
    }),
  ),
  VAPID_SUBJECT: Type.String({
    pattern: '^(mailto:[^\\s@]+@[^\\s@]+|https://[^\\s]+)$',
    default: 'mailto:push@patientweb.example',
    description: 'Whom push services write to when something is wrong. Apple refuses one that does not exist.',
    expected: 'an address such as mailto:push@example.com, or one that starts with https://',
  }),
  PUSH_HOSTS: Type.String({
    pattern: '^[a-z0-9.,\\s-]+$',
    default: 'fcm.googleapis.com,push.services.mozilla.com,push.apple.com,notify.windows.com',
    description: 'Push services of browsers that messages are sent to, each with all below it.',
    expected: 'host names with commas between them',
  }),
  ONESIGNAL_KEYS: Type.Optional(
    Type.String({
      pattern: '^\\s*[0-9a-f-]{36}:[^\\s,:]+(\\s*,\\s*[0-9a-f-]{36}:[^\\s,:]+)*\\s*$',
      description: 'Keys that may send by the applications of tenants at OneSignal (`push_identifier`).',
      expected: 'application ids, each with a colon and its key, with commas between them',
    }),
  ),
  ONESIGNAL_URL: Type.String({
    pattern: '^(https://[^\\s/]+|http://(localhost|127\\.0\\.0\\.1)(:\\d+)?)(/[^\\s]*)?$',
    default: 'https://api.onesignal.com',
    description: 'REST API of OneSignal.',
    expected: 'an address that starts with https://',
  }),
  VIDEO_STUN_URLS: Type.String({
    pattern: listOf(`stuns?:${iceHost}`),
    default: '',
    description: 'STUN servers by which two browsers find a way to each other for a visit by video.',
    expected: `up to ${mostIceAddresses} addresses such as stun:stun.example.com:3478, with commas between them, or nothing`,
  }),
  VIDEO_TURN_URLS: Type.String({
    pattern: listOf(`turns?:${iceHost}(\\?transport=(udp|tcp))?`),
    default: '',
    description:
      'TURN servers through which a visit by video goes where there is no direct way: by UDP, TCP and TLS, best all three.',
    expected: `up to ${mostIceAddresses} addresses such as turn:turn.example.com:3478?transport=udp, turn:turn.example.com:3478?transport=tcp and turns:turn.example.com:443?transport=tcp, with commas between them, or nothing`,
  }),
  VIDEO_TURN_SECRET: Type.Optional(
    Type.String({
      minLength: 16,
      description:
        'The `static-auth-secret` of these TURN servers (coturn), from which each side of a visit gets a credential that ends soon after it.',
      expected: 'the secret, at least 16 characters',
    }),
  ),
  PUSH_WEBHOOK_URL: Type.Optional(
    Type.String({
      pattern: '^https?://[^\\s]+$',
      description: 'Where messages to apps that have this one within them are handed over as JSON.',
      expected: 'an address that starts with https:// (or http://)',
    }),
  ),
  PUSH_WEBHOOK_TOKEN: Type.Optional(
    Type.String({
      minLength: 1,
      description: 'Bearer token for that webhook.',
      expected: 'the token, not empty',
    }),
  ),
})
