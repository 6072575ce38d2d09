import type { RawRow } from '../rows/raw-row.ts'
import { createDoctors, type Doctors } from './doctors.ts'
import { sayLeftOut, type Index } from './index-files.ts'
import type { Reading } from './reading.ts'
import { eachResource, isOf } from './read/each-resource.ts'
import { keyOf } from './references.ts'
import { facilityRow, type FacilityKey } from './rows/facility-row.ts'
import { buildings, viewRole } from './rows/role-view.ts'

/** What rows of practitioners need to know of roles and places. */
export type Survey = { doctors: Doctors; facilities: ReadonlyMap<FacilityKey, RawRow> }

/**
 * Goes through roles for what they say of their practitioners, and for the places that somebody works at: others, such as pharmacies, are no facilities
 * here. What leads nowhere is reported.
 */
export async function survey(folder: string, index: Index, reading: Reading, everyPlace: boolean): Promise<Survey> {
  const doctors = createDoctors(reading)
  const used = new Set<FacilityKey>()
  const leftOut = { 'no one': 0, nowhere: 0 }
  for (const file of index.filesOf('PractitionerRole'))
    for await (const found of eachResource(folder, file, () => {})) {
      if (!isOf(found, 'PractitionerRole')) continue
      const view = viewRole(found, reading)
      if (typeof view === 'string') {
        if (view !== 'not in use') leftOut[view]++
        continue
      }
      const [first] = view.facilities
      if (first) doctors.add(view.practitioner, found, first)
      for (const facility of view.facilities) used.add(facility)
    }
  if (leftOut['no one'] > 0) reading.report(sayLeftOut('PractitionerRole', leftOut['no one'], 'a practitioner'))
  if (leftOut.nowhere > 0) reading.report(sayLeftOut('PractitionerRole', leftOut.nowhere, 'one place that is in use'))
  if (everyPlace) for (const key of allBuildings(reading)) used.add(key)
  const facilities = new Map<FacilityKey, RawRow>()
  for (const key of used) {
    const row = facilityRow(key, reading)
    if (row) facilities.set(key, row)
  }
  return { doctors, facilities }
}

const allBuildings = (reading: Reading) =>
  buildings(
    reading.places
      .all('Location')
      .flatMap(({ resource }) => (reading.unused.has(keyOf(resource)) ? [] : [keyOf(resource)])),
    reading,
  )
