import { afterAll, beforeAll, expect, it } from 'vitest'
import { messages as clinics } from '#src/pages/clinic-results/clinic-results.messages.ts'
import { messages as empty } from '#src/features/search/list/nothing-found.messages.ts'
import { messages as home } from '#src/pages/home/home.messages.ts'
import { messages as results } from '#src/pages/doctor-results/results.messages.ts'
import { webFront } from '#server/web/index'
import { ensureBuilt } from '#tests/support/built-app'
import { openTestDatabase } from '#tests/support/database'
import { startTestServer, type TestServer } from '#tests/support/server'
import { words } from '#tests/e2e/support/words'

let server: TestServer
beforeAll(async () => {
  await ensureBuilt()
  const database = await openTestDatabase()
  await database.query('update practitioners set published = false', [])
  await database.query('update facilities set published = false', [])
  server = await startTestServer({ database, web: webFront })
}, 240_000)
afterAll(async () => {
  await server.close()
  await server.database.close()
})

/** What a page shows, without what it tells the script. */
const pageAt = async (address: string) => {
  const { body, statusCode } = await server.app.inject(address)
  expect(statusCode).toBe(200)
  return /<main[^]*<\/main>/
    .exec(body)![0]
    .replaceAll(/<script[^]*?<\/script>/g, '')
    .replaceAll('<!-- -->', '')
}
const isWaiting = (page: string) =>
  page.includes('aria-busy="true"') || /<svg[^>]*aria-hidden[^>]*height="3[46]px"/.test(page)

const locales = [
  ['en', 'en-ae'],
  ['ar', 'ar-sa'],
  ['id', 'id'],
] as const

it.each(locales)('home of an empty directory says so, and waits for nothing: %s', async (language, locale) => {
  const page = await pageAt(`/${locale}`)
  expect(page).toContain(words(language, home.boardEmpty))
  expect(isWaiting(page)).toBe(false)
  expect(page).not.toContain('data-ground="hero"')
  expect(page).not.toContain('id="specialities"')
})

it.each(locales)(
  'doctors and clinics of an empty directory say so, and blame no filter: %s',
  async (language, locale) => {
    for (const [list, filter, { emptyDirectory }] of [
      ['doctors', 'speciality=dermatology', results],
      ['clinic', 'kind=hospital', clinics],
    ] as const)
      for (const address of [`/${locale}/${list}`, `/${locale}/${list}?${filter}`, `/${locale}/${list}?search=anna`]) {
        const page = await pageAt(address)
        expect(page, address).toContain(words(language, emptyDirectory))
        expect(page, address).toContain(words(language, empty.emptyDirectory))
        expect(page, address).not.toContain(words(language, empty.emptyFilters))
        expect(isWaiting(page), address).toBe(false)
      }
  },
)
