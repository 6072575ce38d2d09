import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '#server/db/open'
import { entryTables } from '#server/imports/apply/run'
import { attachments, type CreatedKind } from '#server/imports/undo/attachments'
import { openTestDatabase } from '../support/database.ts'
import { directoryTool } from '../support/directory-tool.ts'

const sample = join(import.meta.dirname, '../../docs/examples/directory')
const root = mkdtempSync(join(tmpdir(), 'patientweb-undo-'))
const tables = { ...entryTables, services: 'services' }
const parts = ['practice_locations', 'availability_rules', 'availability_exceptions', 'services']
let open: OpenDatabase
beforeAll(async () => {
  open = await openTestDatabase()
})
afterAll(async () => {
  await open.close()
  rmSync(root, { recursive: true })
})

async function importSample(source: string, folder = sample) {
  const imported = await directoryTool(
    open,
    'import',
    folder,
    '--source',
    source,
    '--report',
    join(root, 'problems.csv'),
  )
  expect(imported.code, imported.text).toBe(0)
  return { ...imported, run: /Run (\d+) is done/.exec(imported.text)?.[1] ?? '' }
}

/** How many rows each table of the directory has. */
async function sizes(): Promise<unknown> {
  const counted = [...new Set([...Object.values(tables), ...parts])].map(
    (table) => `(select count(*)::int from ${table}) as ${table}`,
  )
  return (await open.query(`select ${counted.join()}`))[0]
}

type Doctor = { id: number; facility_id: number; service_id: number; source_id: string; place: string }
const doctorsOf = (source: string) =>
  open.query<Doctor>(
    `select p.id, s.facility_id, s.id as service_id, p.source_id, f.source_id as place
     from practitioners p join services s on s.practitioner_id = p.id join facilities f on f.id = s.facility_id
     where p.source = $1 order by s.id`,
    [source],
  )

const claim = ({ id, facility_id, service_id }: Doctor) =>
  open.query(
    `insert into reservations (tenant_code, practitioner_id, facility_id, service_id, during, status)
     values ('patientweb', $1, $2, $3, '[2027-03-01T09:00Z,2027-03-01T09:20Z)', 'booked')`,
    [id, facility_id, service_id],
  )

const stateOf = async (table: string, source: string, id: string) =>
  (
    await open.query(`select hidden_since is not null as hidden from ${table} where source = $1 and source_id = $2`, [
      source,
      id,
    ])
  )[0]

