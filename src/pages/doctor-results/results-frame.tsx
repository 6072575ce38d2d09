import { type ReactNode, useMemo, useState } from 'react'
import { useApp } from '#src/context/app-context.ts'
import { mapIn } from '#src/features/map/map-address.ts'
import { MapChip } from '#src/features/map/map-chip.tsx'
import { useMapSwitch } from '#src/features/map/use-map-switch.ts'
import { type DoctorCriteria, readCriteria, writeCriteria } from '#src/features/search/doctors/criteria.ts'
import { chosenValues, withChoice, withoutFilters } from '#src/features/search/doctors/filter-choices.ts'
import { ChosenChips } from '#src/features/search/list/chosen-chips.tsx'
import { ListColumns } from '#src/features/search/list/list-columns.tsx'
import { useFilterSheet } from '#src/features/search/list/use-filter-sheet.ts'
import { useKeepFocus } from '#src/features/search/list/use-keep-focus.ts'
import { useWanted } from '#src/features/search/list/use-wanted.ts'
import { positionOf } from '#src/queries/position.ts'
import { useGo } from '#src/routes/go.ts'
import { useLinks } from '#src/routes/links.ts'
import { usePage } from '#src/routes/use-page.ts'
import { Wrap } from '#src/ui/layout.tsx'
import { useLatestCallback } from '#src/ui/use-latest-callback.ts'
import type { Named } from './heading.ts'
import { loadDoctorsMap, loadFilterSheet, ResultsSearch, SideFilters } from './lazy-parts.ts'
import { QuickFilters } from './quick-filters.tsx'
import { ResultsBar } from './results-bar.tsx'
import { SortSelect } from './sort-select.tsx'
import { useNames } from './use-names.ts'
import * as css from './results.css.ts'

type ResultsFrameProps = {
  /** What the list below is about, which is what the address says or, for a moment, said. */
  criteria: DoctorCriteria
  named: Named
  heading: string
  /** Nothing where there is no list to show on a map. */
  map: ReactNode
  notice: ReactNode
  children: ReactNode
}

/**
 * What a list is controlled by, around it. What is pressed changes only this: the list, map and links are elements from above and
 * are drawn again when the address has others.
 */
export function ResultsFrame({ criteria, named, heading, map, notice, children }: ResultsFrameProps) {
  const app = useApp()
  const links = useLinks()
  const go = useGo()
  const keepFocus = useKeepFocus()
  const { nameOf } = useNames()
  const { params, search } = usePage()
  const [wanted, want] = useWanted(useMemo(() => readCriteria(params, search), [params, search]))
  const { isOpen: isMapOpen } = useMapSwitch()
  const sheet = useFilterSheet(loadFilterSheet)
  const [isSearchOpen, setSearchOpen] = useState(false)

  const apply = (next: DoctorCriteria, ...focusOn: string[]) => {
    sheet.close()
    want(next)
    if (focusOn.length > 0) keepFocus(...focusOn)
    go(links.results({ ...writeCriteria(next), ...mapIn(search) }), { replace: true, resetScroll: false })
  }

  const applyInSide = useLatestCallback(apply)

  const chosen = chosenValues(wanted)
  const chips =
    chosen.length > 0 ? (
      <ChosenChips
        chosen={chosen}
        nameOf={nameOf}
        onRemove={({ facet, value }, focusOn) => apply(withChoice(wanted, facet, value), ...focusOn)}
        onClear={(focusOn) => apply(withoutFilters(wanted), ...focusOn)}
      />
    ) : null

  return (
    <>
      <ResultsBar
        criteria={criteria}
        named={named}
        isSearchOpen={isSearchOpen}
        onSearch={() => setSearchOpen(!isSearchOpen)}
      />
      <Wrap width="results">
        <div className={css.page}>
          <div className={isSearchOpen ? `${css.search} ${css.searchOpen}` : css.search}>
            <ResultsSearch criteria={criteria} named={named} />
          </div>
          <ListColumns
            filters={<SideFilters {...{ wanted, criteria }} onChange={applyInSide} />}
            filterCount={chosen.length}
            filterSheet={sheet}
            heading={heading}
            tools={
              <>
                <MapChip prepare={loadDoctorsMap} />
                <SortSelect criteria={wanted} position={positionOf(app)} onChange={apply} />
              </>
            }
            chosen={chips}
            offered={<QuickFilters criteria={wanted} onChange={apply} />}
            map={map}
            isMapOpen={isMapOpen && map !== null}
            notice={notice}
          >
            {children}
          </ListColumns>
        </div>
      </Wrap>
      {sheet.Sheet ? <sheet.Sheet criteria={wanted} onApply={apply} onClose={sheet.close} /> : null}
    </>
  )
}
