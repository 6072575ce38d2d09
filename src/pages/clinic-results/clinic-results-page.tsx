import { useState } from 'react'
import { useApp } from '#src/context/app-context.ts'
import { Breadcrumb } from '#src/features/breadcrumb/breadcrumb.tsx'
import { useClinicTimes } from '#src/features/clinic-times/use-clinic-times.ts'
import { useRememberInsurance } from '#src/features/insurance-preference/use-remember-insurance.ts'
import { mapIn } from '#src/features/map/map-address.ts'
import { MapChip } from '#src/features/map/map-chip.tsx'
import { useMapSwitch } from '#src/features/map/use-map-switch.ts'
import { readPage } from '#src/features/search/list/address-words.ts'
import { ChosenChips } from '#src/features/search/list/chosen-chips.tsx'
import { ListColumns } from '#src/features/search/list/list-columns.tsx'
import { useKeepFocus } from '#src/features/search/list/use-keep-focus.ts'
import { useWanted } from '#src/features/search/list/use-wanted.ts'
import { usePages } from '#src/features/search/list/use-pages.ts'
import { WiderNotice } from '#src/features/search/list/wider-notice.tsx'
import { RelatedLinks } from '#src/features/related-links/related-links.tsx'
import { besideList } from '#src/features/related-links/related-query.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useGo } from '#src/routes/go.ts'
import { useLinks } from '#src/routes/links.ts'
import { usePage } from '#src/routes/use-page.ts'
import { Wrap } from '#src/ui/layout.tsx'
import { clinicCrumbs } from './clinic-crumbs.ts'
import { ClinicFilterSheet } from './clinic-filter-sheet.tsx'
import { ClinicFilters } from './clinic-filters.tsx'
import { ClinicSearchForm } from './clinic-search-form.tsx'
import { messages } from './clinic-results.messages.ts'
import { ClinicsMap } from './clinics-map.tsx'
import { clinicsQuery } from './clinics-query.ts'
import {
  chosenClinicValues,
  type ClinicCriteria,
  readClinicCriteria,
  withClinicChoice,
  withoutClinicFilters,
  writeClinicCriteria,
} from '#src/features/search/clinics/criteria.ts'
import { FoundClinics } from './found-clinics.tsx'
import { clinicHeading } from './heading.ts'
import { nameClinics } from './name-clinics.ts'
import { useClinicCounts, useKnownClinics } from './use-clinics.ts'
import * as css from './clinic-results.css.ts'

/** Clinics and hospitals (R16, R18, R19, R20): what was searched, how many, the filters and the list. The address holds it all. */
export function ClinicResultsPage() {
  const app = useApp()
  const intl = useIntl()
  const links = useLinks()
  const go = useGo()
  const keepFocus = useKeepFocus()
  const { params, search } = usePage()
  const criteria = readClinicCriteria(params, search)
  useRememberInsurance(criteria.insurances)
  const found = usePages((page) => clinicsQuery(app, criteria, page), readPage(search))
  const { counts } = useClinicCounts(criteria)
  const known = useKnownClinics()
  const named = nameClinics(criteria, known)
  const times = useClinicTimes(
    found.items.map(({ id }) => id),
    criteria.specialities,
  )
  const { isOpen: isMapOpen } = useMapSwitch()
  const [isSheetOpen, setSheetOpen] = useState(false)

  const [wanted, want] = useWanted(criteria)

  const apply = (next: ClinicCriteria, ...focusOn: string[]) => {
    setSheetOpen(false)
    want(next)
    if (focusOn.length > 0) keepFocus(...focusOn)
    go(links.clinics({ ...writeClinicCriteria(next), ...mapIn(search) }), { replace: true, resetScroll: false })
  }

  const chosen = chosenClinicValues(criteria)
  const chips =
    chosen.length > 0 ? (
      <ChosenChips
        chosen={chosen}
        nameOf={known.nameOf}
        onRemove={({ facet, value }, focusOn) => apply(withClinicChoice(wanted, facet, value), ...focusOn)}
        onClear={(focusOn) => apply(withoutClinicFilters(wanted), ...focusOn)}
      />
    ) : null
  const shown = { criteria, found, known, times }
  const isNothing = found.error !== null || found.total === 0
  // None of what was asked for, where the list holds what is around it.
  const count = found.isWider ? 0 : found.total
  const wider =
    named.city && !criteria.isNear
      ? intl.formatMessage(messages.widerTitle, { city: named.city })
      : intl.formatMessage(messages.widerTitleNear)

  return (
    <>
      <Wrap width="results">
        <div className={css.page}>
          <Breadcrumb crumbs={clinicCrumbs(criteria, named, { intl, links })} />
          <ClinicSearchForm key={JSON.stringify(criteria)} criteria={criteria} known={known} onChange={apply} />
          <ListColumns
            filters={<ClinicFilters id="side" criteria={wanted} counts={counts} known={known} onChange={apply} />}
            filterCount={chosen.length}
            onFilters={() => setSheetOpen(true)}
            tools={<MapChip />}
            heading={
              count === undefined ? intl.formatMessage(messages.searching) : clinicHeading(intl, criteria, named, count)
            }
            chosen={chips}
            map={isNothing ? null : <ClinicsMap criteria={criteria} found={found} known={known} />}
            isMapOpen={isMapOpen && !isNothing}
            notice={found.isWider && found.items.length > 0 ? <WiderNotice title={wider} /> : null}
          >
            <FoundClinics {...shown} />
            <RelatedLinks place={besideList(app, criteria)} cityName={named.city} />
          </ListColumns>
        </div>
      </Wrap>
      {isSheetOpen ? (
        <ClinicFilterSheet criteria={criteria} known={known} onApply={apply} onClose={() => setSheetOpen(false)} />
      ) : null}
    </>
  )
}