describe('taking an import back', () => {
  it('removes all that it created, and gives no id again', async () => {
    const before = await sizes()
    const { run } = await importSample('once')
    const first = await doctorsOf('once')
    const undone = await directoryTool(open, 'undo', run)
    expect(undone, undone.text).toMatchObject({
      code: 0,
      counts: { practitioners: [0, 200, 0], facilities: [0, 12, 0], organisations: [0, 1, 0] },
    })
    expect(undone.text).not.toContain('something hangs on them')
    expect(await sizes()).toEqual(before)
    expect((await directoryTool(open, 'history')).text).toMatch(
      new RegExp(`once: took back run ${run}: 0 restored, 263 removed, 0 hidden`),
    )

    const again = await importSample('once')
    expect(again.counts).toMatchObject({ practitioners: [200, 0, 0, 0], facilities: [12, 0, 0, 0] })
    const second = await doctorsOf('once')
    for (const column of ['id', 'service_id', 'facility_id'] as const)
      expect(Math.min(...second.map((each) => each[column]))).toBeGreaterThan(
        Math.max(...first.map((each) => each[column])),
      )
  })

  it('hides what somebody booked with what that needs, says why, and shows it again when it is imported again', async () => {
    const { run } = await importSample('booked')
    const [doctor] = await doctorsOf('booked')
    if (!doctor) throw new Error('the sample has no doctors')
    await claim(doctor)
    const [other] = await open.query<{ id: number; source_id: string }>(
      `select id, source_id from facilities where source = 'booked' and id <> all (select facility_id from practice_locations
         where practitioner_id = $1) order by id limit 1`,
      [doctor.id],
    )
    await open.query(
      `insert into facility_reviews (id, facility_id, rating, author, language, body)
       select max(id) + 1, $1, 4, 'L. H.', 'en', 'Kind people' from facility_reviews`,
      [other?.id],
    )
    const report = join(root, 'kept.csv')
    const undone = await directoryTool(open, 'undo', run, '--report', report)
    expect(undone.counts).toMatchObject({ practitioners: [0, 199, 1], facilities: [0, 10, 2] })
    expect(undone.text).toContain(`practitioners "${doctor.source_id}": booked or held times (1)`)
    expect(undone.text).toMatch(
      new RegExp(`facilities "${doctor.place}": booked or held times \\(1\\), practitioners \\(1\\)`),
    )
    expect(undone.text).toContain(`facilities "${other?.source_id}": reviews (1)`)
    expect(readFileSync(report, 'utf8')).toContain(`"practitioners","${doctor.source_id}","booked or held times (1)"`)
    expect(await stateOf('practitioners', 'booked', doctor.source_id)).toEqual({ hidden: true })
    expect(await stateOf('facilities', 'booked', other?.source_id ?? '')).toEqual({ hidden: true })

    const again = await importSample('booked')
    expect(again.counts).toMatchObject({ practitioners: [199, 1, 0, 0], facilities: [10, 2, 0, 0] })
    const [back] = (await doctorsOf('booked')).filter(({ source_id }) => source_id === doctor.source_id)
    expect(back).toEqual(doctor)
    expect(await stateOf('practitioners', 'booked', doctor.source_id)).toEqual({ hidden: false })
  })

  it('takes services away that it gave to a doctor who was there, but for those that were booked', async () => {
    await importSample('more')
    const [doctor] = await doctorsOf('more')
    if (!doctor) throw new Error('the sample has no doctors')
    const folder = join(root, 'more')
    cpSync(sample, folder, { recursive: true })
    const row = (id: string) =>
      `"${id}","${doctor.source_id}","${doctor.place}","clinic","Check","","","20","90.00","AED"`
    const path = join(folder, 'services.csv')
    writeFileSync(path, `${readFileSync(path, 'utf8').trimEnd()}\r\n${row('NEW-1')}\r\n${row('NEW-2')}\r\n`)
    const { run } = await importSample('more', folder)
    const added = await open.query<{ id: number }>(
      `select id from services where practitioner_id = $1 and source_id like 'NEW-%' order by source_id`,
      [doctor.id],
    )
    expect(added).toHaveLength(2)
    await claim({ ...doctor, service_id: added[1]?.id ?? 0 })
    const undone = await directoryTool(open, 'undo', run)
    expect(undone.counts).toEqual({ practitioners: [1, 0, 0] })
    expect(undone.text).toContain('services "NEW-2": booked or held times (1)')
    expect(
      await open.query(
        `select source_id, hidden_since is not null as hidden from services where practitioner_id = $1 and source_id like 'NEW-%'`,
        [doctor.id],
      ),
    ).toEqual([{ source_id: 'NEW-2', hidden: true }])
  })

  it('looks at every column that leads to an entry', async () => {
    const columns = await open.query<{ entry: string; name: string }>(
      `select c.confrelid::regclass::text as entry, c.conrelid::regclass::text || '.' || a.attname as name
       from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey) where c.contype = 'f'
       union select 'insurance_plans', table_name || '.' || column_name from information_schema.columns where column_name = 'plan_ids'`,
    )
    for (const kind of Object.keys(attachments) as CreatedKind[]) {
      const there = columns.filter(({ entry }) => entry === tables[kind]).map(({ name }) => name)
      const own = kind === 'practitioners' ? parts.map((part) => `${part}.practitioner_id`) : []
      const looked = attachments[kind].map(({ table, column }) => `${table}.${column}`)
      expect(there.toSorted(), kind).toEqual([...looked, ...own].toSorted())
    }
  })
})
