import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CategoryAvailability } from '#contract/availability'
import type { LocaleInit } from '#contract/content'
import type { ContentBlock } from '#contract/tenant'
import { contentBlocks } from '#server/db/schema/tenants'
import { writeDay } from '#src/i18n/write-day.ts'
import { webFront } from '#server/web/index'
import { ensureBuilt } from '#tests/support/built-app'
import { openTestDatabase } from '#tests/support/database'
import { startTestServer, type TestServer } from '#tests/support/server'
import { addTenant } from '#tests/support/tenants'

let server: TestServer
beforeAll(async () => {
  await ensureBuilt()
  const database = await openTestDatabase()
  await addTenant(database, {
    code: 'gulf',
    configuration: { markets: ['ae', 'sa'], languages: ['en', 'ar'], country_code: 'ae' },
  })
  await addTenant(database, {
    code: 'everywhere',
    configuration: { markets: ['ae', 'in', 'pk', 'id'], languages: ['en', 'ar', 'id'], country_code: 'ae' },
  })
  const text = (heading: string): ContentBlock => ({ key: 'why', kind: 'text', heading })
  await database.db.insert(contentBlocks).values([
    { tenantCode: 'gulf', key: 'why', language: 'en', content: text('Why us') },
    { tenantCode: 'gulf', key: 'why', language: 'ar', content: text('لماذا نحن') },
  ])
  server = await startTestServer({ database, web: webFront })
}, 240_000)
afterAll(async () => {
  await server.close()
  await server.database.close()
})

const open = (url: string) => server.app.inject(url)
/** Status, place and caching of the answer to an address. */
const ledTo = async (url: string) => {
  const { statusCode, headers } = await open(url)
  return [statusCode, headers.location, headers['cache-control']]
}
const to = (location: string) => [302, location, 'no-store']

describe('a page', () => {
  it('is led to in the language of `lang`, with the rest of its address, where the tenant offers it [Q01]', async () => {
    expect(await ledTo('/en-ae?lang=ar&key=gulf')).toEqual(to('/ar-ae?key=gulf'))
    expect(await ledTo('/en-ae/search/result?query=derm&lang=ar&page=2&key=gulf')).toEqual(
      to('/ar-ae/search/result?query=derm&page=2&key=gulf'),
    )
    // Pages about a person are the shell and are led to alike.
    expect(await ledTo('/en-ae/dashboard/main?lang=ar')).toEqual(to('/ar-ae/dashboard/main'))
    expect(await ledTo('/?lang=ar&key=gulf')).toEqual(to('/ar-ae?key=gulf'))
    expect(await ledTo('/doctors?page=2&lang=ar&key=gulf')).toEqual(to('/ar-ae/doctors?page=2&key=gulf'))
  })

  it('is led to in the country of `country`, and of both together [Q02]', async () => {
    expect(await ledTo('/en-ae/search/result?query=derm&country=sa&key=gulf')).toEqual(
      to('/en-sa/search/result?query=derm&key=gulf'),
    )
    expect(await ledTo('/en-ae?country=SA&lang=ar&key=gulf')).toEqual(to('/ar-sa?key=gulf'))
    expect(await ledTo('/?country=sa&key=gulf')).toEqual(to('/en-sa?key=gulf'))
    expect(await ledTo('/en-ae?country=id&key=everywhere')).toEqual(to('/en?key=everywhere'))
  })

  it.each([
    'lang=ar-SA',
    'lang=fr',
    'lang=id&country=ae',
    'lang=en',
    'country=eg',
    'country=ae',
    'country=../..',
    'lang=ar&country=in',
    'lang=',
  ])('stays where it is for what the tenant does not offer: %s [Q01] [Q02]', async (query) => {
    const answer = await open(`/en-ae?key=gulf&${query}`)
    expect([answer.statusCode, /<html lang="([^"]+)"/.exec(answer.body)?.[1]]).toEqual([200, 'en-AE'])
  })
})

describe('the languages', () => {
  it('are English, Arabic from right to left, and Indonesian; Arabic is not offered in India and Pakistan; dates can be French [T06]', async () => {
    const written = async (prefix: string) => {
      const { statusCode, body } = await open(`/${prefix}?key=everywhere`)
      return [statusCode, /<html lang="([^"]+)" dir="([^"]+)"/.exec(body)?.slice(1).join(' ')]
    }
    expect(await written('en-ae')).toEqual([200, 'en-AE ltr'])
    expect(await written('ar-ae')).toEqual([200, 'ar-AE rtl'])
    expect(await written('id')).toEqual([200, 'id-ID ltr'])
    for (const country of ['in', 'pk']) {
      expect(await written(`en-${country}`)).toEqual([200, `en-${country.toUpperCase()} ltr`])
      expect((await written(`ar-${country}`))[0]).toBe(404)
    }
    const { locales } = (await server.call('locale', 'GET', '/locale/init', { tenant: 'everywhere' })).json<{
      data: LocaleInit
    }>().data
    expect(locales.map(({ prefix }) => prefix)).toEqual(['en-ae', 'ar-ae', 'en-in', 'en-pk', 'id', 'en'])

    const french = (day: string) =>
      writeDay('fr-FR-u-ca-gregory-nu-latn', `${day}T22:30:00Z`, {
        weekday: 'long',
        day: 'numeric',
        month: 'long',
        year: 'numeric',
        timeZone: 'Europe/Paris',
      })
    expect([french('2026-11-23'), french('2026-07-31')]).toEqual(['lundi 23 novembre 2026', 'samedi 1er août 2026'])
  })
})

describe('a call', () => {
  it('of content answers in `lang`, whatever language it was made in [Q01]', async () => {
    const headings = async (lang?: string) =>
      (await server.call('locale', 'GET', '/static/get/bulk', { tenant: 'gulf', query: { keys: 'why', lang } }))
        .json<{ data: ContentBlock[] }>()
        .data.map(({ heading }) => heading)
    expect(await headings()).toEqual(['Why us'])
    expect(await headings('ar')).toEqual(['لماذا نحن'])
    const unknown = await server.call('locale', 'GET', '/static/get/bulk', { query: { keys: 'why', lang: 'fr' } })
    expect(unknown.statusCode).toBe(400)
  })

  it('for the next free times answers for `country`, whatever country it was made from [Q02]', async () => {
    const zones = async (country?: string) => {
      const [{ slug } = { slug: '' }] = await server.database.query<{ slug: string }>(
        `select s.slug from specialities s where (select count(distinct p.country_code) from practitioners p
           join services v on v.practitioner_id = p.id
           where p.speciality_id = s.id and p.published and p.country_code in ('ae', 'sa')) = 2 order by s.rank limit 1`,
        [],
      )
      const answer = await server.call('appointment', 'GET', '/availability/next_availability/category', {
        tenant: 'gulf',
        query: { ids: slug, country },
      })
      return answer.json<{ data: CategoryAvailability[] }>().data.map(({ time_zone }) => time_zone)
    }
    expect(await zones()).toEqual(['Asia/Dubai'])
    expect(await zones('sa')).toEqual(['Asia/Riyadh'])
  })
})
