import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LocaleInit } from '#contract/content'
import { services } from '#contract/services'
import type { Config } from '#server/config'
import type { ClientConfiguration, ContentBlock, CountryLanguages, InitData, PageMeta } from '#contract/tenant'
import { contentBlocks, tenants, translations } from '#server/db/schema/tenants'
import { openTestDatabase } from '#tests/support/database'
import { startTestServer, type TestServer } from '#tests/support/server'
import { addTenant } from '#tests/support/tenants'

let now = new Date('2026-01-05T08:00:00Z')
let server: TestServer
let configuration: ClientConfiguration

beforeAll(async () => {
  const database = await openTestDatabase()
  const text = (key: string, heading: string): ContentBlock => ({ key, kind: 'text', heading })
  await addTenant(database, {
    code: 'content-house',
    configuration: { markets: ['sa', 'ae', 'id'], languages: ['ar', 'en', 'id'], country_code: 'sa' },
  })
  await database.db.insert(contentBlocks).values([
    { tenantCode: 'content-house', key: 'homepage', language: 'en', content: text('homepage', 'Everywhere') },
    { tenantCode: 'content-house', key: 'homepage', language: 'id', content: text('homepage', 'Di mana saja') },
    { tenantCode: 'content-house', key: 'why', language: 'en', content: text('why', 'Why us') },
    { tenantCode: 'content-house', key: 'why', language: 'ar', content: text('why', 'لماذا نحن') },
    { tenantCode: 'content-house', key: 'how', language: 'en', content: text('how', 'How this house works') },
  ])
  await database.db.insert(translations).values([
    {
      tenantCode: 'content-house',
      language: 'en',
      id: 'home.count',
      message: '{count, plural, one {# doctor} other {# doctors}}',
    },
    { tenantCode: 'content-house', language: 'en', id: 'home.broken', message: '{count, plural' },
  ])
  server = await startTestServer({ database, clock: () => now })
  configuration = (await server.app.tenants.find('content-house'))!.configuration
})
afterAll(async () => {
  await server.close()
  await server.database.close()
})

const ask = async <T>(path: string, call: Parameters<TestServer['call']>[3] = {}) => {
  const answer = await server.call('locale', 'GET', path, { tenant: 'content-house', locale: 'en-sa', ...call })
  return answer.json<{ data: T }>().data
}
const headings = async (keys: string, call: Parameters<TestServer['call']>[3] = {}) =>
  (await ask<ContentBlock[]>('/static/get/bulk', { ...call, query: { keys, ...call.query } })).map(
    ({ key, heading }) => [key, heading],
  )

describe('init', () => {
  it('gives the tenant’s configuration, where each service is and headers for later calls [C02][T08][H09]', async () => {
    const init = await ask<InitData>('/appservice/init')
    // Whether it has rooms for visits by video is a capability.
    const { video_room: hasRoom, ...shown } = configuration
    expect(hasRoom).toBe(true)
    expect(init.settings.whitelabel_configs).toEqual(shown)
    expect(init.service_url).toEqual(Object.fromEntries(services.map((service) => [service, `/api/${service}`])))
    expect(init.headers).toEqual({ 'X-Configuration-Version': expect.stringMatching(/^[0-9a-f]{12}$/) })
    expect(init.capabilities).toEqual({
      holds: true,
      demo: true,
      passkeys: true,
      refresh: true,
      email: true,
      second_channel: 'voice',
      error_reports: 1,
      video: true,
    })
  })

  it('lists the tenant’s locales and begins in its own country, in its first language [C15]', async () => {
    const { default_locale, locales } = await ask<LocaleInit>('/locale/init')
    expect(default_locale).toBe('ar-sa')
    expect(locales.map(({ prefix }) => prefix)).toEqual(['en-sa', 'ar-sa', 'en-ae', 'ar-ae', 'id', 'en'])
    expect(locales.find(({ prefix }) => prefix === 'ar-sa')).toEqual({
      prefix: 'ar-sa',
      language: 'ar',
      country: 'sa',
      direction: 'rtl',
      intl: 'ar-SA-u-ca-gregory-nu-latn',
      week_start: 7,
    })
  })

  it('lists countries with their languages, named in the language of the request [C08][T10]', async () => {
    const english = await ask<CountryLanguages[]>('/static/countries_languages')
    expect(english.map(({ country, name, currency }) => [country, name, currency])).toEqual([
      ['sa', 'Saudi Arabia', 'SAR'],
      ['ae', 'United Arab Emirates', 'AED'],
      ['id', 'Indonesia', 'IDR'],
    ])
    expect(english[0]!.languages).toEqual([
      { language: 'en', name: 'English', locale: 'en-sa' },
      { language: 'ar', name: 'Arabic', locale: 'ar-sa' },
    ])
    const arabic = await ask<CountryLanguages[]>('/static/countries_languages', { locale: 'ar-sa' })
    expect(arabic[0]!.languages.map(({ name }) => name)).toEqual(['الإنجليزية', 'العربية'])
  })
})

