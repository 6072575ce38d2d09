import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { location, mapping, organisation, practitioner, role, service, whole } from '#tests/support/fhir-resources'
import { createCodes } from '../codes/codes.ts'
import { spokenLanguages } from '../codes/languages.ts'
import { openFolder } from '../folder/open-folder.ts'
import { describeProblem } from '../rows/problem-log.ts'

const root = mkdtempSync(join(tmpdir(), 'patientweb-fhir-rows-'))
afterAll(() => rmSync(root, { recursive: true }))

let folders = 0
/** What is read of the files of a folder: cells that are not empty by kind, and problems as people read them. */
async function read(files: Record<string, string | object[] | object>, today = '2026-11-27') {
  const folder = mkdtempSync(join(root, `folder-${++folders}-`))
  for (const [name, content] of Object.entries(files)) {
    const lines = Array.isArray(content) ? content.map((each) => JSON.stringify(each)).join('\n') : undefined
    writeFileSync(join(folder, name), lines ?? (typeof content === 'string' ? content : JSON.stringify(content)))
  }
  return readPath(folder, today)
}

async function readPath(path: string, today = '2026-11-27') {
  const problems: string[] = []
  const report = (problem: Parameters<typeof describeProblem>[0]) => void problems.push(describeProblem(problem))
  const source = await openFolder(path, 'fhir', report, today)
  const codes = createCodes(source.mappings)
  codes.cities.add({ id: 1, slug: 'dubai', country: 'ae', timeZone: 'Asia/Dubai' }, ['dubai'])
  codes.countries.add('ae', ['ae'])
  codes.specialities.add({ id: 1, slug: 'cardiology', topics: [] }, ['cardiology'])
  for (const { value, names } of spokenLanguages) codes.languages.add(value, names)
  const rows: Record<string, Record<string, string>[]> = {}
  for await (const { kind, cells } of source.rows(report, codes))
    (rows[kind] ??= []).push(Object.fromEntries(Object.entries(cells).filter(([, text]) => text)))
  return { rows, problems, source }
}

const expected = {
  organisations: [
    { id: 'org', country: 'AE', name_en: 'Marina Group', name_ar: 'مجموعة المارينا', phone: '+97145550100' },
  ],
  facilities: [
    {
      ...{ id: 'loc', organisation: 'org', city: 'Dubai', name_en: 'Marina Clinic', name_id: 'Klinik Marina' },
      ...{ type: 'hospital', area_en: 'Marina', address_en: 'Building 12, Street 4', lat: '25.08', lng: '55.14' },
      phone: '04 555 0101',
      opening_hours: 'mon 09:00-19:30; tue 09:00-13:00; sat 00:00-24:00; sun 20:00-24:00',
    },
  ],
  practitioners: [
    {
      ...{ id: 'doc', city: 'Dubai', name_en: 'Dr Salma R. Haddad', name_ar: 'د. سلمى حداد', title_en: 'Consultant' },
      ...{ title_ar: 'استشاري', gender: 'female', speciality: '394579002', languages: 'ar; en; French' },
      ...{ years_of_experience: '22', verified: 'yes' },
    },
  ],
  roles: [{ practitioner: 'doc', facility: 'loc' }],
  services: [
    {
      ...{ id: 'loc.srv.clinic', practitioner: 'doc', facility: 'loc', kind: 'clinic', name_en: 'Heart check' },
      ...{ minutes: '30', fee: '350' },
    },
  ],
  hours: [
    { practitioner: 'doc', facility: 'loc', days: 'mon; wed', from: '09:00', to: '13:30', kinds: 'clinic' },
    { practitioner: 'doc', facility: 'loc', days: 'sun', from: '22:00', to: '24:00', kinds: 'clinic' },
    { practitioner: 'doc', facility: 'loc', days: 'mon', from: '00:00', to: '01:00', kinds: 'clinic' },
  ],
  exceptions: [
    { practitioner: 'doc', from: '2026-12-01', to: '2026-12-31' },
    { practitioner: 'doc', from: '2027-01-01T10:00', to: '2027-01-01T12:30' },
  ],
}
const mapped = `${mapping}specialities,394579002,cardiology\n`

