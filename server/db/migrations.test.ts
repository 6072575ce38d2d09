import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { migrationsFolder } from './database.ts'

let client: PGlite
let folder: string

beforeEach(async () => {
  client = await PGlite.create({ extensions: { btree_gist } })
  folder = mkdtempSync(join(tmpdir(), 'migrations-'))
})
afterEach(async () => {
  await client.close()
  rmSync(folder, { recursive: true })
})

/** A database as it was after the migration of that name. */
async function migrateThrough(tag: string) {
  cpSync(migrationsFolder, folder, { recursive: true })
  const path = join(folder, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(path, 'utf8')) as { entries: { tag: string }[] }
  const last = journal.entries.findIndex((entry) => entry.tag === tag)
  writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, last + 1) }))
  await migrate(drizzle(client), { migrationsFolder: folder })
}

it('a visit keeps its time, place and exclusive phone when they are said by its claim alone', async () => {
  await migrateThrough('0012_hidden_tenants')
  await client.exec("set session_replication_role = 'replica'")
  await client.exec(`
    insert into reservations (id, tenant_code, practitioner_id, facility_id, service_id, during, status) values
      ('00000000-0000-4000-8000-000000000001', 'a', 1, 2, 3, '[2026-11-24 09:00+00,2026-11-24 09:20+00)', 'booked'),
      ('00000000-0000-4000-8000-000000000002', 'a', 4, 5, 6, '[2026-11-24 09:10+00,2026-11-24 09:30+00)', 'released');
    insert into appointments (tenant_code, appointment_number, reservation_id, patient_id, practitioner_id, facility_id, service_id,
      consultation_type, starts_at, ends_at, exclusive_to, time_zone, status, fee_amount, fee_currency, fg_consent, language, token_hash)
    values
      ('a', 'one', '00000000-0000-4000-8000-000000000001', gen_random_uuid(), 1, 2, 3, 'clinic', '2026-11-24 09:00+00',
       '2026-11-24 09:20+00', '+971501234567', 'Asia/Dubai', 'booked', 1, 'AED', true, 'en', 'x'),
      ('a', 'two', '00000000-0000-4000-8000-000000000002', gen_random_uuid(), 4, 5, 6, 'clinic', '2026-11-24 09:10+00',
       '2026-11-24 09:30+00', '+971501234567', 'Asia/Dubai', 'cancelled', 1, 'AED', true, 'en', 'y')`)
  await client.exec("set session_replication_role = 'origin'")

  await migrate(drizzle(client), { migrationsFolder })

  const { rows } = await client.query(`
    select a.appointment_number, a.status, r.practitioner_id, r.facility_id, r.service_id, r.exclusive_to,
      lower(r.during) as starts_at, upper(r.during) as ends_at
    from appointments a join reservations r on r.id = a.reservation_id order by 1`)
  expect(rows).toEqual([
    {
      ...{ appointment_number: 'one', status: 'booked', practitioner_id: 1, facility_id: 2, service_id: 3 },
      ...{
        exclusive_to: '+971501234567',
        starts_at: new Date('2026-11-24T09:00Z'),
        ends_at: new Date('2026-11-24T09:20Z'),
      },
    },
    {
      ...{ appointment_number: 'two', status: 'cancelled', practitioner_id: 4, facility_id: 5, service_id: 6 },
      ...{ exclusive_to: null, starts_at: new Date('2026-11-24T09:10Z'), ends_at: new Date('2026-11-24T09:30Z') },
    },
  ])
  const another = client.exec(`
    insert into reservations (tenant_code, practitioner_id, facility_id, service_id, during, status, exclusive_to)
    values ('a', 7, 8, 9, '[2026-11-24 09:19+00,2026-11-24 09:40+00)', 'booked', '+971501234567')`)
  await expect(another).rejects.toMatchObject({ constraint: 'one_visit_per_phone_and_time' })
})

it('a file that two tenants have stands once', async () => {
  await migrateThrough('0051_calendars_in_the_language_of_their_reader')
  await client.exec(`
    insert into tenants (code, configuration) values ('a', '{}'), ('b', '{}');
    insert into tenant_assets (tenant_code, name, media_type, digest, bytes) values
      ('a', 'icon.png', 'image/png', 'one', 'bytes of one'), ('b', 'logo.png', 'image/png', 'one', 'bytes of one'),
      ('b', 'film.mp4', 'video/mp4', 'two', 'bytes of two')`)

  await migrate(drizzle(client), { migrationsFolder })

  const { rows } = await client.query('select digest, media_type, bytes from tenant_files order by 1')
  expect(rows).toEqual([
    { digest: 'one', media_type: 'image/png', bytes: new Uint8Array(Buffer.from('bytes of one')) },
    { digest: 'two', media_type: 'video/mp4', bytes: new Uint8Array(Buffer.from('bytes of two')) },
  ])
  const { rows: assets } = await client.query('select tenant_code, name, digest from tenant_assets order by 1, 2')
  expect(assets).toEqual([
    { tenant_code: 'a', name: 'icon.png', digest: 'one' },
    { tenant_code: 'b', name: 'film.mp4', digest: 'two' },
    { tenant_code: 'b', name: 'logo.png', digest: 'one' },
  ])
})
