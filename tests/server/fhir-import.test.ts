import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { DoctorHit, PractitionerDetail } from '#contract/directory'
import { openEmbedded } from '#server/db/open-embedded'
import type { OpenDatabase } from '#server/db/open'
import { loadTenants } from '#server/demo/tenants/load'
import { runDirectoryCommand } from '#server/imports/command/command'
import { bookFirstTime } from '#tests/support/book-first-time'
import { startTestServer, type TestServer } from '#tests/support/server'

const samples = join(import.meta.dirname, '../support/fhir-samples')
const root = mkdtempSync(join(tmpdir(), 'patientweb-fhir-'))
const folder = join(root, 'plan-net')
/** A Friday before noon in Dubai. */
const now = new Date('2026-11-27T06:00:00.000Z')
let database: OpenDatabase
let server: TestServer

beforeAll(async () => {
  database = await openEmbedded({ dump: undefined })
  await loadTenants(database)
  server = await startTestServer({ database, clock: () => now, config: { demo: false } })
  cpSync(join(samples, 'plan-net'), folder, { recursive: true })
  writeFileSync(
    join(folder, 'mapping.csv'),
    [
      'list,theirs,ours',
      'cities,Anytown,dubai',
      'specialities,207R00000X,internal-medicine',
      'facilities.phone,*,',
      'organisations.phone,*,',
      'practitioners.gender,,female',
      'practitioners.gender,Practitioner/HansSolo,male',
      'practitioners.languages,,en',
      'practitioners.years_of_experience,,20',
      'services.minutes,,30',
      'services.fee,,350',
      'services.fee,HealthcareService/HospERService,500',
      'insurers.countries,,ae',
    ].join('\n'),
  )
  writeFileSync(
    join(folder, 'hours.csv'),
    'practitioner,facility,days,from,to\nHansSolo,HansSoloClinic,mon-fri,09:00,12:00\nJoeSmith,HospLoc1,sat,10:00,14:00',
  )
})
afterAll(async () => {
  await server.close()
  await database.close()
  rmSync(root, { recursive: true })
})

async function directory(...args: string[]) {
  const lines: string[] = []
  const code = await runDirectoryCommand([...args, '--report', join(root, 'report.csv')], {
    ...{ withDatabase: (work) => work(database), say: (line) => lines.push(line) },
    ...{ progress: () => {}, startedBy: 'tester' },
  })
  return { code, text: lines.join('\n') }
}

async function find(query: string): Promise<DoctorHit[]> {
  const answer = await server.call('search', 'POST', '/search/indexes/doctor/query', {
    body: { query, hitsPerPage: 5 },
  })
  return answer.json<{ hits: DoctorHit[] }>().hits
}

/** Changes one resource of the folder. */
function edit(file: string, id: string, change: (line: string) => string): void {
  const path = join(folder, file)
  const lines = readFileSync(path, 'utf8').split('\n')
  writeFileSync(path, lines.map((line) => (line.includes(`"id":"${id}"`) ? change(line) : line)).join('\n'))
}

/** The first free time of a doctor. */
async function firstTime(id: string) {
  const path = `/patientapp/doctors/${id}`
  const [service] = (await server.call('appointment', 'GET', `${path}/services`)).json<{
    data: { id: string; facility_id: string; fee: { amount: number } }[]
  }>().data
  const times = await server.call('appointment', 'GET', `${path}/availability/dates-times`, {
    query: {
      ...{ facility_id: service?.facility_id ?? '', service_id: service?.id ?? '', consultation_type: 'clinic' },
    },
  })
  const [time] = times.json<{ data: { dates: { times: string[] }[] } }>().data.dates.flatMap((date) => date.times)
  return { fee: service?.fee.amount, time }
}

