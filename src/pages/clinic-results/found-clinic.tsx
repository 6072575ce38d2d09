import type { LocalisedFacility } from '#src/api/search/localised.ts'
import { ClinicTimes } from '#src/features/clinic-times/clinic-times.tsx'
import type { useClinicTimes } from '#src/features/clinic-times/use-clinic-times.ts'
import { FacilityCard } from '#src/features/facility-card/facility-card.tsx'
import type { ClinicCriteria } from '#src/features/search/clinics/criteria.ts'
import { insurerName } from './name-clinics.ts'
import type { useKnownClinics } from './use-clinics.ts'

export type FoundClinicProps = {
  clinic: LocalisedFacility
  criteria: ClinicCriteria
  known: ReturnType<typeof useKnownClinics>
  times: ReturnType<typeof useClinicTimes>
  isEager?: boolean
}

/** One of the facilities that were found, with its next free times. */
export function FoundClinic({ clinic, criteria, known, times, isEager = false }: FoundClinicProps) {
  const { speciality_slugs: all } = clinic
  // What was asked for comes first of what is treated.
  const specialities = new Set([...criteria.specialities.filter((slug) => all.includes(slug)), ...all])
  return (
    <FacilityCard
      facility={clinic}
      specialities={[...specialities].map((slug) => known.nameOf('specialities', slug))}
      insurers={clinic.insurances.flatMap((slug) => insurerName(known, slug) || [])}
      times={
        clinic.doctors > 0 ? (
          <ClinicTimes
            facility={clinic}
            availability={times.of(clinic.id)}
            hasFailed={times.hasFailed(clinic.id)}
            watch={times.watch}
          />
        ) : null
      }
      isEager={isEager}
    />
  )
}
