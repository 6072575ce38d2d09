import * as Type from 'typebox'
import Value from 'typebox/value'
import type { SecondChannel } from '#contract/appointment'
import type { IceSettings } from './domain/video/ice-servers.ts'
import type { SessionLifetimes } from './domain/sessions/session-rules.ts'
import type { S3Settings } from './files/s3-store.ts'
import type { AppleMerchant } from './payments/apple-pay/validate-merchant.ts'
import type { StripeSettings } from './payments/stripe/stripe-provider.ts'
import { readServiceUrls, type ServiceUrls } from './service-urls.ts'
import { readSocialKeys, type SocialKeys } from './social/keys.ts'
import { areNetworks, readTrustedProxies, type TrustedProxies } from './plugins/gateway/trusted-proxies.ts'
import { toAppleMerchant, toStripe } from './payment-keys.ts'
import { SettingError } from './setting-error.ts'
import { serverSettings } from './settings/index.ts'

export type Config = {
  port: number
  host: string
  /** Mount path without a slash at its end; empty at the root. */
  basePath: string
  publicOrigin: string | undefined
  /** Proxies whose forwarded client address is trusted; 0 for none. */
  trustProxy: TrustedProxies
  countryHeader: string | undefined
  localContent: boolean
  dataDir: string
  databaseUrl: string | undefined
  /** Longest time for an answer of PostgreSQL. */
  databaseTimeoutMilliseconds: number
  demo: boolean
  demoPractitioners: number
  logLevel: Type.Static<typeof serverSettings>['LOG_LEVEL']
  rateLimitPerMinute: number
  codeLimitPerAddress: number
  codeLimitPerTenant: number
  /** Share of page loads that report failures, from 0 (none) to 1 (E16). */
  clientErrorShare: number
  /** Partners whose visitors are sent to the partner's login when their session has ended (S03). */
  expiredSessionPartners: string[]
  searchRadiusMetres: number
  signingCredentials: Partial<Record<string, { keyId: string; secret: string }>>
  /** Services that browsers do not reach under `{basePath}/api/{service}`. */
  serviceUrls: ServiceUrls
  serverSecret: string | undefined
  /** Keys at other sites whose accounts are a way in (S18, S19). */
  socialKeys: SocialKeys
  /** How long patients stay signed in. */
  sessionLifetimes: SessionLifetimes
  /** How many failures of a phone or an email lead to a check. */
  captchaAfterFailures: number
  /** How much a device computes for it. */
  captchaCost: number
  /** Of reCAPTCHA, where that is the check. */
  recaptcha: { siteKey: string; secret: string; verifyUrl: string } | undefined
  /** Virus scanner for files of patients. */
  fileScannerUrl: string | undefined
  /** Object storage for files of patients, where they are not in a folder. */
  fileStorage: S3Settings | undefined
  /** Keys of Stripe, where it takes payments. */
  stripe: StripeSettings | undefined
  /** Of Apple Pay, for which its sheet is validated. */
  appleMerchant: AppleMerchant | undefined
  smsWebhookUrl: string | undefined
  smsWebhookToken: string | undefined
  /** Of the page of operations; it exists in demo mode alone without one. */
  operationsPassword: string | undefined
  /** The other way for codes than text messages, where there is one; its webhook is the demo inbox without an address. */
  secondChannel: { kind: SecondChannel; url: string | undefined; token: string | undefined } | undefined
  /** Key for push services; made from the server's secret without one. */
  vapidPrivateKey: string | undefined
  /** Whom push services write to. */
  vapidSubject: string
  /** Push services that are called, each with all below it. */
  pushHosts: string[]
  /** Keys for applications at OneSignal, by their id, and where its REST API is. */
  oneSignalKeys: Record<string, string>
  oneSignalUrl: string
  /** Where messages to apps that have this one within them go; nowhere without an address. */
  pushWebhookUrl: string | undefined
  pushWebhookToken: string | undefined
  /** STUN and TURN servers for visits by video. */
  ice: IceSettings
  /** Private networks in which practices' own systems may be called. */
  practiceNetworks: string[]
  smtpUrl: string | undefined
  /** Address that mails come from; set where `smtpUrl` is. */
  mailFrom: string | undefined
}

/**
 * Reads the settings from the environment. An empty variable counts as absent. Throws `SettingError` listing every invalid one.
 */
