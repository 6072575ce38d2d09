import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { loadConfig } from './config.ts'
import { SettingError } from './setting-error.ts'
import { serverSettings } from './settings/index.ts'

describe('settings', () => {
  it('have a default for everything a first start needs', () => {
    expect(loadConfig({})).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      basePath: '',
      dataDir: './data',
      databaseUrl: undefined,
      demo: true,
      demoPractitioners: 30_000,
    })
  })

  it('are read from text, and an empty variable counts as absent', () => {
    expect(
      loadConfig({ PORT: '0', DEMO: 'true', TRUST_PROXY: '10.0.0.0/8, fd00::/8', BASE_PATH: '/patients', HOST: '' }),
    ).toMatchObject({
      port: 0,
      trustProxy: ['10.0.0.0/8', 'fd00::/8'],
      basePath: '/patients',
      host: '127.0.0.1',
    })
  })

  it.each([
    ['PORT', '80a', 'a whole number from 0 to 65535'],
    ['PORT', '65536', 'a whole number from 0 to 65535'],
    ['BASE_PATH', 'patients', 'empty, or a path that starts with / and does not end with one'],
    ['BASE_PATH', '/patients/', 'empty, or a path that starts with / and does not end with one'],
    ['DEMO', 'perhaps', 'true or false'],
    ['LOG_LEVEL', 'loud', 'one of fatal, error, warn, info, debug, trace, silent'],
    [
      'TRUST_PROXY',
      'true',
      'false, how many proxies stand in front (1 to 16), or their networks such as 10.0.0.0/8,fd00::/8; true would believe what visitors say of themselves',
    ],
    [
      'PUBLIC_ORIGIN',
      'https://doctors.example.com/en',
      'an origin such as https://doctors.example.com, without a path',
    ],
  ])('name a bad one, what it holds and what was expected: %s=%s', (name, value, expected) => {
    expect(() => loadConfig({ [name]: value })).toThrow(
      new SettingError(`${name} is "${value}": expected ${expected}.`),
    )
  })

  it('name every bad one at once', () => {
    expect(() => loadConfig({ PORT: 'x', DEMO: 'x' })).toThrow(/PORT is .*\nDEMO is /)
  })

  it('do not repeat a secret that is wrong', () => {
    expect(() => loadConfig({ DATABASE_URL: 'mysql://root:hunter2@db' })).toThrow(
      /^(?!.*hunter2)DATABASE_URL: expected /s,
    )
    expect(() => loadConfig({ SIGNING_CREDENTIALS: '{"account":{"secret":"hunter2"}}' })).toThrow(/^(?!.*hunter2)/s)
  })

  it('have a base address for a service that another address answers for, and none for others [H09]', () => {
    const payment = 'https://pay.example.com:8443/api/payment'
    expect(loadConfig({ SERVICE_URLS: `{"payment":"${payment}","search":"/find"}` }).serviceUrls).toEqual({
      payment,
      search: '/find',
    })
    expect(loadConfig({}).serviceUrls).toEqual({})
  })

  it.each([
    '{"payment":"https://pay.example.com/"}',
    '{"payment":"https://pay.example.com/api?v=1"}',
    '{"payment":"https://me:secret@pay.example.com/api"}',
    '{"payment":"https://pay.example.com:port/api"}',
    '{"payment":"//pay.example.com/api"}',
    '{"payment":"ftp://pay.example.com/api"}',
    '{"payment":"pay"}',
    '{"payment":1}',
    '{"payments":"https://pay.example.com/api"}',
    '{"payment":}',
    'https://pay.example.com',
  ])('name a base address that cannot be used: %s [H09]', (value) => {
    expect(() => loadConfig({ SERVICE_URLS: value })).toThrow(
      /^SERVICE_URLS: expected JSON such as \{"payment":"https:.*, of the services locale, account, .*\.$/,
    )
  })

  const turnSecret = { VIDEO_TURN_SECRET: 'shared with coturn' }
  it('take the addresses of STUN and TURN servers that browsers take, in their order: by UDP, TCP and TLS', () => {
    const stun = ['stun:stun.example.com', 'stuns:[2001:db8::7]:5349']
    const turn = [
      'turn:turn.example.com:3478?transport=udp',
      'turn:192.0.2.7:3478?transport=tcp',
      'turns:turn.example.com:443?transport=tcp',
      'turn:turn.example.com',
    ]
    const given = { VIDEO_STUN_URLS: stun.join(', '), VIDEO_TURN_URLS: turn.join(',') }
    expect(loadConfig({ ...given, ...turnSecret }).ice).toEqual({
      ...{ stunUrls: stun, turnUrls: turn },
      turnSecret: turnSecret.VIDEO_TURN_SECRET,
    })
    expect(() => loadConfig(given)).toThrow(/^VIDEO_TURN_SECRET is not set/)
  })

  it.each([
    ['VIDEO_STUN_URLS', 'stun:stun.example.com?transport=udp'],
    ['VIDEO_STUN_URLS', 'turn:turn.example.com'],
    ['VIDEO_TURN_URLS', 'turn://turn.example.com'],
    ['VIDEO_TURN_URLS', 'turn.example.com:3478'],
    ['VIDEO_TURN_URLS', 'turn:turn.example.com:3478?transport=tls'],
    ['VIDEO_TURN_URLS', 'turn:turn.example.com:65536'],
    ['VIDEO_TURN_URLS', 'turn:user@turn.example.com'],
    ['VIDEO_TURN_URLS', 'turns:turn.example.com:443?transport=tcp&x=1'],
    ['VIDEO_TURN_URLS', Array.from({ length: 9 }, (_, index) => `turn:turn-${index}.example.com`).join()],
  ])('name an address of which a browser would begin no call: %s=%s', (name, value) => {
    expect(() => loadConfig({ ...turnSecret, [name]: value })).toThrow(
      new RegExp(`^${name} is ".*": expected up to 8 addresses such as (stun|turn):`),
    )
  })

  it('of an object storage belong together', () => {
    const all = { S3_ENDPOINT: 'https://s3.example.com/files', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' }
    expect(loadConfig({ ...all, S3_REGION: 'me-central-1' }).fileStorage).toEqual({
      endpoint: 'https://s3.example.com/files',
      region: 'me-central-1',
      keyId: 'key',
      secret: 'secret',
    })
    for (const name of Object.keys(all)) expect(() => loadConfig({ ...all, [name]: '' })).toThrow('belong together')
    expect(loadConfig({}).fileStorage).toBeUndefined()
    expect(() => loadConfig({ ...all, S3_ENDPOINT: 'https://key:secret@s3.example.com' })).toThrow(/^S3_ENDPOINT is/)
  })

  it('have Stripe with both of its secrets, or not at all', () => {
    const both = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
    expect(loadConfig(both).stripe).toEqual({
      ...{ secretKey: 'sk_test_1', webhookSecret: 'whsec_1' },
      ...{ publishableKey: undefined, url: 'https://api.stripe.com' },
    })
    for (const name of Object.keys(both)) expect(() => loadConfig({ ...both, [name]: '' })).toThrow('belong together')
    expect(loadConfig({}).stripe).toBeUndefined()
    expect(() => loadConfig({ ...both, STRIPE_SECRET_KEY: 'pk_secret' })).toThrow(/^STRIPE_SECRET_KEY: expected/)
    expect(() => loadConfig({ ...both, STRIPE_URL: 'http://stripe.example.com' })).toThrow(/^STRIPE_URL is/)
  })

  it('have a merchant at Apple with its certificate, key and country, or not at all', () => {
    const pem = (name: string) => fileURLToPath(new URL(`../tests/support/apple-pay/${name}.pem`, import.meta.url))
    const all = {
      ...{ APPLE_PAY_MERCHANT_ID: 'merchant.example', APPLE_PAY_COUNTRY: 'AE' },
      ...{ APPLE_PAY_CERTIFICATE: pem('merchant-certificate'), APPLE_PAY_KEY: pem('merchant-key') },
    }
    expect(loadConfig(all).appleMerchant).toMatchObject({ id: 'merchant.example', country: 'AE' })
    for (const name of Object.keys(all)) expect(() => loadConfig({ ...all, [name]: '' })).toThrow('belong together')
    expect(() => loadConfig({ ...all, APPLE_PAY_COUNTRY: 'uae' })).toThrow(/^APPLE_PAY_COUNTRY is/)
    expect(loadConfig({}).appleMerchant).toBeUndefined()
  })

  it('ask for the merchant at Google where a live key of Stripe offers Google Pay', () => {
    const keys = {
      STRIPE_SECRET_KEY: 'sk_live_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
    }
    expect(() => loadConfig(keys)).toThrow(/^A live STRIPE_PUBLISHABLE_KEY .* GOOGLE_PAY_MERCHANT_ID/)
    expect(loadConfig({ ...keys, GOOGLE_PAY_MERCHANT_ID: 'BCR2DN4T' }).stripe?.googleMerchant).toBe('BCR2DN4T')
    expect(loadConfig({ ...keys, STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }).stripe?.googleMerchant).toBeUndefined()
    expect(() => loadConfig({ GOOGLE_PAY_MERCHANT_ID: 'BCR2DN4T' })).toThrow(/^GOOGLE_PAY_MERCHANT_ID is of use/)
  })

  it('ask for a way to reach phones outside demo mode', () => {
    expect(() => loadConfig({ DEMO: 'false' })).toThrow(/^SMS_WEBHOOK_URL is not set/)
  })

  it('have another way for codes in the demo alone, unless it is named', () => {
    const inbox = { url: undefined, token: undefined }
    const elsewhere = { SMS_WEBHOOK_URL: 'https://sms.example.com' }
    const called = { SECOND_CHANNEL_URL: 'https://voice.example.com', SECOND_CHANNEL_TOKEN: 'said' }
    expect(loadConfig({}).secondChannel).toEqual({ kind: 'voice', ...inbox })
    expect(loadConfig({ SECOND_CHANNEL: 'message' }).secondChannel).toEqual({ kind: 'message', ...inbox })
    expect(loadConfig({ SECOND_CHANNEL: 'none' }).secondChannel).toBeUndefined()
    expect(loadConfig(elsewhere).secondChannel).toBeUndefined()
    expect(loadConfig({ DEMO: 'false', ...elsewhere }).secondChannel).toBeUndefined()
    expect(loadConfig({ DEMO: 'false', ...elsewhere, SECOND_CHANNEL: 'voice', ...called }).secondChannel).toEqual({
      ...{ kind: 'voice', url: 'https://voice.example.com', token: 'said' },
    })
    expect(() => loadConfig({ DEMO: 'false', ...elsewhere, SECOND_CHANNEL: 'voice' })).toThrow(
      /^SECOND_CHANNEL_URL is not set/,
    )
  })

  it('are all described, with their defaults, in .env.example', () => {
    const example = readFileSync('.env.example', 'utf8')
    const listed = Object.fromEntries(
      [...example.matchAll(/^# ([A-Z0-9_]+)=(.*)$/gm)].map(([, name, value]) => [name!, value]),
    )
    const known = Object.entries(serverSettings.properties).map(([name, schema]) => [
      name,
      'default' in schema ? String(schema.default) : '',
    ])
    expect(listed).toEqual(Object.fromEntries(known))
  })
})
