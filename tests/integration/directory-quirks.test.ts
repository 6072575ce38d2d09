import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OpenDatabase } from '#server/db/open'
import { openTestDatabase } from '../support/database.ts'
import { directoryTool } from '../support/directory-tool.ts'

const root = mkdtempSync(join(tmpdir(), 'patientweb-quirks-'))
let open: OpenDatabase
beforeAll(async () => {
  open = await openTestDatabase()
})
afterAll(async () => {
  await open.close()
  rmSync(root, { recursive: true })
})

const clean = {
  facilities: [
    'id,city,name_en,name_ar,type,address_en,lat,lng,phone,opening_hours',
    'FAC-7,Dubai,Demo Marina Clinic,عيادة المارينا,clinic,Street 4,25.0805,55.1403,04 555 0101,mon-fri 09:00-21:00',
    'FAC-8,Sharjah,Demo Corniche Clinic,عيادة الكورنيش,hospital,Street 9,25.3463,55.4209,+97165550102,always',
  ],
  practitioners: [
    'id,city,name_en,title_en,gender,speciality,languages,years_of_experience',
    'DOC-7,Dubai,Dr Demo Haddad,Cardiologist,female,Cardiology,en; ar,12',
    'DOC-8,Sharjah,Dr Demo Saleh,Dermatologist,male,Dermatology,ar,7',
  ],
  roles: ['practitioner,facility', 'DOC-7,FAC-7', 'DOC-7,FAC-8', 'DOC-8,FAC-8'],
  services: [
    'id,practitioner,facility,kind,name_en,minutes,fee',
    'SRV-7,DOC-7,FAC-7,clinic,Consultation,30,1350',
    'SRV-8,DOC-8,FAC-8,clinic,Skin check,15,200',
  ],
  hours: ['practitioner,facility,days,from,to', 'DOC-7,FAC-7,mon-thu,09:00,13:30', 'DOC-8,FAC-8,sunday,14:00,18:00'],
  exceptions: ['practitioner,from,to', 'DOC-7,2026-12-31,2027-01-02'],
}
type Files = Record<keyof typeof clean, string[]>

/** The same as a spreadsheet of semicolons leaves it: rows above the names, numbers for days and times, zeros and a plus that are lost. */
const messy: Files = {
  ...clean,
  facilities: [
    '\ufeffOur clinics, all of them, 2026',
    '',
    'Clinic;;Name;;;Where;;;;',
    clean.facilities[0]?.replaceAll(',', ';') ?? '',
    '\u200fFAC-7\u200e;Dubai;Demo\u00a0Marina Clinic;\u202bعيادة المارينا\u202c;Clinic;Street 4;٢٥.٠٨٠٥;55.1403;45550101;"mon-fri 09:00-21:00"',
    ';;;;;;;;;',
    '# closed for works until May',
    'FAC-8;الشارقة;Demo Corniche Clinic;عيادة الكورنيش;hospital;Street 9;25.3463;55.4209;97165550102;always',
  ],
  services: [
    '\ufeff"id","practitioner","facility","kind","name_en","minutes","fee"',
    '"SRV-8","DOC-8","FAC-8","clinic","Skin check","15","200.00"',
    '"SRV-7","DOC-7","FAC-7","clinic","Consultation","30","AED 1,350"',
  ],
  hours: [
    'practitioner\tfacility\tdays\tfrom\tto',
    'DOC-7\tFAC-7\t1-4\t0.375\t0.5625',
    'DOC-8\tFAC-8\tالأحد\t2 pm\t18:00',
  ],
  exceptions: ['practitioner,from,to', 'DOC-7,46387,46389'],
}

let folders = 0
function write(files: Files): string {
  const folder = mkdtempSync(join(root, `files-${++folders}-`))
  for (const [kind, lines] of Object.entries(files)) writeFileSync(join(folder, `${kind}.csv`), lines.join('\r\n'))
  return folder
}

const directory = (...args: string[]) => directoryTool(open, ...args)

/** All rows of a source and its runs. */
const state = () =>
  open.query(
    `select (select jsonb_agg(to_jsonb(p) - 'updated_at' order by p.id) from practitioners p where p.source = 'quirks') as people,
       (select jsonb_agg(to_jsonb(f) - 'updated_at' order by f.id) from facilities f where f.source = 'quirks') as places,
       (select count(*)::int from services) as services, (select count(*)::int from directory_runs where source = 'quirks') as runs`,
  )

