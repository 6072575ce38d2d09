import { mkdirSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { csvLine, csvMark } from '#server/csv'
import { makeFacilities, type DemoFacility } from '#server/demo/facilities'
import { demoInsurers } from '#server/demo/insurers'
import { demoCities } from '#server/demo/places/cities'
import { makePractitioners, type DemoPractitioner } from '#server/demo/practitioners'
import { createRandom } from '#server/demo/random'
import { demoSpecialities } from '#server/demo/specialities/all'
import { columnsOf, type Values } from '#server/imports/kinds/kinds'
import type { KindName } from '#server/imports/kinds/kind-names'

// Writes a folder for `npm run directory -- import` with invented clinics and doctors, whose names say so: the sample of the documentation, or as
// many doctors as a measurement needs.
//
//   node --import tsx scripts/directory-sample.ts docs/examples/directory 12 200
//   node --import tsx scripts/directory-sample.ts /tmp/directory 0 30000

const [folder = 'docs/examples/directory', clinics = '12', doctors = '200'] = process.argv.slice(2)
const seed = 20_261_126
const [most, wanted] = [Number(clinics), Number(doctors)]

type Cells = { [Kind in KindName]: Partial<Record<keyof Values[Kind], string | number>> }

const files = new Map<KindName, Awaited<ReturnType<typeof open>>>()
let waiting = new Map<KindName, string[]>()

function add<Kind extends KindName>(kind: Kind, cells: Cells[Kind]): void {
  const byName: Readonly<Record<string, string | number | undefined>> = cells
  const line = csvLine(columnsOf(kind).map(([name]) => String(byName[name] ?? '')))
  const lines = waiting.get(kind)
  // A list of its own for each line would copy all before it.
  if (lines) lines.push(line)
  else waiting.set(kind, [line])
}

async function write(): Promise<void> {
  for (const [kind, lines] of waiting) {
    const file = files.get(kind) ?? (await open(join(folder, `${kind}.csv`), 'w'))
    if (!files.has(kind)) await file.write(csvMark + csvLine(columnsOf(kind).map(([name]) => name)))
    files.set(kind, file)
    await file.write(lines.join(''))
  }
  waiting = new Map()
}

const citySlug = (id: number) => demoCities.find((city) => city.id === id)?.slug ?? ''
const time = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`

function addFacility(facility: DemoFacility, index: number): void {
  const { nameEn, nameAr, nameId } = facility
  const id = `FAC-${facility.id}`
  add('facilities', {
    ...{ id, organisation: index % 3 === 0 ? 'ORG-1' : '', city: citySlug(facility.cityId) },
    ...{ name_en: `${nameEn} (demo)`, name_ar: `${nameAr} (تجريبي)`, name_id: index % 2 ? '' : `${nameId} (contoh)` },
    ...{ type: facility.clinicType, area_en: facility.areaEn, area_ar: facility.areaAr },
    ...{ address_en: facility.addressEn, address_ar: facility.addressAr, lat: facility.lat, lng: facility.lng },
    ...{ phone: facility.phone, opening_hours: 'mon-sat 08:00-22:00; sun 10:00-20:00', payment: 'cash; card' },
  })
  for (const plan of facility.planIds) add('accepted_plans', { plan: `PLAN-${plan}`, facility: id })
}

function addDoctor({ row, practice }: DemoPractitioner): void {
  const at = (facilityId: number) => `FAC-${here.get(facilityId) ?? facilityId}`
  const id = `DOC-${row.id}`
  add('practitioners', {
    ...{ id, city: citySlug(row.cityId), gender: row.gender, years_of_experience: row.yearsOfExperience },
    ...{
      name_en: `${row.nameEn} Demo`,
      name_ar: `${row.nameAr} (تجريبي)`,
      name_id: row.id % 2 ? '' : `${row.nameId} (contoh)`,
    },
    ...{ title_en: row.titleEn, title_ar: row.titleAr, title_id: row.titleId },
    ...{ speciality: demoSpecialities.find((each) => each.id === row.specialityId)?.slug ?? '' },
    ...{ topics: row.topics.join('; '), languages: row.languages.join('; '), verified: row.verified ? 'yes' : 'no' },
    ...{ bio_en: row.bioEn, bio_ar: row.bioAr, bio_id: row.bioId },
  })
  if (row.id % 20 === 0) add('exceptions', { practitioner: id, from: '2027-01-01', to: '2027-01-03' })
  for (const { facilityId, fgCallable } of practice.locations)
    add('roles', { practitioner: id, facility: at(facilityId), callable: fgCallable ? 'yes' : 'no' })
  for (const service of practice.services)
    add('services', {
      ...{
        id: `SRV-${service.id}`,
        practitioner: id,
        facility: at(service.facilityId),
        kind: service.consultationType,
      },
      ...{ name_en: service.nameEn, name_ar: service.nameAr, name_id: service.nameId },
      ...{ minutes: service.durationMinutes, fee: `${service.fee}.00`, currency: service.currency },
    })
  for (const rule of practice.rules)
    add('hours', {
      ...{ practitioner: id, facility: at(rule.facilityId), days: rule.weekdays.join('; ') },
      ...{ from: time(rule.fromMinute), to: time(rule.toMinute), kinds: rule.consultationTypes.join('; ') },
    })
}

function worksHere({ practice: { facilities } }: DemoPractitioner): boolean {
  const places = facilities.flatMap(({ id }) => here.get(id) ?? [])
  return places.length === facilities.length && new Set(places).size === places.length
}

mkdirSync(folder, { recursive: true })
const random = createRandom(seed)
// Of a few clinics the doctors are chosen among those of many.
const made = most ? 30_000 : wanted
const all = makeFacilities(random, made)
const pool = most ? all.filter(({ cityId, id }) => cityId === 101 && id > 20).slice(0, most * 2) : all
const chosen = most ? pool.slice(0, most) : all
/** Each clinic has the doctors of two. */
const here = new Map(pool.map(({ id }, index) => [id, chosen[index % chosen.length]?.id ?? id]))
for (const { id, nameEn, nameAr, nameId, countryCodes, plans } of demoInsurers) {
  add('insurers', {
    id: `INS-${id}`,
    name_en: `${nameEn} (demo)`,
    name_ar: nameAr,
    name_id: nameId,
    countries: countryCodes.join('; '),
  })
  for (const plan of plans) add('plans', { id: `PLAN-${plan.id}`, insurer: `INS-${id}`, name: plan.name })
}
add('organisations', {
  id: 'ORG-1',
  country: 'ae',
  name_en: 'Demo Clinics Group',
  name_ar: 'مجموعة العيادات التجريبية',
  phone: '04 555 0100',
})
chosen.forEach(addFacility)
await write()
let count = 0
for (const doctor of makePractitioners(random, made, all)) {
  if (count >= wanted || !worksHere(doctor)) continue
  addDoctor(doctor)
  if (++count % 1000 === 0) await write()
}
await write()
for (const file of files.values()) await file.close()
writeFileSync(1, `${chosen.length} clinics and ${count} doctors are in ${folder}.\n`)
