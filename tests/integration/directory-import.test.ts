import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '#server/db/open'
import { runDirectoryCommand } from '#server/imports/command/command'
import { openTestDatabase } from '../support/database.ts'
import { directoryTool } from '../support/directory-tool.ts'

const sample = join(import.meta.dirname, '../../docs/examples/directory')
const root = mkdtempSync(join(tmpdir(), 'patientweb-directory-'))
let open: OpenDatabase
beforeAll(async () => {
  open = await openTestDatabase()
})
afterAll(async () => {
  await open.close()
  rmSync(root, { recursive: true })
})

const directory = (...args: string[]) => directoryTool(open, ...args)

let folders = 0
function copyOfSample(): string {
  const folder = join(root, `copy-${++folders}`)
  cpSync(sample, folder, { recursive: true })
  return folder
}

function edit(folder: string, file: string, change: (lines: string[]) => string[]): void {
  const path = join(folder, file)
  writeFileSync(path, change(readFileSync(path, 'utf8').split('\r\n')).join('\r\n'))
}

/** Every row of a source, with its times and numbers of runs left out. */
const rowsOf = (source: string) =>
  open.query(
    `select source_id, to_jsonb(p) - 'updated_at' as doctor,
       (select jsonb_agg(to_jsonb(l) order by l.position) from practice_locations l where l.practitioner_id = p.id) as places,
       (select jsonb_agg(to_jsonb(s) order by s.id) from services s where s.practitioner_id = p.id) as services,
       (select jsonb_agg(to_jsonb(r) order by to_jsonb(r)::text) from availability_rules r where r.practitioner_id = p.id) as rules,
       (select jsonb_agg(e.during order by e.during) from availability_exceptions e where e.practitioner_id = p.id) as away
     from practitioners p where source = $1 order by source_id collate "C"`,
    [source],
  )

const stateOf = async (id: string) =>
  (
    await open.query(
      `select name_en, published, hidden_since is not null as hidden from practitioners where source = 'files' and source_id = $1`,
      [id],
    )
  )[0]

type Work = (tx: unknown) => Promise<unknown>
const cutOff = (work: Work) => async (tx: unknown) =>
  Promise.reject(await work(tx).then(() => new Error('the power went out')))

