import { type DoctorCriteria, writeCriteria } from '#src/features/search/doctors/criteria.ts'
import { PractitionerCardSkeleton } from '#src/features/practitioner-card/practitioner-card-skeleton.tsx'
import { mapIn } from '#src/features/map/map-address.ts'
import { ListBody } from '#src/features/search/list/list-body.tsx'
import { ListFailed } from '#src/features/search/list/list-failed.tsx'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useLinks } from '#src/routes/links.ts'
import type { PlainSearch } from '#src/routes/search.ts'
import { FoundDoctor, timesOf } from './found-doctor.tsx'
import { NoDoctors } from './lazy-parts.ts'
import { messages } from './results.messages.ts'
import type { useResults } from './use-results.ts'

export type FoundDoctorsProps = {
  criteria: DoctorCriteria
  /** The query of the address that this list is of. */
  search: PlainSearch
  found: ReturnType<typeof useResults>
}

/** The doctors of the list, or why there are none. */
export function FoundDoctors({ criteria, search, found }: FoundDoctorsProps) {
  const intl = useIntl()
  const links = useLinks()
  return (
    <ListBody
      found={found}
      addressOf={(page) =>
        links.results({ ...writeCriteria(criteria), ...(page > 1 ? { page: String(page) } : {}), ...mapIn(search) })
      }
      failed={(error) => (
        <ListFailed
          error={error}
          onRetry={found.retry}
          everything={{ label: intl.formatMessage(messages.allDoctors), href: links.results() }}
        />
      )}
      empty={<NoDoctors criteria={criteria} />}
      loading={{ label: intl.formatMessage(messages.searching), box: <PractitionerCardSkeleton /> }}
      more={(count) => intl.formatMessage(messages.showMore, { count })}
    >
      {found.items.map((doctor) => (
        <li key={doctor.id}>
          <FoundDoctor doctor={doctor} {...timesOf(found, doctor)} />
        </li>
      ))}
    </ListBody>
  )
}
