import { History, X } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import { useApp } from '#src/context/app-context.ts'
import { OwnScript } from '#src/features/own-script.tsx'
import { useIntl } from '#src/i18n/use-intl.ts'
import { citiesQuery } from '#src/queries/directory.ts'
import { useLinks } from '#src/routes/links.ts'
import type { RecentSearch } from '#src/storage/recent-searches.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Text } from '#src/ui/layout.tsx'
import { Anchor } from '#src/ui/link.tsx'
import { messages } from './recent.messages.ts'
import { addressOf } from './search-address.ts'
import type { Combobox } from './use-combobox.ts'
import type { useRecentSearches } from './use-recent-searches.ts'
import * as css from './search-box.css.ts'

export type RecentGroupProps = {
  id: string
  recent: ReturnType<typeof useRecentSearches>
  combobox: Combobox
  onChoose: (search: RecentSearch) => void
}

/**
 * Recent searches, each with an option beside it that removes it, and one that removes all. These are options too, since a list
 * box may contain nothing else, and so keyboards and screen readers reach them.
 */
export function RecentGroup({ id, recent: { searches, forget, forgetAll }, combobox, onChoose }: RecentGroupProps) {
  const intl = useIntl()
  const links = useLinks()
  if (searches.length === 0) return null
  return (
    <div role="group" aria-labelledby={`${id}-recent`}>
      <div className={css.groupName} id={`${id}-recent`} role="presentation">
        {intl.formatMessage(messages.recent)}
      </div>
      {searches.map((search) => {
        const name = `recent-${search.key}`
        return (
          <div key={search.key} className={css.recent} role="presentation">
            <Anchor
              {...combobox.optionProps(name)}
              className={css.option}
              href={addressOf(search, links)}
              onClick={() => {
                onChoose(search)
                combobox.close()
              }}
            >
              <span className={css.optionIcon}>
                <Icon of={History} />
              </span>
              <span className={css.words}>
                <OwnScript>{search.text}</OwnScript>
                <Place search={search} />
              </span>
            </Anchor>
            <button
              type="button"
              {...combobox.optionProps(`forget-${search.key}`, name)}
              className={css.forget}
              aria-label={intl.formatMessage(messages.forget, { search: search.text })}
              onClick={() => forget(search)}
            >
              <Icon of={X} size="small" />
            </button>
          </div>
        )
      })}
      <button
        type="button"
        {...combobox.optionProps('forget-all')}
        className={`${css.option} ${css.forgetAll}`}
        onClick={forgetAll}
      >
        {intl.formatMessage(messages.forgetAll)}
      </button>
    </div>
  )
}

/** The place of a search. */
function Place({ search }: { search: RecentSearch }) {
  const { data: cities = [] } = useQuery(citiesQuery(useApp()))
  const slug = 'asked' in search ? search.asked['city'] : undefined
  const city = cities.find((known) => known.slug === slug)
  return city ? (
    <Text as="div" size="1" tone="quiet" lines={1}>
      <OwnScript>{city.name}</OwnScript>
    </Text>
  ) : null
}
