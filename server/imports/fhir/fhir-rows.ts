import type { KindName } from '../kinds/kind-names.ts'
import type { RawRow } from '../rows/raw-row.ts'
import { sayLeftOut, type Index } from './index-files.ts'
import type { Photos } from './photos.ts'
import type { Reading } from './reading.ts'
import { eachResource, isOf } from './read/each-resource.ts'
import { keyOf, type Key } from './references.ts'
import { insurerOf, insurerRow, organisationRow, planRow, plansByNetwork } from './rows/place-rows.ts'
import { practitionerRow } from './rows/practitioner-row.ts'
import { roleRows } from './rows/role-rows.ts'
import { viewRole } from './rows/role-view.ts'
import { survey, type Survey } from './survey.ts'

type Options = { folder: string; index: Index; reading: Reading; photos: Photos; isTable: (kind: KindName) => boolean }
type Rows = AsyncGenerator<RawRow>

/** Kinds whose rows are made of roles. */
const roleKinds = ['roles', 'services', 'hours', 'exceptions', 'accepted_plans'] as const

/** The rows of each kind; those of roles come with the first of their kinds that no table has. */
export function createFhirRows(options: Options): (kind: KindName) => Rows {
  const { folder, index, reading, isTable } = options
  let surveyed: Promise<Survey> | undefined
  const known = () =>
    (surveyed ??= survey(folder, index, reading, index.filesOf('PractitionerRole').length === 0 || isTable('roles')))
  const first = roleKinds.find((kind) => !isTable(kind))
  // References of these were looked at before.
  const quiet = { ...reading, report: () => {} }
  return async function* (kind) {
    if (kind === 'insurers' || kind === 'plans') yield* planRows(kind, kind === 'plans' ? reading : quiet)
    else if (kind === 'organisations') yield* organisationRows(await known(), quiet)
    else if (kind === 'facilities') yield* (await known()).facilities.values()
    else if (kind === 'practitioners') yield* practitionerRows(await known(), options)
    else if (kind === first) yield* allRoleRows(await known(), { ...options, reading: quiet })
  }
}

function* planRows(kind: 'insurers' | 'plans', reading: Reading): Generator<RawRow> {
  const insurers = new Set<Key<'Organization'>>()
  for (const found of reading.places.all('InsurancePlan')) {
    if (reading.unused.has(keyOf(found.resource))) continue
    const insurer = insurerOf(found, reading)
    if (kind === 'plans') yield planRow(found, insurer, reading)
    else if (insurer) insurers.add(insurer)
  }
  for (const insurer of insurers) {
    const found = reading.places.get(insurer)
    if (found) yield insurerRow(found, reading)
  }
}

function* organisationRows({ facilities }: Survey, reading: Reading): Generator<RawRow> {
  const ids = new Set([...facilities.values()].map(({ cells }) => cells['organisation'] ?? ''))
  for (const id of ids) {
    const found = reading.places.get(`Organization/${id}`)
    if (found) yield organisationRow(found, reading)
  }
}

async function* practitionerRows(
  { doctors, facilities }: Survey,
  { folder, index, reading, photos, isTable }: Options,
): Rows {
  let withoutRole = 0
  for (const file of index.filesOf('Practitioner'))
    for await (const found of eachResource(folder, file, () => {})) {
      const key = keyOf(found.resource)
      if (!isOf(found, 'Practitioner') || reading.unused.has(key)) continue
      const doctor = doctors.get(keyOf(found.resource))
      if (!doctor) {
        withoutRole++
        continue
      }
      const row = practitionerRow(found, doctor, facilities.get(doctor.facility), reading, {
        isFacilityRead: !isTable('facilities'),
      })
      const photo = row.cells['photo']
      if (photo?.startsWith(`${key}/`)) photos.add(photo, { file: found.file, at: found.at, key })
      yield row
    }
  if (withoutRole > 0)
    reading.report(sayLeftOut('Practitioner', withoutRole, 'a role that is in use, at a place that is'))
}

async function* allRoleRows({ facilities }: Survey, { folder, index, reading, isTable }: Options): Rows {
  const context = {
    reading,
    plans: plansByNetwork(reading),
    timeZoneOf: (facility: Parameters<typeof facilities.get>[0]) =>
      reading.codes.cities.find(facilities.get(facility)?.cells['city'] ?? '')?.timeZone,
  }
  for (const file of index.filesOf('PractitionerRole'))
    for await (const found of eachResource(folder, file, () => {})) {
      const view = isOf(found, 'PractitionerRole') ? viewRole(found, reading) : 'not in use'
      if (typeof view === 'string' || !isOf(found, 'PractitionerRole')) continue
      for (const row of roleRows({ found, view }, context)) if (!isTable(row.kind)) yield row
    }
}
