import { memo } from 'react'
import type { NextAvailability } from '#contract/availability'
import type { ConsultationType } from '#contract/directory'
import type { LocalisedDoctor } from '#src/api/search/localised.ts'
import { PractitionerCard } from '#src/features/practitioner-card/practitioner-card.tsx'
import { useNames } from './use-names.ts'
import type { useResults } from './use-results.ts'

type FoundDoctorProps = {
  doctor: LocalisedDoctor
  availability: NextAvailability | undefined
  hasFailed: boolean
  visit: ConsultationType | ''
}

/** What a list tells each of its doctors. */
export const timesOf = (
  { free, visit }: Pick<ReturnType<typeof useResults>, 'free' | 'visit'>,
  { id }: LocalisedDoctor,
) => ({
  availability: free.of(id),
  hasFailed: free.hasFailed(id),
  visit,
})

/** One of the doctors found, with the next free times. It is rendered again only when its own data changes: a list has many. */
export const FoundDoctor = memo(function FoundDoctor({ doctor, ...times }: FoundDoctorProps) {
  const { insurerNames } = useNames()
  return (
    <PractitionerCard
      doctor={doctor}
      insurers={doctor.insurances.flatMap((slug) => insurerNames.get(slug) ?? [])}
      {...times}
    />
  )
})
