import { useState } from 'react'
import { type DoctorCriteria, readCriteria, writeCriteria } from '#src/features/search/doctors/criteria.ts'
import { chosenValues, withChoice, withoutFilters } from '#src/features/search/doctors/filter-choices.ts'
import { mapIn } from '#src/features/map/map-address.ts'
import { MapChip } from '#src/features/map/map-chip.tsx'
import { useMapSwitch } from '#src/features/map/use-map-switch.ts'
import { readPage } from '#src/features/search/list/address-words.ts'
import { ChosenChips } from '#src/features/search/list/chosen-chips.tsx'
import { ListColumns } from '#src/features/search/list/list-columns.tsx'
import { useKeepFocus } from '#src/features/search/list/use-keep-focus.ts'
import { useWanted } from '#src/features/search/list/use-wanted.ts'
import { WiderNotice } from '#src/features/search/list/wider-notice.tsx'
import { useRememberInsurance } from '#src/features/insurance-preference/use-remember-insurance.ts'
import { useApp } from '#src/context/app-context.ts'
import { RelatedLinks } from '#src/features/related-links/related-links.tsx'
import { besideList } from '#src/features/related-links/related-query.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { positionOf } from '#src/queries/position.ts'
import { useGo } from '#src/routes/go.ts'
import { useLinks } from '#src/routes/links.ts'
import { usePage } from '#src/routes/use-page.ts'
import { Wrap } from '#src/ui/layout.tsx'
import { canonicalOf } from './canonical.ts'
import { DoctorFilterSheet } from './doctor-filter-sheet.tsx'
import { DoctorsMap } from './doctors-map.tsx'
import { Filters } from './filters.tsx'
import { FoundDoctors } from './found-doctors.tsx'
import { headingOf } from './heading.ts'
import { InsurerPlans } from './insurer-plans.tsx'
import { nameCriteria } from './name-criteria.ts'
import { QuickFilters } from './quick-filters.tsx'
import { ResultsBar } from './results-bar.tsx'
import { ResultsSearch } from './results-search.tsx'
import { messages } from './results.messages.ts'
import { SortSelect } from './sort-select.tsx'
import { useFilterCounts } from './use-filter-counts.ts'
import { Names, useKnown } from './use-names.ts'
import { useResults } from './use-results.ts'
import * as css from './results.css.ts'

/** Doctors (R22 to R28): what was searched, how many, the filters and the list. The address holds it all. */
export function DoctorResultsPage() {
  const app = useApp()
  const intl = useIntl()
  const links = useLinks()
  const go = useGo()
  const keepFocus = useKeepFocus()
  const { params, search } = usePage()
  const criteria = readCriteria(params, search)
  useRememberInsurance(criteria.insurances, criteria.plans)
  const found = useResults(criteria, readPage(search))
  const counts = useFilterCounts(criteria)
  const known = useKnown(criteria.facility)
  const named = nameCriteria(criteria, known)
  const { isOpen: isMapOpen } = useMapSwitch()
  const [isSheetOpen, setSheetOpen] = useState(false)
  const [isSearchOpen, setSearchOpen] = useState(false)

  const [wanted, want] = useWanted(criteria)

  const apply = (next: DoctorCriteria, ...focusOn: string[]) => {
    setSheetOpen(false)
    want(next)
    if (focusOn.length > 0) keepFocus(...focusOn)
    go(links.results({ ...writeCriteria(next), ...mapIn(search) }), { replace: true, resetScroll: false })
  }

  const chosen = chosenValues(criteria)
  const chips =
    chosen.length > 0 ? (
      <ChosenChips
        chosen={chosen}
        nameOf={known.nameOf}
        onRemove={({ facet, value }, focusOn) => apply(withChoice(wanted, facet, value), ...focusOn)}
        onClear={(focusOn) => apply(withoutFilters(wanted), ...focusOn)}
      />
    ) : null
  const isNothing = found.error !== null || found.total === 0
  // None of what was asked for, where the list holds who is around it.
  const count = found.isWider ? 0 : found.total
  const { message, words } = headingOf(criteria, named)
  const wider =
    named.city && !criteria.isNear
      ? intl.formatMessage(messages.widerTitle, { city: named.city })
      : intl.formatMessage(messages.widerTitleNear)

  return (
    <Names value={known}>
      <ResultsBar
        criteria={criteria}
        named={named}
        isSearchOpen={isSearchOpen}
        onSearch={() => setSearchOpen(!isSearchOpen)}
      />
      <Wrap width="results">
        <div className={css.page}>
          <div className={isSearchOpen ? `${css.search} ${css.searchOpen}` : css.search}>
            <ResultsSearch key={JSON.stringify(criteria)} criteria={criteria} named={named} />
          </div>
          <ListColumns
            filters={<Filters id="side" criteria={wanted} counts={counts} onChange={apply} />}
            filterCount={chosen.length}
            onFilters={() => setSheetOpen(true)}
            heading={
              count === undefined
                ? intl.formatMessage(messages.searching)
                : intl.formatMessage(message, { ...words, count })
            }
            tools={
              <>
                <MapChip />
                <SortSelect criteria={wanted} position={positionOf(app)} onChange={apply} />
              </>
            }
            chosen={chips}
            offered={<QuickFilters criteria={criteria} onChange={apply} />}
            map={isNothing ? null : <DoctorsMap criteria={criteria} found={found} />}
            isMapOpen={isMapOpen && !isNothing}
            notice={found.isWider && found.items.length > 0 ? <WiderNotice title={wider} /> : null}
          >
            <InsurerPlans criteria={criteria} known={known} />
            <FoundDoctors criteria={criteria} found={found} />
            <RelatedLinks place={besideList(app, criteria, canonicalOf(criteria, links))} cityName={named.city} />
          </ListColumns>
        </div>
      </Wrap>
      {isSheetOpen ? (
        <DoctorFilterSheet criteria={criteria} onApply={apply} onClose={() => setSheetOpen(false)} />
      ) : null}
    </Names>
  )
}