describe('meta', () => {
  it.each([
    ['home', 'homepage'],
    ['search-result', 'search_result'],
    ['/search/result', 'search_result'],
    ['en-sa/search-clinic', 'search_clinic'],
    ['somewhere/else', 'homepage'],
  ] as const)('of %s is what the tenant wrote for %s [C04][T09]', async (slug, name) => {
    const { title, description } = configuration.meta_configs[name]
    expect(await ask<PageMeta>('/static/meta', { query: { slug, type: 'page' } })).toEqual({
      meta_title: title.en,
      meta_description: description.en,
      og_title: title.en,
      og_description: description.en,
      og_image: '/icons/icon-512.png?key=content-house',
    })
  })

  it('is in the language of the request [C04]', async () => {
    const meta = await ask<PageMeta>('/static/meta', { query: { slug: 'home' }, locale: 'ar-sa' })
    expect(meta.meta_title).toBe(configuration.meta_configs.homepage.title.ar)
    expect(meta.meta_title).toMatch(/\p{Script=Arabic}/u)
  })
})

describe('blocks', () => {
  it('come in the asked language and in English where there is none [C05]', async () => {
    expect(await headings('how,why,nothing', { locale: 'ar-sa' })).toEqual([
      ['how', 'How this house works'],
      ['why', 'لماذا نحن'],
    ])
    expect(await headings('why', { locale: 'ar-sa', query: { lang: 'en' } })).toEqual([['why', 'Why us']])
  })

  it('of a country’s home page fall back to the one for everywhere [C05]', async () => {
    expect(await headings('homepage-sa-en')).toEqual([['homepage-sa-en', 'Everywhere']])
  })

  it('of the home page are Indonesian, all others English, where no language is named [K09]', async () => {
    expect(await headings('homepage-id,how', { headers: { 'accept-language': '' } })).toEqual([
      ['homepage-id', 'Di mana saja'],
      ['how', 'How this house works'],
    ])
  })

  it('without keys are refused with missing keys data [V09][C05][E15]', async () => {
    for (const query of [{}, { keys: '' }, { keys: ' , ' }]) {
      const answer = await server.call('locale', 'GET', '/static/get/bulk', { query })
      expect([answer.statusCode, answer.json()]).toEqual([
        400,
        { code: 'missing_keys_data', message: 'missing keys data' },
      ])
    }
  })

  it('of one tenant are nothing to another [T05]', async () => {
    expect(await headings('how', { tenant: 'patientweb' })).not.toContainEqual(['how', 'How this house works'])
  })
})

