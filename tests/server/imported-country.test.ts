import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { LocaleInit } from '#contract/content'
import type { DoctorHit } from '#contract/directory'
import { headers } from '#contract/headers'
import type { CountryLanguages } from '#contract/tenant'
import { openEmbedded } from '#server/db/open-embedded'
import type { OpenDatabase } from '#server/db/open'
import { loadTenants } from '#server/demo/tenants/load'
import { createSessionRepository } from '#server/domain/sessions/session-repository'
import { webFront } from '#server/web/index'
import { ensureBuilt } from '#tests/support/built-app'
import { countryFiles } from '#tests/support/country-files'
import { directoryTool } from '#tests/support/directory-tool'
import { startTestServer, type TestServer } from '#tests/support/server'

/** A Friday morning in Rabat. */
const now = new Date('2026-11-27T08:30:00.000Z')
const folder = mkdtempSync(join(tmpdir(), 'patientweb-country-'))
let database: OpenDatabase
let server: TestServer

beforeAll(async () => {
  await ensureBuilt()
  database = await openEmbedded({ dump: undefined })
  await loadTenants(database)
  for (const [kind, lines] of Object.entries(countryFiles)) writeFileSync(join(folder, `${kind}.csv`), lines.join('\n'))
  const { code, text } = await directoryTool(database, 'import', folder)
  expect(code, text).toBe(0)
  await database.query(
    `update tenants set configuration = jsonb_set(configuration, '{markets}', '["ae", "ma", "my"]') where code = 'patientweb'`,
  )
  server = await startTestServer({ database, clock: () => now, config: { demo: false }, web: webFront })
}, 240_000)
afterAll(async () => {
  await server.close()
  await database.close()
  rmSync(folder, { recursive: true })
})

const inCountry = (country: string, language = 'en') => ({
  headers: { [headers.countryId]: country, 'accept-language': language },
})

it('a tenant has an imported country as a market, with its languages, names and currency', async () => {
  const init = await server.call('locale', 'GET', '/locale/init')
  const { locales } = init.json<{ data: LocaleInit }>().data
  expect(locales.filter(({ country }) => country !== 'ae')).toEqual([
    {
      ...{ prefix: 'en-ma', language: 'en', country: 'ma', direction: 'ltr' },
      intl: 'en-MA-u-ca-gregory-nu-latn',
      week_start: 1,
    },
    {
      ...{ prefix: 'ar-ma', language: 'ar', country: 'ma', direction: 'rtl' },
      intl: 'ar-MA-u-ca-gregory-nu-latn',
      week_start: 1,
    },
    {
      ...{ prefix: 'en-my', language: 'en', country: 'my', direction: 'ltr' },
      intl: 'en-MY-u-ca-gregory-nu-latn',
      week_start: 1,
    },
  ])
  const menu = await server.call('locale', 'GET', '/static/countries_languages', inCountry('ma', 'ar'))
  const [, morocco] = menu.json<{ data: CountryLanguages[] }>().data
  expect(morocco).toMatchObject({ country: 'ma', name: 'المغرب', currency: 'MAD' })
  const refused = await server.call('locale', 'GET', '/locale/init', inCountry('fr'))
  expect(refused.statusCode).toBe(400)
})

it('its pages are there in its languages, with the fees of the country, and in no other', async () => {
  const page = async (url: string) => {
    const { statusCode, body } = await server.app.inject({ url, headers: { host: 'localhost' } })
    return { statusCode, body }
  }
  expect(await page('/en-my/doctors')).toMatchObject({
    statusCode: 200,
    body: expect.stringContaining('Dr Demo Rahman'),
  })
  expect((await page('/en-my/doctors')).body).toMatch(/MYR\s180/)
  const arabic = await page('/ar-ma/doctors')
  expect(arabic).toMatchObject({ statusCode: 200, body: expect.stringContaining('د. ديمو العلوي') })
  expect(arabic.body).toMatch(/<html[^>]*dir="rtl"/)
  for (const other of ['/ar-my/doctors', '/id-my/doctors', '/en-fr/doctors'])
    expect([other, (await page(other)).statusCode]).toEqual([other, 404])
})

it('doctors there are found in its language', async () => {
  const answer = await server.call('search', 'POST', '/search/indexes/doctor/query', {
    body: { query: 'alaoui', hitsPerPage: 5 },
    ...inCountry('ma'),
  })
  const [doctor] = answer.json<{ hits: DoctorHit[] }>().hits
  expect(doctor).toMatchObject({ countryCode: 'ma', fullName: 'Dr Demo Alaoui' })
})

it('a visit there is booked with a phone of the country, at the clock of the country', async () => {
  const [found] = await database.query<{ id: number; facility_id: number; service_id: number }>(
    `select p.id, s.facility_id, s.id as service_id from practitioners p join services s on s.practitioner_id = p.id
     where p.source_id = 'DOC-2'`,
  )
  const doctor = String(found!.id)
  const visit = {
    ...{ facility_id: String(found!.facility_id), service_id: String(found!.service_id), consultation_type: 'clinic' },
  }
  const path = `/patientapp/doctors/${doctor}/availability/dates-times`
  const offered = await server.call('appointment', 'GET', path, { query: visit, ...inCountry('ma') })
  const { time_zone, dates } = offered.json<{ data: { time_zone: string; dates: { times: string[] }[] } }>().data
  expect(time_zone).toBe('Africa/Casablanca')
  const guestToken = await createSessionRepository(database.db).open({
    ...{ tenantCode: 'patientweb', kind: 'guest' as const, phone: '+212612345678' },
    expiresAt: new Date(now.getTime() + 1_800_000),
  })
  const booked = await server.call('appointment', 'POST', '/patient/appointment', {
    body: {
      ...{ practitioner_id: doctor, ...visit, start: dates.flatMap(({ times }) => times)[0], fg_consent: true },
      fee: { amount: 400, currency: 'MAD' },
      patient: { first_name: 'Salma', last_name: 'Idrissi', phone: '612345678', country_code: '212' },
    },
    headers: {
      ...inCountry('ma').headers,
      ...{ [headers.idempotencyKey]: '"one-visit"', [headers.guestToken]: guestToken },
    },
  })
  expect(booked.statusCode, booked.body).toBe(200)
})
