import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSearchEngine, type SearchEngine } from '#server/search/engine'
import { webFront } from '#server/web/index'
import type { OpenDatabase } from '#server/db/open'
import { ensureBuilt } from '#tests/support/built-app'
import { openTestDatabase } from '#tests/support/database'
import { startTestServer, type TestServer } from '#tests/support/server'

let database: OpenDatabase
let server: TestServer
const lines: string[] = []

beforeAll(async () => {
  await ensureBuilt()
  database = await openTestDatabase()
  const engine = await createSearchEngine(database)
  const failing: SearchEngine = {
    ...engine,
    search: () => Promise.reject(new Error('nothing found for Layla Haddad, +971 50 123 4567')),
  }
  server = await startTestServer({
    ...{ database, search: failing, web: webFront, config: { logLevel: 'trace' } },
    logTo: { write: (line) => void lines.push(line) },
  })
}, 240_000)
afterAll(async () => {
  await server.close()
  await database.close()
})

it('a page whose loader fails on the server is logged with what failed and whose, and without what was looked for', async () => {
  const answer = await server.app.inject('/en-ae/search/result?key=insurer&query=Layla+Haddad')
  expect(answer.statusCode).toBe(500)
  expect(answer.body).not.toMatch(/nothing found for/)
  const entries = lines.map((line) => JSON.parse(line) as { msg: string })
  expect(entries.filter(({ msg }) => msg === 'request failed')).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ failure: expect.objectContaining({ message: 'nothing found for …' }) }),
    ]),
  )
  expect(entries.filter(({ msg }) => msg === 'a part of a page failed')).toEqual([
    expect.objectContaining({ tenant: 'insurer', err: expect.objectContaining({ name: 'Problem' }) }),
  ])
  expect(lines.join('')).not.toMatch(/Layla|Haddad|50 123/)
})
