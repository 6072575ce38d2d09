import type { LocalisedFacility } from '#src/api/search/localised.ts'
import { ClinicTimes } from '#src/features/clinic-times/clinic-times.tsx'
import { useClinicTimes } from '#src/features/clinic-times/use-clinic-times.ts'
import { FacilityCard, FacilityCardSkeleton } from '#src/features/facility-card/facility-card.tsx'
import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useGo } from '#src/routes/go.ts'
import { useLinks } from '#src/routes/links.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { Text } from '#src/ui/layout.tsx'
import { Loading } from '#src/ui/skeleton.tsx'
import { messages } from './clinic-search.messages.ts'
import { type ClinicCriteria, writeClinicCriteria } from './criteria.ts'
import { insurerName } from './name-clinics.ts'
import type { FoundClinics, useKnownClinics } from './use-clinics.ts'
import * as css from './clinic-search.css.ts'

/** The facilities that were found. */
export function ClinicList({
  clinics,
  criteria,
  known,
}: {
  clinics: readonly LocalisedFacility[]
  criteria: ClinicCriteria
  known: ReturnType<typeof useKnownClinics>
}) {
  const times = useClinicTimes(
    clinics.map(({ id }) => id),
    criteria.specialities,
  )
  /** What was asked for comes first of what is treated. */
  const specialitiesOf = ({ speciality_slugs: all }: LocalisedFacility) =>
    [...criteria.specialities.filter((slug) => all.includes(slug)), ...all].filter(
      (slug, index, slugs) => slugs.indexOf(slug) === index,
    )
  return (
    <ul className={css.list}>
      {clinics.map((clinic, index) => (
        <li key={clinic.objectID}>
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
            isEager={index < 2}
          />
        </li>
      ))}
    </ul>
  )
}

/** The boxes where they will stand. */
export function ClinicListSkeleton() {
  const intl = useIntl()
  return (
    <Loading label={intl.formatMessage(messages.searching)}>
      <div className={css.list}>
        {[0, 1, 2, 3].map((index) => (
          <FacilityCardSkeleton key={index} />
        ))}
      </div>
    </Loading>
  )
}

/** Which of the list is shown, and the next page as a link, which adds to the list where scripts run. */
export function ClinicListFoot({
  criteria,
  page,
  found,
}: {
  criteria: ClinicCriteria
  page: number
  found: FoundClinics
}) {
  const intl = useIntl()
  const links = useLinks()
  const format = useFormat()
  const go = useGo()
  const { total = 0, firstPage, pageSize, clinics, hasMore } = found
  const from = (firstPage - 1) * pageSize
  const shown = from + clinics.length
  const next = links.clinics({ ...writeClinicCriteria(criteria), page: String(page + 1) })
  return (
    <div className={css.foot}>
      <Text tone="quiet" numbers>
        {intl.formatMessage(messages.range, {
          from: format.number(from + 1),
          to: format.number(shown),
          total: format.number(total),
        })}
      </Text>
      {hasMore ? (
        <LinkButton
          tone="secondary"
          href={next}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey) return
            event.preventDefault()
            go(next, { replace: true, resetScroll: false })
          }}
        >
          {intl.formatMessage(messages.showMore, { count: Math.min(pageSize, total - shown) })}
        </LinkButton>
      ) : null}
    </div>
  )
}
