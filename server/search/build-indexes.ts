import { setImmediate as nextTurn } from 'node:timers/promises'
import { languages } from '#contract/locale'
import type { OpenDatabase } from '#server/db/open'
import { readBusyTimes } from '#server/directory/busy-times'
import { toInsuranceHit } from '#server/directory/insurance'
import { readAllPractitioners, readPractitioners } from '#server/directory/practitioners'
import { readFacilities, readReference, type Reference } from '#server/directory/reference'
import { readStaff } from '#server/directory/staff'
import { toSpecialityHit } from '#server/directory/to-speciality-hit'
import { doctorDefinition, toDoctorDocument, type DoctorDocument } from './definitions/doctor.ts'
import { facilityDefinition, toFacilityDocument, type FacilityDocument } from './definitions/facility.ts'
import { insuranceDefinition, type InsuranceDocument } from './definitions/insurance.ts'
import { specialityDefinition, type SpecialityDocument } from './definitions/speciality.ts'
import { EmbeddedIndex } from './embedded-index.ts'

export type Indexes = {
  doctor: EmbeddedIndex<DoctorDocument>
  facility: EmbeddedIndex<FacilityDocument>
  insurance: EmbeddedIndex<InsuranceDocument>
  speciality: EmbeddedIndex<SpecialityDocument>
  /** Time zones of the directory's cities. */
  zones: readonly string[]
}

/** Reads the whole directory into indexes. */
export async function buildIndexes(database: OpenDatabase, now: Date): Promise<Indexes> {
  const reference = await readReference(database)
  const facilities = await readFacilities(database)
  const staff = await readStaff(database)
  const busy = await readBusyTimes(database, now)
  const indexes: Indexes = {
    doctor: new EmbeddedIndex(doctorDefinition),
    facility: new EmbeddedIndex(facilityDefinition),
    insurance: new EmbeddedIndex(insuranceDefinition),
    speciality: new EmbeddedIndex(specialityDefinition),
    zones: [...new Set([...reference.cities.values()].map((city) => city.time_zone))],
  }
  indexes.insurance.put(
    [...reference.insurers.values()].map((insurer) => ({
      hit: toInsuranceHit(insurer, reference),
      id_name: insurer.name_id,
    })),
  )
  indexes.speciality.put(specialityDocuments(reference))
  indexes.facility.put(
    [...facilities.values()].map((facility) => toFacilityDocument(facility, staff.get(facility.id) ?? [], reference)),
  )
  for await (const records of readAllPractitioners(database)) {
    indexes.doctor.put(records.map((record) => toDoctorDocument(record, { reference, facilities, now, busy })))
    // The embedded database does not yield while it answers, so that requests would wait for the whole directory.
    await nextTurn()
  }
  return indexes
}

/** The documents of some practitioners from the current rows of the database. */
export async function readDoctorDocuments(
  database: OpenDatabase,
  ids: readonly number[],
  now: Date,
): Promise<DoctorDocument[]> {
  const reference = await readReference(database)
  const records = await readPractitioners(database, ids)
  const facilities = await readFacilities(
    database,
    records.flatMap(({ locations }) => locations.map((location) => location.facility_id)),
  )
  const busy = await readBusyTimes(database, now, ids)
  return records.map((record) => toDoctorDocument(record, { reference, facilities, now, busy }))
}

function specialityDocuments({ specialities }: Reference): SpecialityDocument[] {
  return [...specialities.values()].flatMap((speciality) => {
    const { name_en, name_ar, name_id, synonyms } = speciality
    const otherWords = [name_en, name_ar, name_id, ...synonyms.en, ...synonyms.ar, ...synonyms.id]
    return languages.map((language) => ({ hit: toSpecialityHit(speciality, language), otherWords }))
  })
}
