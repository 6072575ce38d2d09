import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { WordFilter, Words, WordsQuery } from '#contract/console/contents'
import { wordAreaNames, type WordArea } from '#contract/console/word-areas'
import { useIntl } from '#src/i18n/use-intl.ts'
import { textLink } from '#src/ui/button.css.ts'
import { Button } from '#src/ui/button.tsx'
import { Text } from '#src/ui/layout.tsx'
import { SelectField, TextField } from '#src/ui/text-field.tsx'
import { useConsole } from '#console/console-context.ts'
import { SettingsContext } from '#console/settings/settings-context.ts'
import { Loaded } from '#console/ui/loaded.tsx'
import * as css from '../content.css.ts'
import { messages as parts } from '../content.messages.ts'
import { useHashField } from '../use-hash-field.ts'
import { withFields } from '../use-content.ts'
import type { PartProps } from '../part-props.ts'
import { messages as areas } from './areas.messages.ts'
import { WordCard } from './word-card.tsx'
import { messages } from './words.messages.ts'

const filters: readonly WordFilter[] = ['all', 'changed', 'missing', 'wrong']

type Filter = { search: string; area: WordArea | undefined; show: WordFilter; page: number }

const queryOf = ({ search, area, ...rest }: Filter): WordsQuery => ({
  ...rest,
  ...(search !== '' && { search }),
  ...(area && { area }),
})

/** The words of the app, in place of which a tenant writes its own (C03): searched and listed by the server, a page at a time. */
export function WordsPage({ entry, draft, schema, mayEdit }: PartProps) {
  const intl = useIntl()
  const { api } = useConsole()
  const [filter, setFilter] = useState<Filter>({ search: '', area: undefined, show: 'all', page: 1 })
  const [typed, setTyped] = useState('')
  const put = (next: Partial<Filter>) => setFilter((before) => ({ ...before, page: 1, ...next }))
  const asked: WordsQuery = entry === undefined ? queryOf(filter) : { search: entry.slice(0, 100) }
  const words = useQuery({
    queryKey: ['words', draft.version?.number ?? 0, asked],
    queryFn: () => api('words', { query: asked }),
    placeholderData: (before) => before,
  })
  return (
    <>
      <h2>{intl.formatMessage(parts.words)}</h2>
      <Text as="p" tone="quiet">
        {intl.formatMessage(messages.lead)}
      </Text>
      {entry === undefined ? (
        <form
          role="search"
          className={css.filters}
          onSubmit={(event) => {
            event.preventDefault()
            put({ search: typed.trim() })
          }}
        >
          <TextField
            type="search"
            label={intl.formatMessage(messages.search)}
            dir="auto"
            maxLength={100}
            value={typed}
            onChange={setTyped}
          />
          <SelectField
            label={intl.formatMessage(messages.area)}
            value={filter.area ?? ''}
            onChange={(area) => put({ area: wordAreaNames.find((name) => name === area) })}
            options={[
              { value: '', label: intl.formatMessage(areas.every) },
              ...wordAreaNames.map((name: WordArea) => ({ value: name, label: intl.formatMessage(areas[name]) })),
            ]}
          />
          <SelectField
            label={intl.formatMessage(messages.show)}
            value={filter.show}
            onChange={(show) => put({ show: filters.find((name) => name === show) ?? 'all' })}
            options={filters.map((name) => ({ value: name, label: intl.formatMessage(messages[name]) }))}
          />
          <Button type="submit" tone="secondary">
            {intl.formatMessage(messages.find)}
          </Button>
        </form>
      ) : (
        <p>
          <Link to="/content/$part" params={{ part: 'words' }} className={textLink}>
            {intl.formatMessage(messages.one)}
          </Link>
        </p>
      )}
      <Loaded query={words}>
        {(found) => (
          <SettingsContext value={{ draft: withFields(draft, found.fields), schema, mayEdit }}>
            <List {...{ found, page: filter.page, entry }} onPage={(page) => setFilter({ ...filter, page })} />
          </SettingsContext>
        )}
      </Loaded>
    </>
  )
}

type ListProps = { found: Words; page: number; entry: string | undefined; onPage: (page: number) => void }

function List({ found, page, entry, onPage }: ListProps) {
  const intl = useIntl()
  useHashField()
  const { count, pages, languages } = found
  // What is in the address is one text; those whose id it begins with are found with it.
  const words = entry === undefined ? found.words : found.words.filter(({ id }) => id === entry)
  if (words.length === 0) return <p role="status">{intl.formatMessage(messages.none)}</p>
  return (
    <>
      {entry === undefined ? <p role="status">{intl.formatMessage(messages.count, { count })}</p> : null}
      <ul className={css.list}>
        {words.map((word) => (
          <WordCard key={word.id} {...{ word, languages }} />
        ))}
      </ul>
      {pages > 1 && entry === undefined ? (
        <nav aria-label={intl.formatMessage(messages.pages)} className={css.acts}>
          <Button tone="secondary" size="small" disabled={page <= 1} onClick={() => onPage(page - 1)}>
            {intl.formatMessage(messages.previous)}
          </Button>
          <Text numbers>{intl.formatMessage(messages.page, { page, pages })}</Text>
          <Button tone="secondary" size="small" disabled={page >= pages} onClick={() => onPage(page + 1)}>
            {intl.formatMessage(messages.next)}
          </Button>
        </nav>
      ) : null}
    </>
  )
}
