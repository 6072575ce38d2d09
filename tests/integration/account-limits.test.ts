import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { getExampleNumber, getCountries, parsePhoneNumber } from 'libphonenumber-js/max'
import examples from 'libphonenumber-js/mobile/examples'
import { codeRegionsOf } from '#contract/code-regions'
import type { TextMessage } from '#server/messages/sms/sms-gateway'
import { openTestDatabase } from '#tests/support/database'
import { startTestServer, type TestServer } from '#tests/support/server'
import { addTenant } from '#tests/support/tenants'

let now = new Date('2026-01-05T08:00:00Z')
const pass = (seconds: number) => (now = new Date(now.getTime() + seconds * 1000))

let server: TestServer
const sent: TextMessage[] = []
beforeAll(async () => {
  const database = await openTestDatabase()
  await addTenant(database, { code: 'other-tenant' })
  await addTenant(database, { code: 'british', configuration: { code_rules: { countries: ['GB'], per_hour: 20 } } })
  await addTenant(database, { code: 'travelled', configuration: { code_rules: { per_hour: 20 } } })
  await addTenant(database, { code: 'thrifty', configuration: { markets: ['ae'], code_rules: { per_hour: 20 } } })
  server = await startTestServer({
    database,
    clock: () => now,
    sms: { send: async (message) => void sent.push(message) },
  })
})
afterAll(async () => {
  await server.close()
  await server.database.close()
})
beforeEach(() => {
  pass(86_400)
  sent.length = 0
})

let last = 502_000_000
const newPhone = () => String((last += 1))

type Input = { phone?: string; country_code?: string; type?: string; tenant?: string }

/** What became of asking for a code: `200`, or the code it was refused with. */
async function ask({
  phone = newPhone(),
  country_code = '971',
  type = 'guest_booking',
  tenant = 'patientweb',
}: Input = {}) {
  const body = { phone, country_code, type }
  const answer = await server.call('account', 'POST', '/patient/otp', { body, tenant })
  return answer.statusCode === 200 ? 200 : `${answer.json<{ code: string }>().code} ${answer.statusCode}`
}

describe('a number that codes are not texted to', () => {
  it.each([
    { what: 'a satellite phone (Iridium)', country_code: '881', phone: '612345678', code: 'phone_country_not_served' },
    { what: 'a ship (Inmarsat)', country_code: '870', phone: '773111632', code: 'phone_country_not_served' },
    { what: 'an international network', country_code: '883', phone: '510012345678', code: 'phone_country_not_served' },
    {
      what: 'one of a country that is not served',
      country_code: '53',
      phone: '51234567',
      code: 'phone_country_not_served',
    },
    {
      what: 'Jamaica’s, which shares its code with the USA',
      country_code: '1',
      phone: '8762101234',
      code: 'phone_country_not_served',
    },
    { what: 'Kazakhstan’s', country_code: '7', phone: '7710009998', code: 'phone_country_not_served' },
    { what: 'a landline of Dubai', country_code: '971', phone: '42345678', code: 'phone_not_mobile' },
    { what: 'a free number', country_code: '971', phone: '800123456', code: 'phone_not_mobile' },
    { what: 'a premium number', country_code: '44', phone: '9012345678', code: 'phone_not_mobile' },
    { what: 'a pager', country_code: '44', phone: '7640123456', code: 'phone_not_mobile' },
    { what: 'a number for life', country_code: '44', phone: '7012345678', code: 'phone_not_mobile' },
    { what: 'a number over the internet', country_code: '44', phone: '5612345678', code: 'phone_not_mobile' },
    { what: 'a premium number of the USA', country_code: '1', phone: '9002345678', code: 'phone_not_mobile' },
    { what: 'none at all', country_code: '971', phone: '123456', code: 'phone_invalid' },
  ])('is $what', async ({ country_code, phone, code }) => {
    expect(await ask({ country_code, phone })).toBe(`${code} 400`)
    expect(sent).toEqual([])
  })

  it('is of each country that the tenant does not name, and of none that it names', async () => {
    const served = codeRegionsOf({ markets: ['ae', 'sa', 'id'] })
    const outcomes = new Map<string, unknown>()
    for (const country of getCountries()) {
      const example = getExampleNumber(country, examples)
      // The islands that ring as their mainland are no countries of their own to a network.
      if (!example || parsePhoneNumber(example.number).country !== country) continue
      outcomes.set(country, await ask({ phone: example.nationalNumber, country_code: example.countryCallingCode }))
      pass(60)
    }
    expect(outcomes.size).toBeGreaterThan(200)
    const texted = [...outcomes].filter(([, outcome]) => outcome === 200).map(([country]) => country)
    expect(texted.toSorted()).toEqual(served.toSorted())
    const refused = new Set([...outcomes.values()].filter((outcome) => outcome !== 200))
    expect(refused).toEqual(new Set(['phone_country_not_served 400']))
  })

  it('is what a tenant’s own list leaves out, its market too', async () => {
    expect(await ask({ tenant: 'british', phone: '7400123456', country_code: '44' })).toBe(200)
    expect(await ask({ tenant: 'british' })).toBe('phone_country_not_served 400')
  })
})