export function loadConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.keys(serverSettings.properties).flatMap((name) => (env[name] ? [[name, env[name].trim()]] : [])),
  )
  const values = Value.Convert(serverSettings, Value.Default(serverSettings, { ...given }))
  if (!Value.Check(serverSettings, values)) throw new SettingError(describeBadSettings(values, given))
  const trustProxy = readTrustedProxies(values.TRUST_PROXY)
  if (trustProxy === undefined) throw new SettingError(describeBad('TRUST_PROXY', given))
  const serviceUrls = readServiceUrls(values.SERVICE_URLS)
  if (serviceUrls === undefined) throw new SettingError(describeBad('SERVICE_URLS', given))
  if (!areNetworks(toList(values.PRACTICE_NETWORKS))) throw new SettingError(describeBad('PRACTICE_NETWORKS', given))
  const socialKeys = readSocialKeys(values.SOCIAL_SIGN_IN)
  if (socialKeys === undefined) throw new SettingError(describeBad('SOCIAL_SIGN_IN', given))
  if (!values.DEMO && !values.SMS_WEBHOOK_URL) {
    throw new SettingError(
      'SMS_WEBHOOK_URL is not set: outside demo mode (DEMO=false) codes need a way to reach phones.',
    )
  }
  if (values.SMTP_URL && !values.MAIL_FROM) {
    throw new SettingError('MAIL_FROM is not set: mails that go to SMTP_URL need an address that they come from.')
  }
  if (values.VIDEO_TURN_URLS && !values.VIDEO_TURN_SECRET) {
    throw new SettingError('VIDEO_TURN_SECRET is not set: the servers of VIDEO_TURN_URLS ask for a credential.')
  }
  return {
    port: values.PORT,
    host: values.HOST,
    basePath: values.BASE_PATH,
    publicOrigin: values.PUBLIC_ORIGIN,
    trustProxy,
    countryHeader: values.COUNTRY_HEADER?.toLowerCase(),
    localContent: values.LOCAL_CONTENT,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    databaseTimeoutMilliseconds: values.DATABASE_TIMEOUT_SECONDS * 1000,
    demo: values.DEMO,
    demoPractitioners: values.DEMO_PRACTITIONERS,
    logLevel: values.LOG_LEVEL,
    rateLimitPerMinute: values.RATE_LIMIT_PER_MINUTE,
    codeLimitPerAddress: values.CODE_LIMIT_PER_ADDRESS,
    codeLimitPerTenant: values.CODE_LIMIT_PER_TENANT,
    clientErrorShare: values.CLIENT_ERROR_SHARE,
    expiredSessionPartners: toList(values.EXPIRED_SESSION_PARTNERS),
    searchRadiusMetres: values.SEARCH_RADIUS_METRES,
    signingCredentials: toCredentials(values.SIGNING_CREDENTIALS),
    serviceUrls,
    serverSecret: values.SERVER_SECRET,
    socialKeys,
    sessionLifetimes: {
      keptDays: values.SESSION_KEPT_DAYS,
      briefHours: values.SESSION_BRIEF_HOURS,
      longestDays: values.SESSION_LONGEST_DAYS,
    },
    captchaAfterFailures: values.CAPTCHA_AFTER_FAILURES,
    captchaCost: values.CAPTCHA_COST,
    recaptcha: toRecaptcha(values),
    fileScannerUrl: values.FILE_SCANNER_URL,
    fileStorage: toFileStorage(values),
    stripe: toStripe(values),
    appleMerchant: toAppleMerchant(values),
    smsWebhookUrl: values.SMS_WEBHOOK_URL,
    smsWebhookToken: values.SMS_WEBHOOK_TOKEN,
    operationsPassword: values.OPERATIONS_PASSWORD,
    secondChannel: toSecondChannel(values),
    vapidPrivateKey: values.VAPID_PRIVATE_KEY,
    vapidSubject: values.VAPID_SUBJECT,
    pushHosts: toList(values.PUSH_HOSTS),
    oneSignalKeys: readOneSignalKeys(values.ONESIGNAL_KEYS),
    oneSignalUrl: values.ONESIGNAL_URL.replace(/\/$/, ''),
    pushWebhookUrl: values.PUSH_WEBHOOK_URL,
    pushWebhookToken: values.PUSH_WEBHOOK_TOKEN,
    ice: {
      stunUrls: toList(values.VIDEO_STUN_URLS),
      turnUrls: toList(values.VIDEO_TURN_URLS),
      turnSecret: values.VIDEO_TURN_SECRET,
    },
    practiceNetworks: toList(values.PRACTICE_NETWORKS),
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
  }
}

