import { memo, useDeferredValue, useMemo } from 'react'
import { useApp } from '#src/context/app-context.ts'
import { useClinicTimes } from '#src/features/clinic-times/use-clinic-times.ts'
import { useRememberInsurance } from '#src/features/insurance-preference/use-remember-insurance.ts'
import { ListMap } from '#src/features/map/list-map.tsx'
import { LateRelatedLinks } from '#src/features/related-links/late-related-links.ts'
import { besideList } from '#src/features/related-links/related-query.ts'
import { readClinicCriteria } from '#src/features/search/clinics/criteria.ts'
import { readPage } from '#src/features/search/list/address-words.ts'
import { useFocusAfterList } from '#src/features/search/list/use-focus-after-list.ts'
import { usePages } from '#src/features/search/list/use-pages.ts'
import { WiderNotice } from '#src/features/search/list/wider-notice.tsx'
import { useIntl } from '#src/i18n/use-intl.ts'
import { usePage } from '#src/routes/use-page.ts'
import { messages } from './clinic-results.messages.ts'
import { ClinicsFrame } from './clinics-frame.tsx'
import { clinicsQuery } from './clinics-query.ts'
import { FoundClinics } from './found-clinics.tsx'
import { clinicHeading } from './heading.ts'
import { loadClinicsMap } from './lazy-parts.ts'
import { nameClinics } from './name-clinics.ts'
import { useKnownClinics } from './use-known-clinics.ts'

/** Clinics and hospitals (R16, R18, R19, R20): heading, number, filters and the list. The address has the whole state. */
export function ClinicResultsPage() {
  // A press is shown at once; the list of another address follows in time slices.
  return <ClinicResults page={useDeferredValue(usePage())} />
}

const ClinicResults = memo(function ClinicResults({ page }: { page: ReturnType<typeof usePage> }) {
  const app = useApp()
  const intl = useIntl()
  const { params, search } = page
  const criteria = useMemo(() => readClinicCriteria(params, search), [params, search])
  useRememberInsurance(criteria.insurances)
  const found = usePages((number) => clinicsQuery(app, criteria, number), readPage(search))
  useFocusAfterList(page, found)
  const known = useKnownClinics()
  const named = nameClinics(criteria, known)
  const times = useClinicTimes(
    found.items.map(({ id }) => id),
    criteria.specialities,
  )
  const isNothing = found.error !== null || found.total === 0
  // Hits around the place do not count.
  const count = found.isWider ? 0 : found.total
  const wider =
    named.city && !criteria.isNear
      ? intl.formatMessage(messages.widerTitle, { city: named.city })
      : intl.formatMessage(messages.widerTitleNear)
  return (
    <ClinicsFrame
      criteria={criteria}
      named={named}
      known={known}
      heading={
        count === undefined ? intl.formatMessage(messages.searching) : clinicHeading(intl, criteria, named, count)
      }
      map={isNothing ? null : <ListMap load={loadClinicsMap} {...{ criteria, found, known }} />}
      notice={found.isWider && found.items.length > 0 ? <WiderNotice title={wider} /> : null}
    >
      <FoundClinics {...{ criteria, search, found, known, times }} />
      <LateRelatedLinks place={besideList(app, criteria)} cityName={named.city} />
    </ClinicsFrame>
  )
})
