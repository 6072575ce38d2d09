import { memo, useDeferredValue, useMemo } from 'react'
import { useApp } from '#src/context/app-context.ts'
import { useRememberInsurance } from '#src/features/insurance-preference/use-remember-insurance.ts'
import { ListMap } from '#src/features/map/list-map.tsx'
import { LateRelatedLinks } from '#src/features/related-links/late-related-links.ts'
import { besideList } from '#src/features/related-links/related-query.ts'
import { readCriteria } from '#src/features/search/doctors/criteria.ts'
import { readPage } from '#src/features/search/list/address-words.ts'
import { useFocusAfterList } from '#src/features/search/list/use-focus-after-list.ts'
import { WiderNotice } from '#src/features/search/list/wider-notice.tsx'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useLinks } from '#src/routes/links.ts'
import { usePage } from '#src/routes/use-page.ts'
import { canonicalOf } from './canonical.ts'
import { FoundDoctors } from './found-doctors.tsx'
import { headingOf } from './heading.ts'
import { InsurerPlans } from './insurer-plans.tsx'
import { loadDoctorsMap } from './lazy-parts.ts'
import { nameCriteria } from './name-criteria.ts'
import { ResultsFrame } from './results-frame.tsx'
import { messages } from './results.messages.ts'
import { Names, useKnown } from './use-names.ts'
import { useResults } from './use-results.ts'

/** Doctors (R22 to R28): heading, number, filters and the list. The address has the whole state. */
export function DoctorResultsPage() {
  // A press is shown at once; the list of another address follows in time slices.
  return <DoctorResults page={useDeferredValue(usePage())} />
}

const DoctorResults = memo(function DoctorResults({ page }: { page: ReturnType<typeof usePage> }) {
  const app = useApp()
  const intl = useIntl()
  const links = useLinks()
  const { params, search } = page
  const criteria = useMemo(() => readCriteria(params, search), [params, search])
  useRememberInsurance(criteria.insurances, criteria.plans)
  const found = useResults(criteria, readPage(search))
  useFocusAfterList(page, found)
  const known = useKnown(criteria.facility)
  const named = useMemo(() => nameCriteria(criteria, known), [criteria, known])
  const isNothing = found.error !== null || found.total === 0
  // Hits around the place do not count.
  const count = found.isWider ? 0 : found.total
  const { message, words } = headingOf(criteria, named)
  const wider =
    named.city && !criteria.isNear
      ? intl.formatMessage(messages.widerTitle, { city: named.city })
      : intl.formatMessage(messages.widerTitleNear)
  return (
    <Names value={known}>
      <ResultsFrame
        criteria={criteria}
        named={named}
        heading={
          count === undefined
            ? intl.formatMessage(messages.searching)
            : intl.formatMessage(message, { ...words, count })
        }
        map={isNothing ? null : <ListMap load={loadDoctorsMap} {...{ criteria, found }} />}
        notice={found.isWider && found.items.length > 0 ? <WiderNotice title={wider} /> : null}
      >
        <InsurerPlans criteria={criteria} known={known} />
        <FoundDoctors criteria={criteria} search={search} found={found} />
        <LateRelatedLinks place={besideList(app, criteria, canonicalOf(criteria, links))} cityName={named.city} />
      </ResultsFrame>
    </Names>
  )
})