function toRecaptcha({
  RECAPTCHA_SITE_KEY: siteKey,
  RECAPTCHA_SECRET: secret,
  RECAPTCHA_VERIFY_URL: verifyUrl,
}: Type.Static<typeof serverSettings>): Config['recaptcha'] {
  if (siteKey && secret) return { siteKey, secret, verifyUrl }
  if (siteKey || secret) {
    throw new SettingError('RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET belong together: set both of them, or none.')
  }
  return undefined
}

function toFileStorage({
  S3_ENDPOINT: endpoint,
  S3_REGION: region,
  S3_ACCESS_KEY_ID: keyId,
  S3_SECRET_ACCESS_KEY: secret,
}: Type.Static<typeof serverSettings>): Config['fileStorage'] {
  if (endpoint && keyId && secret) return { endpoint, region, keyId, secret }
  if (endpoint || keyId || secret) {
    throw new SettingError(
      'S3_ENDPOINT, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: set all of them, or none.',
    )
  }
  return undefined
}

function toSecondChannel(values: Type.Static<typeof serverSettings>): Config['secondChannel'] {
  const { DEMO, SMS_WEBHOOK_URL, SECOND_CHANNEL_URL: url, SECOND_CHANNEL_TOKEN: token } = values
  const kind = values.SECOND_CHANNEL ?? (DEMO && !SMS_WEBHOOK_URL ? 'voice' : 'none')
  if (kind === 'none') return undefined
  if (!DEMO && !url) {
    throw new SettingError(
      'SECOND_CHANNEL_URL is not set: outside demo mode (DEMO=false) the other way of codes needs an address.',
    )
  }
  return { kind, url, token }
}

const secretSettings = new Set([
  'DATABASE_URL',
  'OPERATIONS_PASSWORD',
  'RECAPTCHA_SECRET',
  'SERVER_SECRET',
  // It may contain a user name and a password.
  'SERVICE_URLS',
  'SIGNING_CREDENTIALS',
  'SOCIAL_SIGN_IN',
  // It may contain a token.
  'FILE_SCANNER_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'SMS_WEBHOOK_URL',
  'SMS_WEBHOOK_TOKEN',
  'SECOND_CHANNEL_URL',
  'SECOND_CHANNEL_TOKEN',
  'SMTP_URL',
  'VIDEO_TURN_SECRET',
  'VAPID_PRIVATE_KEY',
  'ONESIGNAL_KEYS',
  'PUSH_WEBHOOK_URL',
  'PUSH_WEBHOOK_TOKEN',
])

function describeBadSettings(values: unknown, given: Record<string, string>): string {
  const names = new Set(Value.Errors(serverSettings, values).map(({ instancePath }) => instancePath.slice(1)))
  return [...names].map((name) => describeBad(name, given)).join('\n')
}

function describeBad(name: string, given: Record<string, string>): string {
  const shown = secretSettings.has(name) ? '' : ` is ${JSON.stringify(given[name])}`
  return `${name}${shown}: expected ${(serverSettings.properties as Record<string, { expected?: string }>)[name]?.expected}.`
}

const Credentials = Type.Record(
  Type.String(),
  Type.Object({ keyId: Type.String({ minLength: 1 }), secret: Type.String({ minLength: 16 }) }),
)

function toCredentials(text: string | undefined): Config['signingCredentials'] {
  if (!text) return {}
  try {
    return Value.Parse(Credentials, JSON.parse(text))
  } catch (cause) {
    throw new SettingError(
      'SIGNING_CREDENTIALS: expected JSON such as {"account":{"keyId":"…","secret":"at least 16 characters"}}.',
      { cause },
    )
  }
}

/** What stands between commas. */
const toList = (text: string): string[] => text.split(',').flatMap((one) => one.trim() || [])

/** Keys by application id, of a text such as `id:key, id:key`. */
function readOneSignalKeys(text = ''): Record<string, string> {
  const pairs = text.split(',').flatMap((one) => {
    const [id, key] = one.trim().split(':')
    return id && key ? [[id, key] as const] : []
  })
  return Object.fromEntries(pairs)
}
