import type { LocalisedFacility } from '#src/api/search/localised.ts'
import { ClinicTimes } from '#src/features/clinic-times/clinic-times.tsx'
import { useClinicTimes } from '#src/features/clinic-times/use-clinic-times.ts'
import { FacilityCard, FacilityCardSkeleton } from '#src/features/facility-card/facility-card.tsx'
import { ListMap } from '#src/features/map/list-map.tsx'
import { ListBody } from '#src/features/search-list/list-body.tsx'
import { ListFailed } from '#src/features/search-list/list-failed.tsx'
import { NothingFound } from '#src/features/search-list/nothing-found.tsx'
import { messages as lists } from '#src/features/search-list/search-list.messages.ts'
import type { FoundPages } from '#src/features/search-list/use-pages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useLinks } from '#src/routes/links.ts'
import { messages } from './clinic-search.messages.ts'
import {
  chosenClinicValues,
  type ClinicCriteria,
  noClinicCriteria,
  withoutClinicFilters,
  writeClinicCriteria,
} from './criteria.ts'
import { insurerName } from './name-clinics.ts'
import type { useKnownClinics } from './use-clinics.ts'

export type FoundClinicsProps = {
  criteria: ClinicCriteria
  found: FoundPages<LocalisedFacility>
  known: ReturnType<typeof useKnownClinics>
}

/** The facilities that were found, or why there are none. */
export function FoundClinics({ criteria, found, known }: FoundClinicsProps) {
  const intl = useIntl()
  const links = useLinks()
  const times = useClinicTimes(
    found.items.map(({ id }) => id),
    criteria.specialities,
  )
  /** What was asked for comes first of what is treated. */
  const specialitiesOf = ({ speciality_slugs: all }: LocalisedFacility) => [
    ...new Set([...criteria.specialities.filter((slug) => all.includes(slug)), ...all]),
  ]
  const cardOf = (clinic: LocalisedFacility, isEager = false) => (
    <FacilityCard
      facility={clinic}
      specialities={specialitiesOf(clinic).map((slug) => known.nameOf('specialities', slug))}
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
  return (
    <ListBody
      found={found}
      addressOf={(page) =>
        links.clinics({ ...writeClinicCriteria(criteria), ...(page > 1 ? { page: String(page) } : {}) })
      }
      failed={(error) => (
        <ListFailed
          error={error}
          onRetry={found.retry}
          everything={{ label: intl.formatMessage(messages.all), href: links.clinics() }}
        />
      )}
      empty={<NoClinics criteria={criteria} />}
      loading={{ label: intl.formatMessage(messages.searching), box: <FacilityCardSkeleton /> }}
      more={(count) => intl.formatMessage(messages.showMore, { count })}
      map={
        <ListMap
          label={intl.formatMessage(messages.map)}
          places={found.items.map(({ id, lang_name: label, _geoloc }) => ({ id, label, ..._geoloc }))}
          renderCard={(id) => {
            const clinic = found.items.find((one) => one.id === id)
            return clinic ? cardOf(clinic) : null
          }}
        />
      }
    >
      {found.items.map((clinic, index) => (
        <li key={clinic.objectID}>{cardOf(clinic, index < 2)}</li>
      ))}
    </ListBody>
  )
}

function NoClinics({ criteria }: Pick<FoundClinicsProps, 'criteria'>) {
  const intl = useIntl()
  const links = useLinks()
  const hasFilters = chosenClinicValues(criteria).length > 0
  const ways = [
    ...(criteria.city ? [{ label: lists.everywhere, to: { ...criteria, city: '', isNear: false } }] : []),
    ...(hasFilters && criteria.query ? [{ label: lists.withoutFilters, to: withoutClinicFilters(criteria) }] : []),
    { label: messages.all, to: noClinicCriteria },
  ]
  return (
    <NothingFound
      title={intl.formatMessage(messages.emptyTitle)}
      isQueryAlone={criteria.query !== '' && !hasFilters}
      ways={ways.map(({ label, to }) => ({
        label: intl.formatMessage(label),
        href: links.clinics(writeClinicCriteria(to)),
      }))}
    />
  )
}
