import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { LocalisedClinic } from '#src/api/discovery-api.ts'
import type { LocalisedDoctor } from '#src/api/search/localised.ts'
import { useApp } from '#src/context/app-context.ts'
import { noCriteria } from '#src/features/search/doctors/criteria.ts'
import { toSearchParams } from '#src/features/search/doctors/to-search-params.ts'
import { OwnScript } from '#src/features/own-script.tsx'
import { PractitionerCardSkeleton } from '#src/features/practitioner-card/practitioner-card-skeleton.tsx'
import { PractitionerCard } from '#src/features/practitioner-card/practitioner-card.tsx'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useNow } from '#src/i18n/use-now.ts'
import { nextAvailabilityQuery } from '#src/queries/availability.ts'
import { doctorsQuery } from '#src/queries/search.ts'
import { useLinks } from '#src/routes/links.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { Chip, Chips } from '#src/ui/chip.tsx'
import { Loading } from '#src/ui/skeleton.tsx'
import { messages } from './clinic.messages.ts'
import { PartFailed } from './part-failed.tsx'
import { requestedTimes, hereFirst, timesHere } from './times-here.ts'
import * as css from './clinic.css.ts'

/** Doctors of a clinic, all or of one speciality, with their next free times there. */
export function ClinicDoctors({ clinic: { data: facility, doctors: best } }: { clinic: LocalisedClinic }) {
  const intl = useIntl()
  const links = useLinks()
  const [speciality, setSpeciality] = useState('')
  const found = useDoctors(facility.id, speciality, best)
  const { specialities_detail: specialities } = facility
  return (
    <section id="doctors" className={css.doctors} aria-labelledby="doctors-title">
      <h2 id="doctors-title">{intl.formatMessage(messages.doctors)}</h2>
      {specialities.length > 1 ? (
        <div className={css.chips}>
          <Chips label={intl.formatMessage(messages.bySpeciality)}>
            <Chip pressed={speciality === ''} count={best.total} onClick={() => setSpeciality('')}>
              {intl.formatMessage(messages.allSpecialities)}
            </Chip>
            {specialities.map(({ slug, name, doctors }) => (
              <Chip key={slug} pressed={speciality === slug} count={doctors} onClick={() => setSpeciality(slug)}>
                <OwnScript>{name}</OwnScript>
              </Chip>
            ))}
          </Chips>
        </div>
      ) : (
        <div className={css.chips} />
      )}
      {found.hasFailed ? (
        <PartFailed what={messages.failedDoctors} onRetry={found.retry} />
      ) : found.doctors ? (
        <DoctorList facility={facility} doctors={found.doctors.slice(0, shownAtFirst)} />
      ) : (
        <Loading label={intl.formatMessage(messages.loadingDoctors)}>
          <div className={css.list}>
            <PractitionerCardSkeleton />
            <PractitionerCardSkeleton />
          </div>
        </Loading>
      )}
      {found.doctors && found.total > Math.min(found.doctors.length, shownAtFirst) ? (
        <div className={css.after}>
          <LinkButton tone="secondary" block href={links.results({ facility: facility.id, speciality })}>
            {intl.formatMessage(messages.seeAllDoctors, { count: found.total })}
          </LinkButton>
        </div>
      ) : null}
    </section>
  )
}

/** The others are behind a link to a list with filters; this page is about the clinic. */
const shownAtFirst = 6

type Facility = LocalisedClinic['data']

/** The doctors of the page where these are all; doctors of one speciality in a larger facility come from search. */
function useDoctors(facilityId: string, speciality: string, best: LocalisedClinic['doctors']) {
  const app = useApp()
  const isWhole = best.data.length >= best.total
  const criteria = { ...noCriteria, facility: facilityId, specialities: [speciality] }
  const query = useQuery({
    ...doctorsQuery(app, toSearchParams(criteria, app.locale.country, 1)),
    enabled: speciality !== '' && !isWhole,
  })
  if (speciality === '' || isWhole) {
    const doctors = speciality ? best.data.filter(({ speciality_slug }) => speciality_slug === speciality) : best.data
    const total = speciality ? doctors.length : best.total
    return { doctors, total, hasFailed: false, retry: () => undefined }
  }
  return {
    doctors: query.data?.hits,
    total: query.data?.nbHits ?? 0,
    hasFailed: query.isError && !query.data,
    retry: () => void query.refetch(),
  }
}

function DoctorList({ facility, doctors }: { facility: Facility; doctors: readonly LocalisedDoctor[] }) {
  const app = useApp()
  const now = useNow()
  const ids = doctors.map(({ id }) => id)
  const times = useQuery({
    ...nextAvailabilityQuery(app, ids, { limit: requestedTimes }),
    enabled: now !== null && ids.length > 0,
  })
  const insurers = new Map(facility.insuranceLocal.map(({ slug, name }) => [slug, name]))
  return (
    <ul className={css.list}>
      {doctors.map((doctor) => {
        const availability = times.data?.find(({ practitioner_id }) => practitioner_id === doctor.id)
        return (
          <li key={doctor.objectID}>
            <PractitionerCard
              doctor={hereFirst(doctor, facility.id, app.locale.language)}
              insurers={doctor.insurances.flatMap((slug) => insurers.get(slug) ?? [])}
              availability={availability && timesHere(availability, facility.id)}
              hasFailed={times.isError}
              facility={facility.id}
            />
          </li>
        )
      })}
    </ul>
  )
}