it('a code is for what it was asked for, and says so in the patient’s language [C26]', async () => {
  const texts: string[] = []
  for (const type of ['guest_booking', 'sign_in', 'reset_password'])
    for (const locale of ['en-ae', 'ar-ae', 'id']) {
      const body = { phone: newPhone(), country_code: '971', type }
      await server.call('account', 'POST', '/patient/otp', { body, locale })
      texts.push(sent.at(-1)!.body.replace(/\d{6}/g, ''))
    }
  expect(new Set(texts).size).toBe(9)
})

describe('one phone', () => {
  it('is not texted by two tenants within half a minute', async () => {
    const phone = newPhone()
    expect(await ask({ phone })).toBe(200)
    pass(10)
    expect(await ask({ phone, tenant: 'other-tenant' })).toBe('code_sent_recently 429')
    pass(21)
    expect(await ask({ phone, tenant: 'other-tenant' })).toBe(200)
  })

  it('is not texted for two purposes within half a minute', async () => {
    const phone = newPhone()
    expect(await ask({ phone, type: 'sign_in' })).toBe(200)
    pass(10)
    expect(await ask({ phone, type: 'reset_password' })).toBe('code_sent_recently 429')
  })

  it('is texted once where many tenants are asked at the same time', async () => {
    const phone = newPhone()
    const tenants = ['patientweb', 'other-tenant', 'thrifty', 'patientweb', 'other-tenant', 'thrifty']
    const outcomes = await Promise.all(tenants.map((tenant) => ask({ phone, tenant })))
    expect(outcomes.filter((outcome) => outcome === 200)).toHaveLength(1)
    expect(sent).toHaveLength(1)
  })

  it('is texted five times in ten minutes and twelve times a day, whoever is asked, and told when it goes on', async () => {
    const phone = newPhone()
    const outcomes: unknown[] = []
    for (let minute = 0; minute < 60; minute += 1) {
      outcomes.push(await ask({ phone, tenant: minute % 2 === 0 ? 'patientweb' : 'other-tenant' }))
      pass(60)
    }
    expect(outcomes.slice(0, 10)).toEqual([
      ...Array<number>(5).fill(200),
      ...Array<string>(5).fill('codes_of_phone_limit 429'),
    ])
    expect(sent).toHaveLength(12)
    const body = { phone, country_code: '971', type: 'guest_booking' }
    const { details } = (await server.call('account', 'POST', '/patient/otp', { body })).json()
    now = new Date(details.retry_at)
    expect(await ask({ phone })).toBe(200)
  })
})

describe('a tenant', () => {
  it('texts as many codes in an hour as its file says, and what was refused before costs it nothing', async () => {
    const phone = newPhone()
    for (let index = 0; index < 5; index += 1) await ask({ tenant: 'thrifty', phone })
    const outcomes: unknown[] = []
    for (let index = 0; index < 20; index += 1) outcomes.push(await ask({ tenant: 'thrifty' }))
    expect(outcomes).toEqual([...Array<number>(19).fill(200), 'codes_of_tenant_limit 429'])
    // Another tenant's patients are not in its way.
    expect(await ask()).toBe(200)
  })

  it('texts a tenth of them to countries that are no markets of it', async () => {
    const abroad = (number: number) => ask({ tenant: 'travelled', phone: `7400${number}`, country_code: '44' })
    const outcomes = [await abroad(200_001), await abroad(200_002), await abroad(200_003)]
    expect(outcomes).toEqual([200, 200, 'codes_of_tenant_limit 429'])
    expect(await ask({ tenant: 'travelled' })).toBe(200)
  })
})
