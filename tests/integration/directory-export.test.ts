import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '#tests/support/database'
import { directoryTool } from '#tests/support/directory-tool'
import { edit, openDirectoryWorld, sample, type DirectoryWorld } from './directory-import-world.ts'

let world: DirectoryWorld
beforeAll(async () => {
  world = await openDirectoryWorld()
})
afterAll(() => world.close())

describe('an export', () => {
  it('has the cities and specialities that its import added, and no others, so that an empty database reads it', async () => {
    const folder = world.copyOfSample()
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
    const imported = await world.directory('import', folder, '--source', 'moving')
    expect(imported.code, imported.text).toBe(0)
    for (const format of ['csv', 'ndjson']) {
      const exported = join(world.root, `moving-${format}`)
      expect((await world.directory('export', exported, '--format', format, '--source', 'moving')).code).toBe(0)
      const cities = readFileSync(join(exported, `cities.${format}`), 'utf8')
        .split('\n')
        .filter(Boolean)
      expect(cities.length).toBe(format === 'csv' ? 2 : 1)
      expect(cities.at(-1)).toMatch(/al-quoz.*Al Quoz.*القوز.*55\.2289.*Asia\/Dubai/)
      const same = await world.directory('import', exported, '--source', 'moving')
      expect(same.counts).toMatchObject({ facilities: [0, 0, 12, 0], practitioners: [0, 0, 200, 0] })
      const empty = await openTestDatabase()
      try {
        const moved = await directoryTool(empty, 'import', exported)
        expect(moved.code, moved.text).toBe(0)
        const read = `select name_en, name_ar, name_id, practitioners, synonyms from specialities where slug = 'sleep-medicine'`
        const added = await empty.query(read)
        expect([added.length, added]).toEqual([1, await world.database.query(read)])
      } finally {
        await empty.close()
      }
    }
  })

  it('has the words of its source beside it, but for those that would give its cells another meaning', async () => {
    const folder = world.copyOfSample()
    const lines = ['list,theirs,ours', 'cities,DXB,dubai', 'specialities,Skin doctor,dermatology']
    // This source calls another speciality by a name that is ours.
    writeFileSync(join(folder, 'mapping.csv'), [...lines, 'specialities,Cardiology,internal-medicine'].join('\n'))
    edit(folder, 'facilities.csv', (rows) => rows.map((row) => row.replace(',"dubai",', ',"DXB",')))
    edit(folder, 'practitioners.csv', (rows) => rows.map((row) => row.replace('"dermatology"', '"Skin doctor"')))
    const imported = await world.directory('import', folder, '--source', 'words')
    expect(imported.code, imported.text).toBe(0)
    const exported = join(world.root, 'words')
    const { text } = await world.directory('export', exported, '--source', 'words')
    expect(text).toMatch(/ 2 +words of its own/)
    expect(text).toContain(
      '"Cardiology" is a word of ours for something else: specialities, Cardiology, internal-medicine',
    )
    const mapping = readFileSync(join(exported, 'mapping.csv'), 'utf8')
    expect(mapping).toBe(
      '\ufeff"list","theirs","ours"\r\n"cities","DXB","dubai"\r\n"specialities","Skin doctor","dermatology"\r\n',
    )
    const same = await world.directory('import', exported, '--source', 'words')
    expect(same.counts).toMatchObject({ facilities: [0, 0, 12, 0], practitioners: [0, 0, 200, 0] })

    const empty = await openTestDatabase()
    try {
      const moved = await directoryTool(empty, 'import', exported)
      expect(moved.code, moved.text).toBe(0)
      const again = join(world.root, 'words-again')
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
    world.database.query(
      `select ${['practitioners', 'facilities', 'insurers', 'insurance_plans', 'organisations']
        .map(
          (table) =>
            `(select jsonb_agg(to_jsonb(t) - '{id,unique_id,rank,slug,source,source_digest,created_at,updated_at,organisation_id,insurer_id,plan_ids}'::text[]
                order by source_id collate "C") from ${table} t where source = $1) as ${table}`,
        )
        .join()}`,
      [source],
    )
  let written: string
  beforeAll(() => {
    written = join(world.root, 'ndjson')
  })

  it('of an export changes nothing, and gives another source what CSV gave this one', async () => {
    expect((await world.directory('import', world.copyOfSample(), '--source', 'csv')).code).toBe(0)
    expect((await world.directory('export', written, '--format', 'ndjson', '--source', 'csv')).code).toBe(0)
    const lines = readFileSync(join(written, 'practitioners.ndjson'), 'utf8').split('\n')
    const doctor = lines.find((line) => line.includes('"DOC-32"')) ?? ''
    expect(JSON.parse(doctor)).toMatchObject({
      years_of_experience: 17,
      verified: true,
      languages: ['arabic', 'english'],
    })
    const before = await world.rowsOf('csv')
    const again = await world.directory('import', written, '--source', 'csv')
    expect(again, again.text).toMatchObject({ code: 0, text: expect.stringContaining('says all of this already') })
    expect(again.counts).toMatchObject({ facilities: [0, 0, 12, 0], practitioners: [0, 0, 200, 0] })
    expect(await world.rowsOf('csv')).toEqual(before)

    const other = await world.directory('import', written, '--source', 'ndjson')
    expect(other, other.text).toMatchObject({ code: 0, counts: { practitioners: [200, 0, 0, 0] } })
    expect(await contentsOf('ndjson')).toEqual(await contentsOf('csv'))
    const exported = await Promise.all(
      ['csv', 'ndjson'].map(async (source) => {
        const folder = join(world.root, `of-${source}`)
        await world.directory('export', folder, '--source', source)
        return filesOf(folder)
      }),
    )
    expect(exported[1]).toEqual(exported[0])
    expect(Object.keys(exported[0] ?? {})).toHaveLength(10)
  })

  it('lies beside CSV of other kinds, and not of the same', async () => {
    const folder = world.copyOfSample()
    rmSync(join(folder, 'practitioners.csv'))
    cpSync(join(written, 'practitioners.ndjson'), join(folder, 'practitioners.ndjson'))
    const mixed = await world.directory('import', folder, '--source', 'csv')
    expect(mixed, mixed.text).toMatchObject({ code: 0, counts: { practitioners: [0, 0, 200, 0] } })
    cpSync(join(sample, 'practitioners.csv'), join(folder, 'practitioners.csv'))
    expect(await world.directory('import', folder, '--source', 'csv')).toMatchObject({
      code: 1,
      text: expect.stringContaining(
        'practitioners.ndjson: expected one file of practitioners; practitioners.csv has them too',
      ),
    })
    expect(await world.directory('export', folder, '--format', 'ndjson', '--force')).toMatchObject({
      code: 1,
      text: expect.stringContaining('Choose another folder'),
    })
  })

  it('changes nothing where lines are wrong, and says which by file, line, field and value', async () => {
    const before = await world.rowsOf('csv')
    const folder = join(world.root, 'ndjson-wrong')
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
    const { code, text } = await world.directory('import', folder, '--source', 'csv')
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
    expect(await world.rowsOf('csv')).toEqual(before)
  })

  it('has a template that checks clean', async () => {
    const folder = join(world.root, 'ndjson-template')
    expect((await world.directory('template', folder, '--format', 'ndjson')).code).toBe(0)
    expect(await world.directory('check', folder)).toMatchObject({
      code: 0,
      text: expect.stringContaining('Nothing is wrong'),
    })
    expect((await world.directory('template', join(world.root, 'none'), '--format', 'xlsx')).code).toBe(2)
  })
})
