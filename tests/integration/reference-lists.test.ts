import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OpenDatabase } from '#server/db/open'
import { loadReferenceLists } from '#server/imports/reference-lists'
import { openTestDatabase } from '../support/database.ts'

let open: OpenDatabase
beforeAll(async () => {
  open = await openTestDatabase()
})
afterAll(() => open.close())

const lists = ['countries', 'cities', 'specialities']
const counts = () =>
  Promise.all(
    lists.map(async (list) => (await open.query<{ n: number }>(`select count(*)::int as n from ${list}`))[0]!.n),
  )

it('servers that start on one empty database write the lists that ship with the product once', async () => {
  const shipped = await counts()
  await open.query(`truncate ${lists.join()} cascade`)
  await Promise.all(Array.from({ length: 4 }, () => loadReferenceLists(open)))
  expect(await counts()).toEqual(shipped)
  expect(Math.min(...shipped)).toBeGreaterThan(5)
})
