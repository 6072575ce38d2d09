import { type ReactNode, useMemo } from 'react'
import { Breadcrumb } from '#src/features/breadcrumb/breadcrumb.tsx'
import { mapIn } from '#src/features/map/map-address.ts'
import { MapChip } from '#src/features/map/map-chip.tsx'
import { useMapSwitch } from '#src/features/map/use-map-switch.ts'
import {
  chosenClinicValues,
  type ClinicCriteria,
  readClinicCriteria,
  withClinicChoice,
  withoutClinicFilters,
  writeClinicCriteria,
} from '#src/features/search/clinics/criteria.ts'
import { ChosenChips } from '#src/features/search/list/chosen-chips.tsx'
import { ListColumns } from '#src/features/search/list/list-columns.tsx'
import { useFilterSheet } from '#src/features/search/list/use-filter-sheet.ts'
import { useKeepFocus } from '#src/features/search/list/use-keep-focus.ts'
import { useWanted } from '#src/features/search/list/use-wanted.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useGo } from '#src/routes/go.ts'
import { useLinks } from '#src/routes/links.ts'
import { usePage } from '#src/routes/use-page.ts'
import { Wrap } from '#src/ui/layout.tsx'
import { useLatestCallback } from '#src/ui/use-latest-callback.ts'
import { clinicCrumbs } from './clinic-crumbs.ts'
import { ClinicSearchForm } from './clinic-search-form.tsx'
import { loadClinicsMap, loadFilterSheet, SideFilters } from './lazy-parts.ts'
import type { nameClinics } from './name-clinics.ts'
import type { useKnownClinics } from './use-known-clinics.ts'
import * as css from './clinic-results.css.ts'

type ClinicsFrameProps = {
  /** What the list below is about, which is what the address says or, for a moment, said. */
  criteria: ClinicCriteria
  named: ReturnType<typeof nameClinics>
  known: ReturnType<typeof useKnownClinics>
  heading: string
  /** Nothing where there is no list to show on a map. */
  map: ReactNode
  notice: ReactNode
  children: ReactNode
}

/**
 * What a list of facilities is controlled by, around it. What is pressed changes only this: the list and map are elements from above
 * and are drawn again when the address has others.
 */
export function ClinicsFrame({ criteria, named, known, heading, map, notice, children }: ClinicsFrameProps) {
  const intl = useIntl()
  const links = useLinks()
  const go = useGo()
  const keepFocus = useKeepFocus()
  const { params, search } = usePage()
  const [wanted, want] = useWanted(useMemo(() => readClinicCriteria(params, search), [params, search]))
  const { isOpen: isMapOpen } = useMapSwitch()
  const sheet = useFilterSheet(loadFilterSheet)

  const apply = (next: ClinicCriteria, ...focusOn: string[]) => {
    sheet.close()
    want(next)
    if (focusOn.length > 0) keepFocus(...focusOn)
    go(links.clinics({ ...writeClinicCriteria(next), ...mapIn(search) }), { replace: true, resetScroll: false })
  }

  const applyInSide = useLatestCallback(apply)

  const chosen = chosenClinicValues(wanted)
  const chips =
    chosen.length > 0 ? (
      <ChosenChips
        chosen={chosen}
        nameOf={known.nameOf}
        onRemove={({ facet, value }, focusOn) => apply(withClinicChoice(wanted, facet, value), ...focusOn)}
        onClear={(focusOn) => apply(withoutClinicFilters(wanted), ...focusOn)}
      />
    ) : null

  return (
    <>
      <Wrap width="results">
        <div className={css.page}>
          <Breadcrumb crumbs={clinicCrumbs(criteria, named, { intl, links })} />
          <ClinicSearchForm key={wanted.query} criteria={wanted} known={known} onChange={apply} />
          <ListColumns
            filters={<SideFilters {...{ wanted, criteria, known }} onChange={applyInSide} />}
            filterCount={chosen.length}
            filterSheet={sheet}
            tools={<MapChip prepare={loadClinicsMap} />}
            heading={heading}
            chosen={chips}
            map={map}
            isMapOpen={isMapOpen && map !== null}
            notice={notice}
          >
            {children}
          </ListColumns>
        </div>
      </Wrap>
      {sheet.Sheet ? <sheet.Sheet criteria={wanted} known={known} onApply={apply} onClose={sheet.close} /> : null}
    </>
  )
}
