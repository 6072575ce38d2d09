import { sql as raw } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OpenDatabase } from '#server/db/open'
import { listAppointments } from '#server/domain/practices/list-appointments'
import { rowsOf } from '#server/imports/apply/rows-of'
import { openTestDatabase } from '../support/database.ts'

let open: OpenDatabase
beforeAll(async () => {
  open = await openTestDatabase()
})
afterAll(() => open.close())

it('a search of a facility’s appointments reads those of the facility in the range, by their start', async () => {
  const wanted = { facilityId: 3, from: new Date('2026-10-01'), to: new Date('2026-12-01'), isByStart: true, limit: 51 }
  const { sql, params } = listAppointments(open.db, wanted).toSQL()
  const plan = await open.db.transaction(async (tx) => {
    // A small table is read as a whole whatever indexes it has, and joined from either side.
    await tx.execute('set local enable_seqscan = off')
    await tx.execute('set local enable_hashjoin = off')
    await tx.execute('set local enable_mergejoin = off')
    const text = params.reduceRight<string>(
      (query, value, index) => query.replaceAll(`$${index + 1}`, `'${String(value)}'`),
      sql,
    )
    const lines = await rowsOf<{ 'QUERY PLAN': string }>(tx, raw.raw(`explain ${text}`))
    return lines.map((row) => row['QUERY PLAN']).join('\n')
  })
  expect(plan).toMatch(/reservations_of_facility_by_start.*\n *Index Cond: .*facility_id = 3.*>=.*</)
})
