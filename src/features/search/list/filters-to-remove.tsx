import { useQuery } from '@tanstack/react-query'
import type { SearchIndex } from '#contract/search'
import type { Question } from '#src/api/search-api.ts'
import { useApp } from '#src/context/app-context.ts'
import { OwnScript } from '#src/features/own-script.tsx'
import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { countsQuery } from '#src/queries/search.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { messages } from './nothing-found.messages.ts'
import * as css from './parts/list.css.ts'

/** A chosen filter: its visible names, the list without it, and the query for the number of its hits. */
export type RemovableFilter = { names: readonly string[]; href: string; question: Question }

export type FiltersToRemoveProps = {
  index: SearchIndex
  filters: readonly RemovableFilter[]
  /** The number of hits changes with the clock. */
  isOfTheMoment?: boolean
}

/**
 * Shown where nothing was found: which one filter to remove, and how many hits there are then; those with most hits, in
 * descending order.
 */
export function FiltersToRemove({ index, filters, isOfTheMoment = false }: FiltersToRemoveProps) {
  const intl = useIntl()
  const format = useFormat()
  const { data } = useQuery(countsQuery(useApp(), index, filters, isOfTheMoment))
  const useful = filters
    .map((filter, position) => ({ ...filter, count: data?.[position]?.nbHits ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
    .slice(0, most)
  if (useful.length === 0) return null
  return (
    <section className={css.filtersToRemove}>
      <h3>{intl.formatMessage(messages.letGo)}</h3>
      <ul className={css.filtersToRemoveList}>
        {useful.map(({ names, href, count }) => (
          <li key={href}>
            <LinkButton tone="quiet" href={href}>
              <span>
                {intl.formatRich(messages.without, { name: <OwnScript>{format.list(names)}</OwnScript>, count })}
              </span>
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  )
}

const most = 3
