import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '#server/db/open'
import { runDirectoryCommand } from '#server/imports/command/command'
import { edit, openDirectoryWorld, sample, type DirectoryWorld } from './directory-import-world.ts'

let world: DirectoryWorld
beforeAll(async () => {
  world = await openDirectoryWorld()
})
afterAll(() => world.close())

const stateOf = async (id: string) =>
  (
    await world.database.query(
      `select name_en, published, hidden_since is not null as hidden from practitioners where source = 'files' and source_id = $1`,
      [id],
    )
  )[0]

type Work = (tx: unknown) => Promise<unknown>
const cutOff = (work: Work) => async (tx: unknown) =>
  Promise.reject(await work(tx).then(() => new Error('the power went out')))

describe('an import', () => {
  it('checks clean as a template, and the sample loads twelve clinics and two hundred doctors', async () => {
    const template = join(world.root, 'template')
    expect((await world.directory('template', template)).code).toBe(0)
    expect(await world.directory('check', template)).toMatchObject({
      code: 0,
      text: expect.stringContaining('Nothing is wrong'),
    })
    const imported = await world.directory('import', sample, '--report', join(world.root, 'problems.csv'))
    expect(imported).toMatchObject({ code: 0, counts: { facilities: [12, 0, 0, 0], practitioners: [200, 0, 0, 0] } })
  })

  it('leaves alone what is the same, whatever the order of the rows', async () => {
    const before = await world.rowsOf('files')
    const folder = world.copyOfSample()
    for (const file of ['hours.csv', 'practitioners.csv', 'facilities.csv'])
      edit(folder, file, ([head = '', ...rows]) => [head, ...rows.filter(Boolean).toReversed()])
    const { code, counts } = await world.directory('import', folder)
    expect({ code, counts }).toMatchObject({
      code: 0,
      counts: { facilities: [0, 0, 12, 0], practitioners: [0, 0, 200, 0] },
    })
    expect(await world.rowsOf('files')).toEqual(before)
  })

  it('changes one doctor, hides another with a date, and is taken back as a whole', async () => {
    const before = await world.rowsOf('files')
    const folder = world.copyOfSample()
    const [, first = '', second = ''] = readFileSync(join(sample, 'practitioners.csv'), 'utf8').split('\r\n')
    const idIn = (line: string) => line.split('"')[1] ?? ''
    const [changed, gone] = [idIn(first), idIn(second)]
    edit(folder, 'practitioners.csv', (lines) =>
      lines
        .filter((line) => line !== second)
        .map((line) => (line === first ? line.replace(' Demo"', ' Demo the Second"') : line)),
    )
    for (const file of ['roles.csv', 'services.csv', 'hours.csv', 'exceptions.csv'])
      edit(folder, file, (lines) => lines.filter((line) => !line.includes(`"${gone}"`)))
    const dry = await world.directory('import', folder, '--dry-run')
    expect(await world.rowsOf('files')).toEqual(before)
    const imported = await world.directory('import', folder)
    expect(imported.counts).toEqual(dry.counts)
    expect(imported.counts['practitioners']).toEqual([0, 1, 198, 1])
    const [hidden, renamed] = [await stateOf(gone), await stateOf(changed)]
    expect(hidden).toMatchObject({ published: false, hidden: true })
    expect(renamed).toMatchObject({ name_en: expect.stringMatching(/the Second$/), published: true, hidden: false })
    const run = /Run (\d+) is done/.exec(imported.text)?.[1] ?? ''
    expect(await world.directory('undo', run)).toMatchObject({ code: 0 })
    expect(await world.rowsOf('files')).toEqual(before)
    expect(await world.directory('undo', run)).toMatchObject({ code: 1, text: expect.stringContaining('already') })
    expect((await world.directory('history')).text).toMatch(
      new RegExp(`${run} .* tester {2}files: 0 created, 1 changed.*taken back`),
    )
  })

  it('changes nothing where one row is wrong, and says which', async () => {
    const before = await world.rowsOf('files')
    const folder = world.copyOfSample()
    edit(folder, 'practitioners.csv', (lines) =>
      lines.map((line, index) => (index === 4 ? line.replace(/"(fe)?male","[a-z-]+"/, '"female","cardiolgy"') : line)),
    )
    edit(folder, 'services.csv', (lines) =>
      lines.map((line, index) => (index === 9 ? line.replace('"FAC-', '"FAK-') : line)),
    )
    const { code, text } = await world.directory('import', folder)
    expect(code).toBe(1)
    expect(text).toContain(
      'practitioners.csv:5 speciality "cardiolgy": expected a speciality by its code or name; did you mean "cardiology"?',
    )
    expect(text).toMatch(/services.csv:10 facility "FAK-\d+": expected an id of facilities/)
    expect(readFileSync(join(folder, 'problems.csv'), 'utf8')).toContain(
      '"practitioners.csv","5","speciality","cardiolgy"',
    )
    expect(await world.rowsOf('files')).toEqual(before)
  })

  it('refuses to hide most doctors of a source unless that is meant', async () => {
    const before = await world.rowsOf('files')
    const folder = world.copyOfSample()
    const kept = readFileSync(join(sample, 'practitioners.csv'), 'utf8').split('\r\n').slice(0, 20)
    const ids = new Set(kept.map((line) => line.split('"')[1]))
    edit(folder, 'practitioners.csv', () => kept)
    for (const [file, column] of [
      ['roles.csv', 3],
      ['services.csv', 3],
      ['hours.csv', 1],
      ['exceptions.csv', 1],
    ] as const)
      edit(folder, file, ([head = '', ...rows]) => [head, ...rows.filter((line) => ids.has(line.split('"')[column]))])
    expect(await world.directory('import', folder)).toMatchObject({
      code: 1,
      text: expect.stringContaining('181 of 200'),
    })
    expect(await world.rowsOf('files')).toEqual(before)
  })

  it('leaves what was where it is interrupted', async () => {
    const before = await world.rowsOf('files')
    const folder = world.copyOfSample()
    edit(folder, 'practitioners.csv', (lines) => lines.map((line) => line.replace(' Demo"', ' Demo the Third"')))
    const failing: OpenDatabase = {
      ...world.database,
      db: new Proxy(world.database.db, {
        get: (db, name) =>
          name === 'transaction' ? (work: Work) => db.transaction(cutOff(work)) : Reflect.get(db, name, db),
      }),
    }
    const tools = {
      withDatabase: <T>(work: (open: OpenDatabase) => Promise<T>) => work(failing),
      say: () => {},
      progress: () => {},
      startedBy: '',
    }
    await expect(runDirectoryCommand(['import', folder], tools)).rejects.toThrow('the power went out')
    expect(await world.rowsOf('files')).toEqual(before)
  })

  it('keeps pictures, and an export of them, the same', async () => {
    const folder = world.copyOfSample()
    const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#206070' } })
      .png()
      .toBuffer()
    writeFileSync(join(folder, 'doctor.png'), bytes)
    edit(folder, 'practitioners.csv', (lines) =>
      lines.map((line, index) => (index === 1 ? line.replace(/"","(yes|no)",""$/, '"doctor.png","$1",""') : line)),
    )
    expect((await world.directory('import', folder)).counts['practitioners']).toEqual([0, 1, 199, 0])
    const [doctor] = await world.database.query<{ photo: string }>(
      `select photo from practitioners where source = 'files' and photo <> ''`,
    )
    expect(doctor?.photo).toMatch(/^\/directory-pictures\/[0-9a-f]{64}\.webp$/)
    const exported = join(world.root, 'exported')
    expect((await world.directory('export', exported)).code).toBe(0)
    const again = await world.directory('import', exported)
    expect(again).toMatchObject({ code: 0, counts: { facilities: [0, 0, 12, 0], practitioners: [0, 0, 200, 0] } })
    const inLines = join(world.root, 'exported-lines')
    expect((await world.directory('export', inLines, '--format', 'ndjson')).code).toBe(0)
    const [digest = ''] = /[0-9a-f]{64}/.exec(doctor?.photo ?? '') ?? []
    const line = readFileSync(join(inLines, 'practitioners.ndjson'), 'utf8')
      .split('\n')
      .find((one) => one.includes(digest))
    const { photo } = JSON.parse(line ?? '{}') as { photo?: string }
    expect(readFileSync(join(inLines, photo ?? ''))).toEqual(readFileSync(join(exported, photo ?? '')))
    expect(await world.directory('import', inLines)).toMatchObject({
      ...{ code: 0, counts: { facilities: [0, 0, 12, 0], practitioners: [0, 0, 200, 0] } },
    })
    writeFileSync(join(folder, 'doctor.png'), 'no picture')
    expect(await world.directory('import', folder)).toMatchObject({
      code: 1,
      text: expect.stringContaining('doctor.png: expected a picture'),
    })
  })
})