describe('translations', () => {
  it('come compiled, and one that does not parse is left out [C03]', async () => {
    const messages = await ask<Record<string, { type: number; value: string }[]>>('/translation', {
      query: { lang: 'en' },
    })
    expect(Object.keys(messages)).toEqual(['home.count'])
    expect(messages['home.count']![0]).toMatchObject({ value: 'count', options: { one: {}, other: {} } })
  })

  it('of another language or tenant are not among them [C03][T05]', async () => {
    expect(await ask('/translation', { query: { lang: 'ar' } })).toEqual({})
    expect(await ask('/translation', { query: { lang: 'en' }, tenant: 'patientweb' })).not.toHaveProperty([
      'home.count',
    ])
  })
})

describe('the place of an address', () => {
  const locate = async (clientAddress: string, locale = 'en-sa') => {
    const request = server.request('locale', 'POST', '/master/ip2location', {
      tenant: 'content-house',
      locale,
      body: {},
    })
    const answer = await server.app.inject({ ...request, remoteAddress: clientAddress })
    return answer.json<{ data: unknown }>().data
  }

  it('is known from the table, in the language of the request where it is spoken there [C80]', async () => {
    expect(await locate('192.0.2.7')).toEqual({ country_code: 'ae', locale: 'en-ae', source: 'table' })
    expect(await locate('203.0.113.9', 'ar-sa')).toEqual({ country_code: 'id', locale: 'id', source: 'table' })
    expect(await locate('2001:db8:ae::1')).toEqual({ country_code: 'ae', locale: 'en-ae', source: 'table' })
  })

  it('is the tenant’s own country where nothing is known [C80]', async () => {
    expect(await locate('127.0.0.1')).toMatchObject({ country_code: 'sa', source: 'default' })
  })

  it('is what a trusted proxy says, and never what anybody else does [C80]', async () => {
    const call = { tenant: 'content-house', locale: 'en-sa', body: {}, headers: { 'cf-ipcountry': 'AE' } }
    const addressSeen = async (trustProxy: Config['trustProxy']) => {
      const other = await startTestServer({
        database: server.database,
        clock: () => now,
        config: { trustProxy, countryHeader: 'cf-ipcountry' },
      })
      const answer = await other.call('locale', 'POST', '/master/ip2location', call)
      await other.close()
      return answer.json<{ data: { source: string } }>().data.source
    }
    expect([
      await addressSeen(1),
      await addressSeen(['127.0.0.0/8']),
      await addressSeen(['10.0.0.0/8']),
      await addressSeen(0),
    ]).toEqual(['proxy', 'proxy', 'default', 'default'])
  })
})

it('content blocks are asked for by forty keys at most, which a refusal names', async () => {
  const ask = (count: number) => {
    const keys = Array.from({ length: count }, (_, index) => `how-${index}`).join(',')
    return server.call('locale', 'GET', '/static/get/bulk', { tenant: 'content-house', query: { keys } })
  }
  expect((await ask(40)).statusCode).toBe(200)
  const refused = await ask(41)
  expect([refused.statusCode, refused.json()]).toEqual([
    400,
    expect.objectContaining({
      code: 'validation_failed',
      fields: [{ path: '/keys', message: 'are more than 40' }],
    }),
  ])
})

describe('content that changes', () => {
  const change = (heading: string) =>
    server.database.db
      .update(contentBlocks)
      .set({ content: { key: 'how', kind: 'text', heading } })
      .where(eq(contentBlocks.tenantCode, 'content-house'))
  const pass = (seconds: number) => (now = new Date(now.getTime() + seconds * 1000))

  it('is kept for 3600 seconds [K01]', async () => {
    const [[, before]] = (await headings('how')) as [[string, string]]
    await change('First change')
    pass(3000)
    expect(await headings('how')).toEqual([['how', before]])
    pass(600)
    expect(await headings('how')).toEqual([['how', 'First change']])
  })

  it('is seen within seconds when its tenant is marked as changed [K01]', async () => {
    await change('Second change')
    pass(60)
    expect(await headings('how')).toEqual([['how', 'First change']])
    await server.database.db.update(tenants).set({ updatedAt: now }).where(eq(tenants.code, 'content-house'))
    pass(10)
    expect(await headings('how')).toEqual([['how', 'Second change']])
  })
})
