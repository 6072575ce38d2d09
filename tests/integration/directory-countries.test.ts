import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OpenDatabase } from '#server/db/open'
import { countryFiles } from '../support/country-files.ts'
import { openTestDatabase } from '../support/database.ts'
import { directoryTool } from '../support/directory-tool.ts'

const root = mkdtempSync(join(tmpdir(), 'patientweb-countries-'))
let open: OpenDatabase
beforeAll(async () => {
  open = await openTestDatabase()
})
afterAll(async () => {
  await open.close()
  rmSync(root, { recursive: true })
})

type Files = Record<string, readonly string[]>
let folders = 0
function write(files: Files): string {
  const folder = mkdtempSync(join(root, `files-${++folders}-`))
  for (const [kind, lines] of Object.entries(files)) writeFileSync(join(folder, `${kind}.csv`), lines.join('\r\n'))
  return folder
}
const directory = (...args: string[]) => directoryTool(open, ...args, '--source', 'abroad')
const undo = (run: string) => directoryTool(open, 'undo', run)
const runIn = (text: string) => /Run (\d+)/.exec(text)?.[1] ?? ''
const added = () =>
  open.query(
    `select code, name_en, name_ar, name_id, calling_code, currency, time_zone from countries
     where added_by_run is not null order by code`,
  )
const both = [
  {
    ...{ code: 'ma', name_en: 'Morocco', name_ar: 'المغرب', name_id: 'Maroko' },
    ...{ calling_code: '212', currency: 'MAD', time_zone: 'Africa/Casablanca' },
  },
  {
    ...{ code: 'my', name_en: 'Malaysia', name_ar: 'ماليزيا', name_id: 'Malaysia' },
    ...{ calling_code: '60', currency: 'MYR', time_zone: 'Asia/Kuala_Lumpur' },
  },
]

it('mistakes in countries are said by line and column, and nothing is added', async () => {
  const countries = [
    'id,name_en,currency,time_zone',
    'zz,Nowhere,EUR,Europe/Paris',
    'Malaysia,Malaysia,MYR,Asia/Kuala_Lumpur',
    'fr,France,FRF?,Europe/Paris',
    'es,Spain,EUR,Europe/Barcelona',
    'it,,EUR,Europe/Rome',
    'lb,Lebanon,USD,Asia/Beirut',
    'ae,Emirates,AED,Asia/Muscat',
  ]
  const { code, text } = await directory('check', write({ countries }))
  expect(code).toBe(1)
  const said = (place: string) => text.split('\n').find((line) => line.startsWith(`countries.csv:${place}`))
  expect(said('2 id')).toContain('two letters in ISO 3166')
  expect(said('3 id')).toContain('two letters in ISO 3166')
  expect(said('4 currency')).toContain('a currency by its code')
  expect(said('5 time_zone')).toContain('a time zone of the IANA list')
  expect(said('6 name_en')).toContain('a value: Name in English')
  expect(said('7 currency')).toContain('LBP, which the directory has for le already')
  expect(said('8 time_zone')).toContain('Asia/Dubai, which the directory has for ae already')
  expect(text).toContain('7 errors')
  expect(await added()).toEqual([])
})

it('a country is added with what is in it, once, is exported as it was read, and is taken back as a whole', async () => {
  const folder = write(countryFiles)
  expect(await directory('check', folder)).toMatchObject({ code: 0 })
  expect(await added()).toEqual([])
  const first = await directory('import', folder)
  expect(first).toMatchObject({ code: 0, counts: { facilities: [2, 0, 0, 0], practitioners: [2, 0, 0, 0] } })
  expect(await added()).toEqual(both)
  expect(
    await open.query(`select name_en, phone, country_code from facilities where source = 'abroad' order by source_id`),
  ).toEqual([
    { name_en: 'Demo Bukit Clinic', phone: '+60323456789', country_code: 'my' },
    { name_en: 'Demo Agdal Clinic', phone: '+212537678901', country_code: 'ma' },
  ])

  const again = await directory('import', folder)
  expect(again.text).toContain('the directory says all of this already')
  const out = join(root, 'out')
  expect((await directory('export', out)).code).toBe(0)
  expect(readFileSync(join(out, 'countries.csv'), 'utf8').replace('\ufeff', '').trim().split('\r\n')).toEqual([
    '"id","name_en","name_ar","name_id","currency","time_zone"',
    '"ma","Morocco","المغرب","Maroko","MAD","Africa/Casablanca"',
    '"my","Malaysia","ماليزيا","Malaysia","MYR","Asia/Kuala_Lumpur"',
  ])
  expect(readdirSync(out)).toContain('cities.csv')
  expect((await directory('import', out)).text).toContain('the directory says all of this already')

  expect(await undo(runIn(first.text))).toMatchObject({ code: 0 })
  expect(await added()).toEqual([])
  expect(await open.query(`select slug from cities where slug in ('rabat', 'kuala-lumpur')`)).toEqual([])

  // An export is read by a database that has none of it.
  expect(await directory('import', out)).toMatchObject({ code: 0, counts: { practitioners: [2, 0, 0, 0] } })
  expect(await added()).toEqual(both)
})

it('a country that something uses stays when its run is taken back, and it is said what', async () => {
  const { countries } = countryFiles
  const alone = await directory('import', write({ countries: [...countries, 'sg,Singapore,,,SGD,Asia/Singapore'] }))
  expect(alone.text).toMatch(/Run \d+ is done/)
  await open.query(
    `update tenants set configuration = jsonb_set(configuration, '{markets}', '["ae", "sg"]')
     where code = (select min(code) from tenants)`,
  )
  const { code, text } = await undo(runIn(alone.text))
  expect(code).toBe(0)
  expect(text).toMatch(/countries "sg": tenants with it as a market \(1\)/)
  expect(await open.query(`select name_ar, calling_code from countries where code = 'sg'`)).toEqual([
    { name_ar: 'Singapore', calling_code: '65' },
  ])
})

it('JSON has the same columns', async () => {
  const folder = mkdtempSync(join(root, 'json-'))
  const row = { id: 'th', name_en: 'Thailand', currency: 'thb', time_zone: 'Asia/Bangkok' }
  writeFileSync(join(folder, 'countries.ndjson'), `${JSON.stringify(row)}\n${JSON.stringify({ ...row, id: 7 })}\n`)
  const wrong = await directory('check', folder)
  expect(wrong.text).toMatch(/^countries\.ndjson:2 id "?7/m)
  writeFileSync(join(folder, 'countries.ndjson'), `${JSON.stringify(row)}\n`)
  expect(await directory('import', folder)).toMatchObject({ code: 0 })
  expect(await open.query(`select currency, calling_code from countries where code = 'th'`)).toEqual([
    { currency: 'THB', calling_code: '66' },
  ])
})
