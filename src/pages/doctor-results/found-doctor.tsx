import type { LocalisedDoctor } from '#src/api/search/localised.ts'
import { PractitionerCard } from '#src/features/practitioner-card/practitioner-card.tsx'
import { useNames } from './use-names.ts'
import type { useResults } from './use-results.ts'

type FoundDoctorProps = { doctor: LocalisedDoctor; found: Pick<ReturnType<typeof useResults>, 'free' | 'visit'> }

/** One of those who were found, with the next free times. */
export function FoundDoctor({ doctor, found: { free, visit } }: FoundDoctorProps) {
  const { insurerNames } = useNames()
  return (
    <PractitionerCard
      doctor={doctor}
      insurers={doctor.insurances.flatMap((slug) => insurerNames.get(slug) ?? [])}
      availability={free.of(doctor.id)}
      hasFailed={free.hasFailed(doctor.id)}
      visit={visit}
    />
  )
}