it('a directory of an insurer in FHIR is found and booked', async () => {
  const { code, text } = await directory('import', folder)
  expect(code, text).toBe(0)
  expect(text).toContain('note: Endpoint "1": expected a type of resource that is read; so many are left out')
  await expect.poll(() => find('Hans Solo')).not.toEqual([])
  const [hans] = await find('Hans Solo')
  const [joe] = await find('Joe Smith')
  expect(hans).toMatchObject({ fullName: 'Hans Solo, MD', languages: ['japanese'] })
  const first = await firstTime(hans?.id ?? '')
  expect(first).toEqual({ fee: 350, time: expect.stringMatching(/^2026-11-27T/) })
  expect(await firstTime(joe?.id ?? '')).toEqual({ fee: 500, time: expect.stringMatching(/^2026-11-28T/) })
  // Not only offered: a guest books it, and it is free for nobody else.
  const { appointment } = await bookFirstTime({ server, database, now }, hans?.id ?? '')
  expect(appointment).toMatchObject({
    ...{ status: 'booked', fee: { amount: 350, currency: 'AED' }, start: first.time },
    practitioner: { fullName: 'Hans Solo, MD' },
  })
  expect((await firstTime(hans?.id ?? '')).time).not.toBe(first.time)
  const page = await server.call('discovery', 'GET', `/practitioner/${joe?.id}/detail`)
  expect(page.json<{ data: PractitionerDetail }>().data).toMatchObject({ fullName: 'Joe Smith, MD' })
})

it('the same once more changes nothing, and as Bundle too', async () => {
  expect((await directory('import', folder)).text).toContain('the directory says all of this already')
  const bundled = join(root, 'bundled')
  cpSync(folder, bundled, { recursive: true })
  const types = ['HealthcareService', 'InsurancePlan', 'Location', 'Organization', 'Practitioner', 'PractitionerRole']
  const entry = types.flatMap((type) => {
    const lines = readFileSync(join(bundled, `${type}.ndjson`), 'utf8').split('\n')
    rmSync(join(bundled, `${type}.ndjson`))
    return lines.filter(Boolean).map((line) => ({ resource: JSON.parse(line) as object }))
  })
  writeFileSync(join(bundled, 'all.json'), JSON.stringify({ resourceType: 'Bundle', type: 'collection', entry }))
  const again = await directory('import', bundled)
  expect(again, again.text).toMatchObject({ code: 0, text: expect.stringContaining('says all of this already') })
})

it('a wrong reference is said by file, resource and element, and nothing is changed', async () => {
  edit('PractitionerRole.ndjson', 'JoeSmithRole1', (line) => line.replace('"Location/HospLoc1"', '"Location/HospLoc9"'))
  edit('Practitioner.ndjson', 'HansSolo', (line) => line.replace('"Hans Solo, MD"', '7'))
  const { code, text } = await directory('import', folder)
  expect(code).toBe(1)
  expect(text).toContain(
    'PractitionerRole.ndjson:4 PractitionerRole/JoeSmithRole1 location[0] "Location/HospLoc9": expected the Location that it leads to, in these files',
  )
  expect(text).toContain(
    'Practitioner.ndjson:2 Practitioner/HansSolo name[0].text "7": expected what FHIR R4 has there: it must be string',
  )
  expect(await find('Joe Smith')).toHaveLength(1)
  edit('PractitionerRole.ndjson', 'JoeSmithRole1', (line) => line.replace('"Location/HospLoc9"', '"Location/HospLoc1"'))
  edit('Practitioner.ndjson', 'HansSolo', (line) => line.replace('"text":7', '"text":"Hans Solo, MD"'))
})

it('a city that is not known is said once, where it stands', async () => {
  const mapping = join(folder, 'mapping.csv')
  const before = readFileSync(mapping, 'utf8')
  writeFileSync(mapping, before.replace('cities,Anytown,dubai', 'cities,Elsewhere,dubai'))
  const { code, text } = await directory('check', folder)
  expect(code).toBe(1)
  const said = text.split('\n').filter((line) => line.includes('"Anytown"'))
  expect(said).not.toEqual([])
  for (const line of said) expect(line).toMatch(/^(Location|Organization)\.ndjson:\d+ /)
  // What a line of the mapping says of doctors is theirs to be wrong.
  writeFileSync(mapping, `${before}\npractitioners.city,*,nowhere`)
  expect((await directory('check', folder)).text).toMatch(/Practitioner\w*\.ndjson:\d+ .*"nowhere"/)
  writeFileSync(mapping, before)
})

it('who is active no more is hidden', async () => {
  edit('Practitioner.ndjson', 'JoeSmith', (line) => line.replace('"active":true', '"active":false'))
  writeFileSync(
    join(folder, 'hours.csv'),
    'practitioner,facility,days,from,to\nHansSolo,HansSoloClinic,mon-fri,09:00,12:00',
  )
  const { code, text } = await directory('import', folder)
  expect(code, text).toBe(0)
  await expect.poll(() => find('Joe Smith')).toEqual([])
  expect(await find('Hans Solo')).toHaveLength(1)
})
