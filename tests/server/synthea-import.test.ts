import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OpenDatabase } from '#server/db/open'
import { openTestDatabase } from '#tests/support/database'
import { directoryTool } from '#tests/support/directory-tool'
import { syntheaFiles } from '#tests/support/synthea-sample'

const folder = mkdtempSync(join(tmpdir(), 'patientweb-synthea-'))
let open: OpenDatabase

beforeAll(async () => {
  open = await openTestDatabase()
  for (const [name, bundle] of Object.entries(syntheaFiles()))
    writeFileSync(join(folder, name), JSON.stringify(bundle, undefined, 2))
  writeFileSync(
    join(folder, 'mapping.csv'),
    [
      'list,theirs,ours',
      'cities,Plymouth,dubai',
      'cities,Boston,sharjah',
      'specialities,208D00000X,general-practice',
      'organisations.country,*,ae',
      'organisations.phone,*,',
      'facilities.phone,*,',
      'facilities.opening_hours,,mon-fri 08:00-18:00',
      'practitioners.languages,,en',
      'practitioners.years_of_experience,,10',
      'services.minutes,,20',
      'services.fee,,200',
    ].join('\n'),
  )
})
afterAll(async () => {
  await open.close()
  rmSync(folder, { recursive: true })
})

it('reads practitioners of Synthea at their places, however roles lead there, and says in one line what is left out', async () => {
  const { code, text, counts } = await directoryTool(open, 'import', folder, '--source', 'synthea')
  expect(code, text).toBe(0)
  expect(counts).toEqual({ organisations: [2, 0, 0, 0], facilities: [2, 0, 0, 0], practitioners: [2, 0, 0, 0] })
  const notes = text.split('\n').filter((line) => line.startsWith('note:'))
  expect(notes).toEqual([
    'note: resources "Encounter 3, Patient 1, ExplanationOfBenefit 1": expected types of resources that are read; so many are left out',
  ])
  const rows = await open.query(
    `select p.name_en as doctor, p.gender, f.name_en as place, o.name_en as organisation, c.slug as city
     from practitioners p join practice_locations l on l.practitioner_id = p.id join facilities f on f.id = l.facility_id
     join organisations o on o.id = f.organisation_id join cities c on c.id = p.city_id where p.source = 'synthea' order by p.source_id`,
  )
  const [plymouth, boston] = ['BETH DEMO HOSPITAL - PLYMOUTH', 'PCP DEMO 4711']
  expect(rows).toEqual([
    { doctor: 'Dr. Esmeralda370 Mayer912', gender: 'female', place: plymouth, organisation: plymouth, city: 'dubai' },
    { doctor: 'Dr. Bertram873 Pyle245', gender: 'male', place: boston, organisation: boston, city: 'sharjah' },
  ])
  const again = await directoryTool(open, 'import', folder, '--source', 'synthea')
  expect(again.text).toContain('the directory says all of this already')
})
