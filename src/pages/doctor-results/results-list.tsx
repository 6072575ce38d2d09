import type { LocalisedDoctor } from '#src/api/search/localised.ts'
import { PractitionerCardSkeleton } from '#src/features/practitioner-card/practitioner-card-skeleton.tsx'
import { PractitionerCard } from '#src/features/practitioner-card/practitioner-card.tsx'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Loading } from '#src/ui/skeleton.tsx'
import { messages } from './results.messages.ts'
import { useNames } from './use-names.ts'
import type { useResults } from './use-results.ts'
import * as css from './results.css.ts'

/** The doctors that were found. */
export function ResultsList({
  doctors,
  free,
}: {
  doctors: readonly LocalisedDoctor[]
  free: ReturnType<typeof useResults>['free']
}) {
  const { insurerNames } = useNames()
  return (
    <ul className={css.list}>
      {doctors.map((doctor) => (
        <li key={doctor.objectID}>
          <PractitionerCard
            doctor={doctor}
            insurers={doctor.insurances.flatMap((slug) => insurerNames.get(slug) ?? [])}
            availability={free.of(doctor.id)}
            hasFailed={free.hasFailed(doctor.id)}
          />
        </li>
      ))}
    </ul>
  )
}

/** The boxes where they will stand. */
export function ResultsListSkeleton() {
  const intl = useIntl()
  return (
    <Loading label={intl.formatMessage(messages.loading)}>
      <div className={css.list}>
        {[0, 1, 2, 3].map((index) => (
          <PractitionerCardSkeleton key={index} />
        ))}
      </div>
    </Loading>
  )
}
