import { useRouter } from '@tanstack/react-router'
import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { Breadcrumb } from '#src/features/breadcrumb/breadcrumb.tsx'
import { readPage } from '#src/features/doctor-search/criteria.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useGo } from '#src/routes/go.ts'
import { useLinks } from '#src/routes/links.ts'
import { usePage } from '#src/routes/use-page.ts'
import { TextLink } from '#src/ui/button.tsx'
import { Chip, Chips } from '#src/ui/chip.tsx'
import { Wrap } from '#src/ui/layout.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { ClinicChips } from './clinic-chips.tsx'
import { clinicCrumbs } from './clinic-crumbs.ts'
import { ClinicFilterSheet } from './clinic-filter-sheet.tsx'
import { ClinicFilters } from './clinic-filters.tsx'
import { ClinicList, ClinicListFoot, ClinicListSkeleton } from './clinic-list.tsx'
import { ClinicSearchForm } from './clinic-search-form.tsx'
import { messages } from './clinic-search.messages.ts'
import { ClinicsFailed, NoClinics, WiderNotice } from './clinic-states.tsx'
import { chosenClinicValues, type ClinicCriteria, readClinicCriteria, writeClinicCriteria } from './criteria.ts'
import { clinicHeading, type NamedClinics } from './heading.ts'
import { nameClinics } from './name-clinics.ts'
import { type FoundClinics, useClinicCounts, useClinics, useKnownClinics } from './use-clinics.ts'
import * as css from './clinic-search.css.ts'

/** Clinics and hospitals (R16, R18, R19, R20): what was searched, how many, the filters and the list. The address holds it all. */
export function ClinicSearch() {
  const intl = useIntl()
  const links = useLinks()
  const go = useGo()
  const keepFocus = useKeepFocus()
  const { params, search } = usePage()
  const criteria = readClinicCriteria(params, search)
  const page = readPage(search)
  const found = useClinics(criteria, page)
  const { counts } = useClinicCounts(criteria)
  const known = useKnownClinics()
  const named = nameClinics(criteria, known)
  const [isSheetOpen, setSheetOpen] = useState(false)
  const chosen = chosenClinicValues(criteria)

  const apply = (next: ClinicCriteria, focusOn?: string) => {
    setSheetOpen(false)
    if (focusOn) keepFocus(focusOn)
    go(links.clinics(writeClinicCriteria(next)), { replace: true, resetScroll: false })
  }

  return (
    <>
      <Wrap width="results">
        <div className={css.page}>
          <Breadcrumb crumbs={clinicCrumbs(criteria, named, { intl, links })} />
          <ClinicSearchForm key={JSON.stringify(criteria)} criteria={criteria} known={known} onChange={apply} />
          <div className={css.bar}>
            <Chips>
              <Chip
                icon={SlidersHorizontal}
                onClick={() => setSheetOpen(true)}
                {...(chosen.length > 0 ? { count: chosen.length } : {})}
              >
                {intl.formatMessage(messages.filters)}
              </Chip>
              <ClinicChips criteria={criteria} known={known} onChange={apply} />
            </Chips>
          </div>
          <div className={css.columns}>
            <aside className={css.side} aria-label={intl.formatMessage(messages.filters)}>
              <ClinicFilters id="side" criteria={criteria} counts={counts} known={known} onChange={apply} />
            </aside>
            <section className={css.main} aria-labelledby="results">
              <div className={css.under}>
                <Heading criteria={criteria} named={named} found={found} />
                {chosen.length > 0 ? (
                  <div className={css.chosen}>
                    <Chips flow>
                      <ClinicChips criteria={criteria} known={known} onChange={apply} />
                    </Chips>
                  </div>
                ) : null}
                {found.isWider && found.clinics.length > 0 ? (
                  <WiderNotice city={named.city} isNear={criteria.isNear} />
                ) : null}
              </div>
              {found.firstPage > 1 ? (
                <TextLink href={links.clinics(writeClinicCriteria(criteria))}>
                  {intl.formatMessage(messages.fromStart)}
                </TextLink>
              ) : null}
              <Found criteria={criteria} page={page} found={found} known={known} />
            </section>
          </div>
        </div>
      </Wrap>
      {isSheetOpen ? (
        <ClinicFilterSheet criteria={criteria} known={known} onApply={apply} onClose={() => setSheetOpen(false)} />
      ) : null}
    </>
  )
}

type FoundProps = {
  criteria: ClinicCriteria
  page: number
  found: FoundClinics
  known: ReturnType<typeof useKnownClinics>
}

function Found({ criteria, page, found, known }: FoundProps) {
  if (found.error) return <ClinicsFailed error={found.error} onRetry={found.retry} />
  if (found.total === 0) return <NoClinics criteria={criteria} />
  return (
    <>
      <ClinicList clinics={found.clinics} criteria={criteria} known={known} />
      {found.isPending ? <ClinicListSkeleton /> : <ClinicListFoot criteria={criteria} page={page} found={found} />}
    </>
  )
}

/** How many of what was asked for: none, where the list holds what is around it. */
function Heading({ criteria, named, found }: { criteria: ClinicCriteria; named: NamedClinics; found: FoundClinics }) {
  const intl = useIntl()
  const count = found.isWider ? 0 : found.total
  const heading =
    count === undefined ? intl.formatMessage(messages.searching) : clinicHeading(intl, criteria, named, count)
  return (
    <>
      <h1 id="results" className={css.heading}>
        {heading}
      </h1>
      <VisuallyHidden>
        <span role="status">{heading}</span>
      </VisuallyHidden>
    </>
  )
}

/** Another address may be another view of the same page: the control of this id has the focus again once it is drawn. */
function useKeepFocus() {
  const router = useRouter()
  return (id: string) => {
    const stop = router.subscribe('onRendered', () => {
      stop()
      // After the shell, which puts the focus at the top of a new address.
      setTimeout(() => document.getElementById(id)?.focus({ preventScroll: true }))
    })
  }
}