describe('resources of FHIR', () => {
  it('are rows of our kinds, with what mapping.csv says beside them', async () => {
    const { rows, problems } = await read({ 'all.ndjson': whole, 'mapping.csv': mapped })
    expect({ rows, problems }).toEqual({ rows: expected, problems: [] })
  })

  it('take the word of a speciality that is one of ours, where no line maps its code', async () => {
    const { rows } = await read({ 'all.ndjson': whole, 'mapping.csv': mapping })
    expect(rows['practitioners']).toMatchObject([{ speciality: 'Cardiology' }])
  })

  it.each([
    ['a transaction by urn:uuid', 'urn:uuid:1a2b', { reference: 'urn:uuid:1a2b' }, '1a2b'],
    [
      'an absolute address',
      'https://a.example/fhir/Practitioner/doc',
      { reference: 'https://a.example/fhir/Practitioner/doc' },
      'doc',
    ],
    ['a version', '', { reference: 'Practitioner/doc/_history/3' }, 'doc'],
    ['an identifier', '', { type: 'Practitioner', identifier: { system: 'urn:licences', value: 'L-7' } }, 'doc'],
    ['a conditional reference', '', { reference: 'Practitioner?identifier=urn:licences|L-7' }, 'doc'],
  ])('refer to each other by %s', async (_, fullUrl, reference, id) => {
    const { id: _own, ...nameless } = practitioner
    const doctor = { fullUrl, resource: fullUrl.startsWith('urn:') ? nameless : practitioner }
    const others = [organisation, location, service, { ...role, practitioner: reference }]
    const bundle = {
      resourceType: 'Bundle',
      type: 'transaction',
      entry: [...others.map((resource) => ({ resource })), doctor],
    }
    const { rows, problems } = await read({ 'bundle.json': bundle, 'mapping.csv': mapping })
    expect({ problems, ids: rows['practitioners']?.map((row) => row['id']) }).toEqual({ problems: [], ids: [id] })
    expect(rows['roles']).toEqual([{ practitioner: id, facility: 'loc' }])
  })

  it('refer to what they contain, and by no number of social insurance', async () => {
    const contained = { ...role, contained: [{ ...practitioner, id: 'p' }], practitioner: { reference: '#p' } }
    const inside = await read({ 'all.ndjson': [location, organisation, service, contained], 'mapping.csv': mapping })
    expect(inside).toMatchObject({ problems: [], rows: { practitioners: [{ id: 'role.p' }] } })
    const secret = {
      ...role,
      practitioner: { identifier: { system: 'http://hl7.org/fhir/sid/us-ssn', value: '123-45-6789' } },
    }
    const { problems } = await read({
      'all.ndjson': [...whole, secret].filter((each) => each !== role),
      'mapping.csv': mapping,
    })
    expect(problems[0]).toContain('PractitionerRole/role practitioner')
  })

  it('that are in use no more are left out with all that is theirs', async () => {
    const none = await read({ 'all.ndjson': [...whole.slice(0, 4), { ...role, active: false }] })
    expect(none.rows).toEqual({})
    const over = { ...role, period: { end: '2026-11-26' } }
    expect((await read({ 'all.ndjson': [...whole.slice(0, 4), over] })).rows).toEqual({})
    const today = { ...role, period: { end: '2026-11' } }
    expect((await read({ 'all.ndjson': [...whole.slice(0, 4), today] })).rows['roles']).toHaveLength(1)
    const closed = { ...location, status: 'suspended' }
    expect((await read({ 'all.ndjson': [organisation, closed, practitioner, service, role] })).problems).toEqual([
      'note: PractitionerRole "1": expected one place that is in use; so many are left out',
      'note: Practitioner "1": expected a role that is in use, at a place that is; so many are left out',
    ])
  })

  it('are at the building of a room, and at an organisation that has no places', async () => {
    const room = {
      ...location,
      id: 'room',
      physicalType: { coding: [{ code: 'ro' }] },
      partOf: { reference: 'Location/loc' },
    }
    const within = await read({
      'all.ndjson': [...whole, room, { ...role, id: 'other', location: [{ reference: 'Location/room' }] }],
    })
    expect(within.rows['facilities']?.map((row) => row['id'])).toEqual(['loc'])
    const seat = { ...organisation, address: [{ line: ['Tower 1'], city: 'Dubai' }] }
    const { location: _place, healthcareService: _services, ...placeless } = role
    const alone = await read({
      'all.ndjson': [seat, practitioner, { ...placeless, organization: { reference: 'Organization/org' } }],
    })
    expect(alone.rows['facilities']).toMatchObject([{ id: 'Organization/org', city: 'Dubai', address_en: 'Tower 1' }])
  })

  it('have photos in themselves, whose bytes are read when they are needed', async () => {
    const data = Buffer.from('a picture').toString('base64')
    const pictured = { ...practitioner, photo: [{ contentType: 'image/png', data }] }
    const { rows, source } = await read({
      'all.ndjson': [organisation, location, pictured, service, role],
      'mapping.csv': mapping,
    })
    const path = rows['practitioners']?.[0]?.['photo'] ?? ''
    expect([path, source.hasFile(path), source.hasFile('Practitioner/doc/other.png')]).toEqual([
      'Practitioner/doc/photo.png',
      true,
      false,
    ])
    expect(Buffer.from(await source.readFile(path)).toString()).toBe('a picture')
  })

  it('have photos in one Bundle, which is read once for all of them, and again only after another file', async () => {
    const data = (text: string) => Buffer.from(text).toString('base64')
    const doctors = (file: string) =>
      [1, 2, 3].map((n) => ({
        ...practitioner,
        ...{ id: `${file}-${n}`, photo: [{ contentType: 'image/png', data: data(`${file} ${n}`) }] },
      }))
    const bundle = (file: string) => {
      const people = doctors(file)
      const roles = people.map(({ id }) => ({
        ...role,
        id: `role-${id}`,
        practitioner: { reference: `Practitioner/${id}` },
      }))
      return {
        resourceType: 'Bundle',
        type: 'collection',
        entry: [...people, ...roles].map((resource) => ({ resource })),
      }
    }
    const { rows, source } = await read({
      'places.ndjson': [organisation, location, service],
      'a.json': bundle('a'),
      'b.json': bundle('b'),
      'mapping.csv': mapping,
    })
    const paths = (rows['practitioners'] ?? []).map((row) => row['photo'] ?? '')
    const parse = vi.spyOn(JSON, 'parse')
    onTestFinished(() => parse.mockRestore())
    const texts = await Promise.all(paths.map(async (path) => Buffer.from(await source.readFile(path)).toString()))
    expect(texts).toEqual(['a 1', 'a 2', 'a 3', 'b 1', 'b 2', 'b 3'])
    expect(parse.mock.calls.length).toBe(2)
    expect(Buffer.from(await source.readFile(paths[1] ?? '')).toString()).toBe('a 2')
    expect(parse.mock.calls.length).toBe(3)
  })

  it('lie beside tables, whose kinds are theirs alone; one file is read by itself', async () => {
    const hours = 'practitioner,facility,days,from,to\ndoc,loc,fri,10:00,12:00'
    const beside = await read({ 'all.ndjson': whole, 'hours.csv': hours, 'mapping.csv': mapping })
    expect(beside.rows['hours']).toMatchObject([{ days: 'fri', from: '10:00' }])
    const path = join(mkdtempSync(join(root, 'one-')), 'mine.ndjson')
    writeFileSync(path, whole.map((each) => JSON.stringify(each)).join('\n'))
    expect((await readPath(path)).rows['roles']).toEqual([{ practitioner: 'doc', facility: 'loc' }])
  })

  it('of the standard itself are read: a role of 2012 in the weeks of that year', async () => {
    const samples = join(import.meta.dirname, '../../../tests/support/fhir-samples/r4/bundle.json')
    const { rows, problems } = await readPath(samples, '2012-02-01')
    expect(rows['hours']).toMatchObject([
      { practitioner: 'example', facility: '1', days: 'mon; tue; wed', from: '09:00', to: '16:30' },
      { days: 'thu; fri', from: '09:00', to: '12:00' },
    ])
    expect(rows['practitioners']).toMatchObject([{ name_en: 'Dr Adam Careful', years_of_experience: '17' }])
    expect(rows['services']).toMatchObject([{ name_en: 'Consulting psychologists and/or psychology services' }])
    expect(problems).toContain('note: Schedule "1": expected a type of resource that is read; so many are left out')
    expect((await readPath(samples)).rows['practitioners']).toBeUndefined()
  })
})
