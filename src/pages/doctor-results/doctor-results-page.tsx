import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { type DoctorCriteria, readCriteria, readPage, writeCriteria } from '#src/features/doctor-search/criteria.ts'
import { SearchBox } from '#src/features/search-box/search-box.tsx'
import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useGo } from '#src/routes/go.ts'
import { useLinks } from '#src/routes/links.ts'
import { usePage } from '#src/routes/use-page.ts'
import { LinkButton, TextButton, TextLink } from '#src/ui/button.tsx'
import { Chips } from '#src/ui/chip.tsx'
import { Inline, Text, Wrap } from '#src/ui/layout.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { ChosenFilters } from './chosen-filters.tsx'
import { chosenValues, withoutFilters } from './filter-choices.ts'
import { FilterSheet } from './filter-sheet.tsx'
import { Filters } from './filters.tsx'
import { headingOf, type Named } from './heading.ts'
import { nameCriteria } from './name-criteria.ts'
import { ResultsBar } from './results-bar.tsx'
import { ResultsList, ResultsListSkeleton } from './results-list.tsx'
import { ListFailed, NothingFound } from './results-states.tsx'
import { messages } from './results.messages.ts'
import { Names, useKnown } from './use-names.ts'
import { useCounts, useResults } from './use-results.ts'
import * as css from './results.css.ts'

/** Doctors (R22 to R28): what was searched, how many, the filters and the list. The address holds it all. */
export function DoctorResultsPage() {
  const intl = useIntl()
  const links = useLinks()
  const go = useGo()
  const keepFocus = useKeepFocus()
  const { params, search } = usePage()
  const criteria = readCriteria(params, search)
  const page = readPage(search)
  const results = useResults(criteria, page)
  const { counts } = useCounts(criteria)
  const known = useKnown()
  const named = nameCriteria(criteria, { ...known, doctors: results.doctors })
  const [isSheetOpen, setSheetOpen] = useState(false)
  const [isSearchOpen, setSearchOpen] = useState(false)
  const hasFilters = chosenValues(criteria).length > 0

  const apply = (next: DoctorCriteria, focusOn?: string) => {
    setSheetOpen(false)
    if (focusOn) keepFocus(focusOn)
    go(links.results(writeCriteria(next)), { replace: true, resetScroll: false })
  }

  return (
    <Names value={known}>
      <ResultsBar
        criteria={criteria}
        named={named}
        isSearchOpen={isSearchOpen}
        onSearch={() => setSearchOpen(!isSearchOpen)}
        onFilters={() => setSheetOpen(true)}
        onChange={apply}
      />
      <Wrap width="results">
        <div className={css.page}>
          <div className={isSearchOpen ? `${css.search} ${css.searchOpen}` : css.search}>
            <ResultsSearch key={JSON.stringify(criteria)} criteria={criteria} named={named} />
          </div>
          <div className={css.columns}>
            <aside className={css.side} aria-label={intl.formatMessage(messages.filters)}>
              <Filters id="side" criteria={criteria} counts={counts} onChange={apply} />
            </aside>
            <section className={css.main} aria-labelledby="results">
              <Heading criteria={criteria} named={named} total={results.total} />
              <div className={css.under}>
                {hasFilters ? (
                  <div className={css.chosen}>
                    <Chips flow>
                      <ChosenFilters criteria={criteria} onChange={apply} />
                      <TextButton onClick={() => apply(withoutFilters(criteria))}>
                        {intl.formatMessage(messages.clear)}
                      </TextButton>
                    </Chips>
                  </div>
                ) : null}
              </div>
              {results.firstPage > 1 ? (
                <TextLink href={links.results(writeCriteria(criteria))}>
                  {intl.formatMessage(messages.fromStart)}
                </TextLink>
              ) : null}
              {results.error ? (
                <ListFailed error={results.error} onRetry={results.retry} />
              ) : results.total === 0 ? (
                <NothingFound criteria={criteria} />
              ) : (
                <>
                  <ResultsList doctors={results.doctors} free={results.free} />
                  {results.isPending ? (
                    <ResultsListSkeleton />
                  ) : (
                    <Foot criteria={criteria} page={page} results={results} />
                  )}
                </>
              )}
            </section>
          </div>
        </div>
      </Wrap>
      {isSheetOpen ? <FilterSheet criteria={criteria} onApply={apply} onClose={() => setSheetOpen(false)} /> : null}
    </Names>
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

function Heading({ criteria, named, total }: { criteria: DoctorCriteria; named: Named; total: number | undefined }) {
  const intl = useIntl()
  const { message, words } = headingOf(criteria, named)
  const heading =
    total === undefined
      ? intl.formatMessage(messages.searching)
      : intl.formatMessage(message, { ...words, count: total })
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

/** The search above the list. Another city keeps the filters; other words begin anew. */
function ResultsSearch({ criteria, named }: { criteria: DoctorCriteria; named: Named }) {
  const links = useLinks()
  const [city, setCity] = useState(criteria.city)
  const typed = criteria.query || (named.speciality?.speciality ?? '')
  return (
    <SearchBox
      isFlat
      query={typed}
      city={city}
      onCityChange={setCity}
      isNear={criteria.isNear}
      addressFor={({ query = '', ...asked }) =>
        links.results(
          query === typed ? writeCriteria({ ...criteria, city, isNear: asked['near'] === '1' }) : { query, ...asked },
        )
      }
    />
  )
}

function Foot({
  criteria,
  page,
  results,
}: {
  criteria: DoctorCriteria
  page: number
  results: ReturnType<typeof useResults>
}) {
  const intl = useIntl()
  const links = useLinks()
  const format = useFormat()
  const go = useGo()
  const { total = 0, firstPage, pageSize, doctors } = results
  const from = (firstPage - 1) * pageSize
  const shown = from + doctors.length
  const next = links.results({ ...writeCriteria(criteria), page: String(page + 1) })
  return (
    <div className={css.foot}>
      <Text tone="quiet" numbers>
        {intl.formatMessage(messages.range, {
          from: format.number(from + 1),
          to: format.number(shown),
          total: format.number(total),
        })}
      </Text>
      {results.hasMore ? (
        <Inline>
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
        </Inline>
      ) : null}
    </div>
  )
}
