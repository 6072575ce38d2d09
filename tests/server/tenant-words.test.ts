import { afterAll, beforeAll, expect, it } from 'vitest'
import { translations } from '#server/db/schema/tenants'
import { webFront } from '#server/web/index'
import { ensureBuilt } from '#tests/support/built-app'
import { openTestDatabase } from '#tests/support/database'
import { startTestServer, type TestServer } from '#tests/support/server'
import { addTenant } from '#tests/support/tenants'

let server: TestServer
beforeAll(async () => {
  await ensureBuilt()
  const database = await openTestDatabase()
  await addTenant(database, { code: 'worded' })
  await database.db.insert(translations).values([
    { tenantCode: 'worded', language: 'en', id: 'care.searchBox.find', message: 'Show me my doctor' },
    { tenantCode: 'worded', language: 'ar', id: 'care.searchBox.find', message: 'أرني طبيبي' },
    { tenantCode: 'worded', language: 'en', id: 'care.searchBox.what', message: 'Broken {count, plural' },
    { tenantCode: 'worded', language: 'en', id: 'care.searchBox.where', message: 'Where, <b>{friend}</b>?' },
    { tenantCode: 'worded', language: 'en', id: 'care.searchBox.never', message: 'No such message' },
  ])
  server = await startTestServer({ database, web: webFront })
}, 240_000)
afterAll(async () => {
  await server.close()
  await server.database.close()
})

/** The document and, apart from it, what it tells the script. */
const markup = async (url: string) => {
  const { body } = await server.app.inject(url)
  const [data = ''] = /<script[^>]*id="page-data"[^]*?<\/script>/.exec(body) ?? []
  return { data, page: body.replace(data, '') }
}

it('a page speaks the tenant’s own words in its language, and tells them to the browser [C03]', async () => {
  const english = await markup('/en-ae?key=worded')
  expect(english.page).toMatch(/<button[^>]*>[^]*?Show me my doctor/)
  expect(english.page).not.toContain('أرني طبيبي')
  expect(english.data).toContain('"care.searchBox.find"')
  expect((await markup('/ar-ae?key=worded')).page).toMatch(/<button[^>]*>[^]*?أرني طبيبي/)
  // Drawn in the browser, but from the same words.
  expect((await markup('/en-ae/dashboard/main?key=worded')).data).toContain('Show me my doctor')
})

it('no other tenant’s page does, and a word that cannot be read is the app’s own [T05]', async () => {
  const other = await markup('/en-ae')
  expect(other.page).not.toContain('Show me my doctor')
  expect(other.data).not.toContain('"texts"')
  expect(other.page).toContain('What do you need?')
  expect((await markup('/en-ae?key=worded')).page).toContain('What do you need?')
})

it('a word that asks for what the view does not give is the app’s own, and is not even sent [C03]', async () => {
  const { page, data } = await markup('/en-ae?key=worded')
  expect(page).toContain('Where?')
  expect(data).not.toMatch(/care\.searchBox\.(?:where|never)"/)
})

it('the shell that is kept for a time without a network carries the tenant’s own words [C03]', async () => {
  expect((await markup('/_shell/en-ae?key=worded')).data).toContain('Show me my doctor')
  expect((await markup('/_shell/ar-ae?key=worded')).data).toContain('أرني طبيبي')
})
