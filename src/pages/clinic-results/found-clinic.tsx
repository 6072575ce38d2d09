import { memo } from 'react'
import type { LocalisedFacility } from '#src/api/search/localised.ts'
import { ClinicTimes } from '#src/features/clinic-times/clinic-times.tsx'
import type { useClinicTimes } from '#src/features/clinic-times/use-clinic-times.ts'
import { FacilityCard } from '#src/features/facility-card/facility-card.tsx'
import type { ClinicCriteria } from '#src/features/search/clinics/criteria.ts'
import { insurerName } from './name-clinics.ts'
import type { useKnownClinics } from './use-known-clinics.ts'

export type FoundClinicProps = {
  clinic: LocalisedFacility
  criteria: ClinicCriteria
  known: ReturnType<typeof useKnownClinics>
  isEager?: boolean
} & ReturnType<typeof timesAt>

/** What a list tells each of its facilities. */
export const timesAt = ({ of, hasFailed, watch }: ReturnType<typeof useClinicTimes>, { id }: LocalisedFacility) => ({
  availability: of(id),
  hasFailed: hasFailed(id),
  watch,
})

/** One facility of the list, with its next free times. It is rendered again only when its own data changes: a list has many. */
export const FoundClinic = memo(function FoundClinic(props: FoundClinicProps) {
  const { clinic, criteria, known, isEager = false, ...times } = props
  const { speciality_slugs: all } = clinic
  // The chosen specialities come first.
  const specialities = new Set([...criteria.specialities.filter((slug) => all.includes(slug)), ...all])
  return (
    <FacilityCard
      facility={clinic}
      specialities={[...specialities].map((slug) => known.nameOf('specialities', slug))}
      insurers={clinic.insurances.flatMap((slug) => insurerName(known, slug) || [])}
      times={clinic.doctors > 0 ? <ClinicTimes facility={clinic} {...times} /> : null}
      isEager={isEager}
    />
  )
})