const word = fc.stringMatching(/^[A-Za-z][A-Za-z' -]{0,12}[a-z]$/)
const someDoctors = fc.uniqueArray(
  fc.record({
    id: fc.stringMatching(/^[A-Z]{1,3}-\d{1,4}$/),
    name: word,
    arabic: fc.constantFrom('', 'سلمى', 'د. عمر'),
    gender: fc.constantFrom('female', 'male'),
    fee: fc.integer({ min: 0, max: 5_000 }),
    from: fc.integer({ min: 0, max: 20 }),
    days: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
    away: fc.constantFrom('2027-01-01', '2027-01-01 09:30'),
    phone: fc.constantFrom('+97145550101', '04 555 0102', ''),
  }),
  { selector: ({ id }) => id, minLength: 1, maxLength: 6 },
)

it('of an export changes nothing, and two imports equal one', async () => {
  let source = 0
  await fc.assert(
    fc.asyncProperty(someDoctors, async (doctors) => {
      const name = `random-${++source}`
      const folder = join(world.root, name)
      await world.directory('template', folder)
      const table = (file: string, head: string, rows: string[]) =>
        writeFileSync(join(folder, `${file}.csv`), [head, ...rows].join('\n'))
      table(
        'practitioners',
        'id,city,name_en,name_ar,title_en,gender,speciality,languages,years_of_experience',
        doctors.map(
          ({ id, name: own, arabic, gender }) =>
            `${id},dubai,"${own}",${arabic},"=Doctor",${gender},cardiology,en; ar,5`,
        ),
      )
      table(
        'facilities',
        'id,city,name_en,type,address_en,lat,lng,phone,opening_hours',
        doctors.map(
          ({ id, name: own, phone }) => `F-${id},dubai,"${own}",clinic,"1, Street",25.1,55.2,${phone},always`,
        ),
      )
      table(
        'roles',
        'practitioner,facility',
        doctors.map(({ id }) => `${id},F-${id}`),
      )
      table(
        'services',
        'id,practitioner,facility,kind,name_en,minutes,fee',
        doctors.map(({ id, fee }) => `S,${id},F-${id},clinic,Visit,30,${fee}.00`),
      )
      table(
        'hours',
        'practitioner,facility,days,from,to',
        doctors.map(({ id, days, from }) => `${id},F-${id},${days.join('; ')},${from}:00,${from + 2}:30`),
      )
      table(
        'exceptions',
        'practitioner,from,to',
        doctors.map(({ id, away }) => `${id},${away},2027-01-05`),
      )
      table(
        'accepted_plans',
        'plan,facility,practitioner',
        doctors.map(({ id }, index) => `PLAN-1,F-${id},${index % 2 ? id : ''}`),
      )
      const count = doctors.length
      const first = await world.directory('import', folder, '--source', name)
      expect(first, first.text).toMatchObject({ code: 0, counts: { practitioners: [count, 0, 0, 0] } })
      const rows = await world.rowsOf(name)
      expect((await world.directory('import', folder, '--source', name)).counts).toMatchObject({
        practitioners: [0, 0, count, 0],
        facilities: [0, 0, count, 0],
      })
      const exported = `${folder}-exported`
      await world.directory('export', exported, '--source', name)
      const again = await world.directory('import', exported, '--source', name)
      expect(again, again.text).toMatchObject({
        code: 0,
        counts: { practitioners: [0, 0, count, 0], facilities: [0, 0, count, 0], plans: [0, 0, 1, 0] },
      })
      expect(await world.rowsOf(name)).toEqual(rows)
    }),
    { numRuns: 3, endOnFailure: true },
  )
})