describe('an import', () => {
  it('checks clean as a template, and the sample loads twelve clinics and two hundred doctors', async () => {
    const template = join(root, 'template')
    expect((await directory('template', template)).code).toBe(0)
    expect(await directory('check', template)).toMatchObject({
      code: 0,
      text: expect.stringContaining('Nothing is wrong'),
    })
    const imported = await directory('import', sample, '--report', join(root, 'problems.csv'))
    expect(imported).toMatchObject({ code: 0, counts: { facilities: [12, 0, 0, 0], practitioners: [200, 0, 0, 0] } })
  })

  it('leaves alone what is the same, whatever the order of the rows', async () => {
    const before = await rowsOf('files')
    const folder = copyOfSample()
    for (const file of ['hours.csv', 'practitioners.csv', 'facilities.csv'])
      edit(folder, file, ([head = '', ...rows]) => [head, ...rows.filter(Boolean).toReversed()])
    const { code, counts } = await directory('import', folder)
    expect({ code, counts }).toMatchObject({
      code: 0,
      counts: { facilities: [0, 0, 12, 0], practitioners: [0, 0, 200, 0] },
    })
    expect(await rowsOf('files')).toEqual(before)
  })

  it('changes one doctor, hides another with a date, and is taken back as a whole', async () => {
    const before = await rowsOf('files')
    const folder = copyOfSample()
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
    const dry = await directory('import', folder, '--dry-run')
    expect(await rowsOf('files')).toEqual(before)
    const imported = await directory('import', folder)
    expect(imported.counts).toEqual(dry.counts)
    expect(imported.counts['practitioners']).toEqual([0, 1, 198, 1])
    const [hidden, renamed] = [await stateOf(gone), await stateOf(changed)]
    expect(hidden).toMatchObject({ published: false, hidden: true })
    expect(renamed).toMatchObject({ name_en: expect.stringMatching(/the Second$/), published: true, hidden: false })
    const run = /Run (\d+) is done/.exec(imported.text)?.[1] ?? ''
    expect(await directory('undo', run)).toMatchObject({ code: 0 })
    expect(await rowsOf('files')).toEqual(before)
    expect(await directory('undo', run)).toMatchObject({ code: 1, text: expect.stringContaining('already') })
    expect((await directory('history')).text).toMatch(
      new RegExp(`${run} .* tester {2}files: 0 created, 1 changed.*taken back`),
    )
  })

  it('changes nothing where one row is wrong, and says which', async () => {
    const before = await rowsOf('files')
    const folder = copyOfSample()
    edit(folder, 'practitioners.csv', (lines) =>
      lines.map((line, index) => (index === 4 ? line.replace(/"(fe)?male","[a-z-]+"/, '"female","cardiolgy"') : line)),
    )
    edit(folder, 'services.csv', (lines) =>
      lines.map((line, index) => (index === 9 ? line.replace('"FAC-', '"FAK-') : line)),
    )
    const { code, text } = await directory('import', folder)
    expect(code).toBe(1)
    expect(text).toContain(
      'practitioners.csv:5 speciality "cardiolgy": expected a speciality by its code or name; did you mean "cardiology"?',
    )
    expect(text).toMatch(/services.csv:10 facility "FAK-\d+": expected an id of facilities/)
    expect(readFileSync(join(folder, 'problems.csv'), 'utf8')).toContain(
      '"practitioners.csv","5","speciality","cardiolgy"',
    )
    expect(await rowsOf('files')).toEqual(before)
  })

  it('refuses to hide most doctors of a source unless that is meant', async () => {
    const before = await rowsOf('files')
    const folder = copyOfSample()
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
    expect(await directory('import', folder)).toMatchObject({ code: 1, text: expect.stringContaining('181 of 200') })
    expect(await rowsOf('files')).toEqual(before)
  })

  it('leaves what was where it is interrupted', async () => {
    const before = await rowsOf('files')
    const folder = copyOfSample()
    edit(folder, 'practitioners.csv', (lines) => lines.map((line) => line.replace(' Demo"', ' Demo the Third"')))
    const failing: OpenDatabase = {
      ...open,
      db: new Proxy(open.db, {
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
    expect(await rowsOf('files')).toEqual(before)
  })

  it('keeps pictures, and an export of them, the same', async () => {
    const folder = copyOfSample()
    const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#206070' } })
      .png()
      .toBuffer()
    writeFileSync(join(folder, 'doctor.png'), bytes)
    edit(folder, 'practitioners.csv', (lines) =>
      lines.map((line, index) => (index === 1 ? line.replace(/"","(yes|no)",""$/, '"doctor.png","$1",""') : line)),
    )
    expect((await directory('import', folder)).counts['practitioners']).toEqual([0, 1, 199, 0])
    const [doctor] = await open.query<{ photo: string }>(
      `select photo from practitioners where source = 'files' and photo <> ''`,
    )
    expect(doctor?.photo).toMatch(/^\/directory-pictures\/[0-9a-f]{64}\.webp$/)
    const exported = join(root, 'exported')
    expect((await directory('export', exported)).code).toBe(0)
    const again = await directory('import', exported)
    expect(again).toMatchObject({ code: 0, counts: { facilities: [0, 0, 12, 0], practitioners: [0, 0, 200, 0] } })
    const inLines = join(root, 'exported-lines')
    expect((await directory('export', inLines, '--format', 'ndjson')).code).toBe(0)
    const [digest = ''] = /[0-9a-f]{64}/.exec(doctor?.photo ?? '') ?? []
    const line = readFileSync(join(inLines, 'practitioners.ndjson'), 'utf8')
      .split('\n')
      .find((one) => one.includes(digest))
    const { photo } = JSON.parse(line ?? '{}') as { photo?: string }
    expect(readFileSync(join(inLines, photo ?? ''))).toEqual(readFileSync(join(exported, photo ?? '')))
    expect(await directory('import', inLines)).toMatchObject({
      ...{ code: 0, counts: { facilities: [0, 0, 12, 0], practitioners: [0, 0, 200, 0] } },
    })
    writeFileSync(join(folder, 'doctor.png'), 'no picture')
    expect(await directory('import', folder)).toMatchObject({
      code: 1,
      text: expect.stringContaining('doctor.png: expected a picture'),
    })
  })
})

describe('an export', () => {
  it('has the cities and specialities that its import added, and no others, so that an empty database reads it', async () => {
    const folder = copyOfSample()
    const city = ['al-quoz', 'ae', 'Al Quoz', 'القوز', 'Al Quoz (id)', '25.139', '55.2289', 'Asia/Dubai']
    writeFileSync(
      join(folder, 'cities.csv'),
      `id,country,name_en,name_ar,name_id,lat,lng,time_zone\n${city.join()}\nunused,${city.slice(1).join().replaceAll('Quoz', 'Unused')}`,
    )
    const speciality = [
      'sleep-medicine',
      'Sleep medicine',
      'طب النوم',
      '',
      'sleep physicians',
      '',
      'dokter tidur',
      'sleep; snoring',
    ]
    writeFileSync(
      join(folder, 'specialities.csv'),
      `id,name_en,name_ar,name_id,doctors_en,doctors_ar,doctors_id,synonyms_en\n${speciality.join()}`,
    )
    edit(folder, 'facilities.csv', (lines) =>
      lines.map((line) => line.replace('"FAC-22","","dubai"', '"FAC-22","","al-quoz"')),
    )
    edit(folder, 'practitioners.csv', (lines) => lines.map((line) => line.replace('"dermatology"', '"sleep-medicine"')))
    const imported = await directory('import', folder, '--source', 'moving')
    expect(imported.code, imported.text).toBe(0)
    for (const format of ['csv', 'ndjson']) {
      const exported = join(root, `moving-${format}`)
      expect((await directory('export', exported, '--format', format, '--source', 'moving')).code).toBe(0)
      const cities = readFileSync(join(exported, `cities.${format}`), 'utf8')
        .split('\n')
        .filter(Boolean)
      expect(cities.length).toBe(format === 'csv' ? 2 : 1)
      expect(cities.at(-1)).toMatch(/al-quoz.*Al Quoz.*القوز.*55\.2289.*Asia\/Dubai/)
      const same = await directory('import', exported, '--source', 'moving')
      expect(same.counts).toMatchObject({ facilities: [0, 0, 12, 0], practitioners: [0, 0, 200, 0] })
      const empty = await openTestDatabase()
      try {
        const moved = await directoryTool(empty, 'import', exported)
        expect(moved.code, moved.text).toBe(0)
        const read = `select name_en, name_ar, name_id, practitioners, synonyms from specialities where slug = 'sleep-medicine'`
        const added = await empty.query(read)
        expect([added.length, added]).toEqual([1, await open.query(read)])
      } finally {
        await empty.close()
      }
    }
  })

  it('has the words of its source beside it, but for those that would give its cells another meaning', async () => {
    const folder = copyOfSample()
    const lines = ['list,theirs,ours', 'cities,DXB,dubai', 'specialities,Skin doctor,dermatology']
    // This source calls another speciality by a name that is ours.
    writeFileSync(join(folder, 'mapping.csv'), [...lines, 'specialities,Cardiology,internal-medicine'].join('\n'))
    edit(folder, 'facilities.csv', (rows) => rows.map((row) => row.replace(',"dubai",', ',"DXB",')))
    edit(folder, 'practitioners.csv', (rows) => rows.map((row) => row.replace('"dermatology"', '"Skin doctor"')))
    const imported = await directory('import', folder, '--source', 'words')
    expect(imported.code, imported.text).toBe(0)
    const exported = join(root, 'words')
    const { text } = await directory('export', exported, '--source', 'words')
    expect(text).toMatch(/ 2 +words of its own/)
    expect(text).toContain(
      '"Cardiology" is a word of ours for something else: specialities, Cardiology, internal-medicine',
    )
    const mapping = readFileSync(join(exported, 'mapping.csv'), 'utf8')
    expect(mapping).toBe(
      '\ufeff"list","theirs","ours"\r\n"cities","DXB","dubai"\r\n"specialities","Skin doctor","dermatology"\r\n',
    )
    const same = await directory('import', exported, '--source', 'words')
    expect(same.counts).toMatchObject({ facilities: [0, 0, 12, 0], practitioners: [0, 0, 200, 0] })

    const empty = await openTestDatabase()
    try {
      const moved = await directoryTool(empty, 'import', exported)
      expect(moved.code, moved.text).toBe(0)
      const again = join(root, 'words-again')
      mkdirSync(again)
      writeFileSync(join(again, 'mapping.csv'), 'mine')
      expect((await directoryTool(empty, 'export', again)).text).toContain('mapping.csv was there')
      expect(readFileSync(join(again, 'mapping.csv'), 'utf8')).toBe('mine')
      expect((await directoryTool(empty, 'export', again, '--force')).code).toBe(0)
      expect(readFileSync(join(again, 'mapping.csv'), 'utf8')).toBe(mapping)
    } finally {
      await empty.close()
    }
  })
})

describe('NDJSON', () => {
  const filesOf = (folder: string) =>
    Object.fromEntries(readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')]))
  /** Every row without what is the database's own: ids, addresses and times. */
  const contentsOf = (source: string) =>
    open.query(
      `select ${['practitioners', 'facilities', 'insurers', 'insurance_plans', 'organisations']
        .map(
          (table) =>
            `(select jsonb_agg(to_jsonb(t) - '{id,unique_id,rank,slug,source,source_digest,created_at,updated_at,organisation_id,insurer_id,plan_ids}'::text[]
                order by source_id collate "C") from ${table} t where source = $1) as ${table}`,
        )
        .join()}`,
      [source],
    )
  const written = join(root, 'ndjson')

  it('of an export changes nothing, and gives another source what CSV gave this one', async () => {
    expect((await directory('import', copyOfSample(), '--source', 'csv')).code).toBe(0)
    expect((await directory('export', written, '--format', 'ndjson', '--source', 'csv')).code).toBe(0)
    const lines = readFileSync(join(written, 'practitioners.ndjson'), 'utf8').split('\n')
    const doctor = lines.find((line) => line.includes('"DOC-32"')) ?? ''
    expect(JSON.parse(doctor)).toMatchObject({
      years_of_experience: 17,
      verified: true,
      languages: ['arabic', 'english'],
    })
    const before = await rowsOf('csv')
    const again = await directory('import', written, '--source', 'csv')
    expect(again, again.text).toMatchObject({ code: 0, text: expect.stringContaining('says all of this already') })
    expect(again.counts).toMatchObject({ facilities: [0, 0, 12, 0], practitioners: [0, 0, 200, 0] })
    expect(await rowsOf('csv')).toEqual(before)

    const other = await directory('import', written, '--source', 'ndjson')
    expect(other, other.text).toMatchObject({ code: 0, counts: { practitioners: [200, 0, 0, 0] } })
    expect(await contentsOf('ndjson')).toEqual(await contentsOf('csv'))
    const exported = await Promise.all(
      ['csv', 'ndjson'].map(async (source) => {
        const folder = join(root, `of-${source}`)
        await directory('export', folder, '--source', source)
        return filesOf(folder)
      }),
    )
    expect(exported[1]).toEqual(exported[0])
    expect(Object.keys(exported[0] ?? {})).toHaveLength(10)
  })

  it('lies beside CSV of other kinds, and not of the same', async () => {
    const folder = copyOfSample()
    rmSync(join(folder, 'practitioners.csv'))
    cpSync(join(written, 'practitioners.ndjson'), join(folder, 'practitioners.ndjson'))
    const mixed = await directory('import', folder, '--source', 'csv')
    expect(mixed, mixed.text).toMatchObject({ code: 0, counts: { practitioners: [0, 0, 200, 0] } })
    cpSync(join(sample, 'practitioners.csv'), join(folder, 'practitioners.csv'))
    expect(await directory('import', folder, '--source', 'csv')).toMatchObject({
      code: 1,
      text: expect.stringContaining(
        'practitioners.ndjson: expected one file of practitioners; practitioners.csv has them too',
      ),
    })
    expect(await directory('export', folder, '--format', 'ndjson', '--force')).toMatchObject({
      code: 1,
      text: expect.stringContaining('Choose another folder'),
    })
  })

  it('changes nothing where lines are wrong, and says which by file, line, field and value', async () => {
    const before = await rowsOf('csv')
    const folder = join(root, 'ndjson-wrong')
    cpSync(written, folder, { recursive: true })
    const path = join(folder, 'practitioners.ndjson')
    const lines = readFileSync(path, 'utf8').split('\n')
    const wrong = [
      { years_of_experience: 'many' },
      { years_of_experience: false },
      { city: null },
      { bio_en: 'zero \0 within' },
      { topics: ['Eczema', '\ud800'] },
      { speciality: 'cardiolgy' },
    ]
    const changed = wrong.map((fields, index) =>
      JSON.stringify({ ...(JSON.parse(lines[index] ?? '') as object), ...fields }),
    )
    writeFileSync(path, [...changed, ...lines.slice(changed.length)].join('\n'))
    const { code, text } = await directory('import', folder, '--source', 'csv')
    expect(code).toBe(1)
    expect(text.split('\n').slice(0, 6)).toEqual([
      'practitioners.ndjson:1 years_of_experience "many": expected a whole number from 0 to 80',
      'practitioners.ndjson:2 years_of_experience "false": expected a whole number, such as 12',
      'practitioners.ndjson:3 city: expected a value: City in which the doctor is found, by its code or name',
      'practitioners.ndjson:4 bio_en "zero \ufffd within": expected a text without control characters',
      'practitioners.ndjson:5 topics "Eczema; \ufffd": expected a text without control characters',
      'practitioners.ndjson:6 speciality "cardiolgy": expected a speciality by its code or name; did you mean "cardiology"?',
    ])
    expect(text).toContain('6 errors')
    expect(await rowsOf('csv')).toEqual(before)
  })

  it('has a template that checks clean', async () => {
    const folder = join(root, 'ndjson-template')
    expect((await directory('template', folder, '--format', 'ndjson')).code).toBe(0)
    expect(await directory('check', folder)).toMatchObject({
      code: 0,
      text: expect.stringContaining('Nothing is wrong'),
    })
    expect((await directory('template', join(root, 'none'), '--format', 'xlsx')).code).toBe(2)
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
      const folder = join(root, name)
      await directory('template', folder)
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
      const first = await directory('import', folder, '--source', name)
      expect(first, first.text).toMatchObject({ code: 0, counts: { practitioners: [count, 0, 0, 0] } })
      const rows = await rowsOf(name)
      expect((await directory('import', folder, '--source', name)).counts).toMatchObject({
        practitioners: [0, 0, count, 0],
        facilities: [0, 0, count, 0],
      })
      const exported = `${folder}-exported`
      await directory('export', exported, '--source', name)
      const again = await directory('import', exported, '--source', name)
      expect(again, again.text).toMatchObject({
        code: 0,
        counts: { practitioners: [0, 0, count, 0], facilities: [0, 0, count, 0], plans: [0, 0, 1, 0] },
      })
      expect(await rowsOf(name)).toEqual(rows)
    }),
    { numRuns: 3, endOnFailure: true },
  )
})
