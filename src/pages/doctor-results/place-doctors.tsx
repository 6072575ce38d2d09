import type { DoctorCriteria } from '#src/features/search/doctors/criteria.ts'
import { PractitionerCardSkeleton } from '#src/features/practitioner-card/practitioner-card-skeleton.tsx'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useLinks } from '#src/routes/links.ts'
import { TextLink } from '#src/ui/button.tsx'
import { Loading } from '#src/ui/skeleton.tsx'
import { FoundDoctor, timesOf } from './found-doctor.tsx'
import type { DoctorsPlace } from './places-of-doctors.ts'
import { messages } from './results.messages.ts'
import { useResults } from './use-results.ts'

type PlaceDoctorsProps = { place: DoctorsPlace; criteria: DoctorCriteria; found: ReturnType<typeof useResults> }

/** Cards of a chosen place before the link to all its doctors. */
const shown = 3

/** Doctors of the list at a place of the map: from the list, or loaded where the list does not have them yet. */
export function PlaceDoctors({ place: { id, doctors }, criteria, found }: PlaceDoctorsProps) {
  const first = doctors.slice(0, shown)
  const known = first.flatMap((doctor) => found.items.find((one) => one.id === doctor.id) ?? [])
  return known.length === first.length ? (
    <Cards found={{ ...found, items: known }} facility={id} count={doctors.length} />
  ) : (
    <QueriedDoctors facility={id} criteria={criteria} count={doctors.length} />
  )
}

function QueriedDoctors({ facility, criteria, count }: { facility: string; criteria: DoctorCriteria; count: number }) {
  const intl = useIntl()
  const found = useResults({ ...criteria, facility }, 1)
  return found.isPending ? (
    <Loading label={intl.formatMessage(messages.searching)}>
      <PractitionerCardSkeleton />
    </Loading>
  ) : (
    <Cards found={{ ...found, items: found.items.slice(0, shown) }} facility={facility} count={count} />
  )
}

type CardsProps = { found: ReturnType<typeof useResults>; facility: string; count: number }

function Cards({ found, facility, count }: CardsProps) {
  const intl = useIntl()
  const links = useLinks()
  return (
    <>
      {found.items.map((doctor) => (
        <FoundDoctor key={doctor.id} doctor={doctor} {...timesOf(found, doctor)} />
      ))}
      {count > found.items.length ? (
        <TextLink href={links.results({ facility })}>{intl.formatMessage(messages.mapAll, { count })}</TextLink>
      ) : null}
    </>
  )
}