it('what a spreadsheet makes of the files says the same as the files', async () => {
  const first = await directory('import', write(clean), '--source', 'quirks')
  expect(first, first.text).toMatchObject({
    code: 0,
    counts: { facilities: [2, 0, 0, 0], practitioners: [2, 0, 0, 0] },
  })
  const second = await directory('import', write(messy), '--source', 'quirks')
  expect(second, second.text).toMatchObject({
    ...{ code: 0, counts: { facilities: [0, 0, 2, 0], practitioners: [0, 0, 2, 0] } },
    text: expect.stringContaining('the directory says all of this already'),
  })
})

it('two imports leave what one does, and a dry run nothing', async () => {
  const folder = write({
    ...clean,
    practitioners: clean.practitioners.map((line) => line.replace('Demo Saleh', 'Demo Saleh the Younger')),
  })
  const before = await state()
  const dry = await directory('import', folder, '--source', 'quirks', '--dry-run')
  expect(dry).toMatchObject({ code: 0, counts: { practitioners: [0, 1, 1, 0] } })
  expect(await state()).toEqual(before)
  expect(await directory('import', folder, '--source', 'quirks')).toMatchObject({ code: 0, counts: dry.counts })
  const [once] = (await state()) as { people: unknown; runs: number }[]
  expect(once?.people).toMatchObject([{ name_en: 'Dr Demo Haddad' }, { name_en: 'Dr Demo Saleh the Younger' }])
  expect(await directory('import', folder, '--source', 'quirks')).toMatchObject({
    counts: { practitioners: [0, 0, 2, 0] },
  })
  expect(await state()).toEqual([{ ...once, runs: (once?.runs ?? 0) + 1 }])
})

it('gaps of merged cells are said with what makes them', async () => {
  const roles = ['practitioner,facility', 'DOC-7,FAC-7', ',FAC-8', 'DOC-8,FAC-8']
  const { code, text } = await directory('check', write({ ...clean, roles }), '--source', 'quirks')
  expect(code).toBe(1)
  expect(text).toContain('roles.csv:3 practitioner: expected a value')
  expect(text).toContain('merged cells leave the rows below empty')
})

it('a country that the directory does not have is said with where to add it', async () => {
  const folder = write(clean)
  writeFileSync(
    join(folder, 'cities.csv'),
    'id,country,name_en,lat,lng,time_zone\nkl,Malaysia,Kuala Lumpur,3.139,101.6869,Asia/Kuala_Lumpur',
  )
  const { code, text } = await directory('check', folder, '--source', 'quirks')
  expect(code).toBe(1)
  expect(text).toMatch(/^cities\.csv:2 country "Malaysia": expected a country .* countries\.csv/m)
})

it('the report has every mistake, and the screen the first of them', async () => {
  const wrong = Array.from({ length: 40 }, (_, index) => `SRV-${100 + index},DOC-8,FAC-8,clinic,Check,15,${index}.50`)
  const folder = write({ ...clean, services: [...clean.services, ...wrong] })
  const { code, text } = await directory('import', folder, '--source', 'quirks')
  expect(code).toBe(1)
  expect(text.match(/^services\.csv:\d+ fee/gm)).toHaveLength(25)
  expect(text).toContain('… and 15 more.')
  const report = readFileSync(join(folder, 'problems.csv'), 'utf8').trimEnd().split('\r\n').slice(1)
  expect(report.map((line) => line.split('","').slice(1, 5).join(' '))).toEqual(
    wrong.map((_, index) => `services.csv ${4 + index} fee ${index}.50`),
  )
  // Once all is right, there is none that says otherwise.
  cpSync(join(write(clean), 'services.csv'), join(folder, 'services.csv'))
  expect((await directory('check', folder, '--source', 'quirks')).code).toBe(0)
  expect(() => readFileSync(join(folder, 'problems.csv'))).toThrow('ENOENT')
})

it.each([
  ['no word', [], 0],
  ['help', ['help'], 0],
  ['a word that is none', ['inport', 'x'], 2],
  ['a flag that is none', ['check', 'x', '--now'], 2],
  ['no folder', ['import'], 2],
  ['a run that is no number', ['undo', 'last'], 2],
  ['a source that is no name', ['check', 'x', '--source', 'a b'], 2],
  ['a folder that is not there', ['check', join(root, 'nowhere')], 1],
  ['a run that is not there', ['undo', '999999'], 1],
] as const)('the exit code of %s', async (_, args, code) => {
  expect((await directory(...args)).code).toBe(code)
})
