import { ArrowLeft, ChevronDown, MapPin, Search } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import { useApp } from '#src/app/context.ts'
import { NearMeButton } from '#src/features/near-me/near-me-button.tsx'
import { useIntl } from '#src/i18n/use-intl.ts'
import { citiesQuery } from '#src/queries/directory.ts'
import { specialitiesQuery, suggestQuery } from '#src/queries/search.ts'
import { useGo } from '#src/routes/go.ts'
import { useLinks } from '#src/routes/links.ts'
import { Button, IconButton } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { messages } from './search-box.messages.ts'
import { SuggestionList } from './suggestion-list.tsx'
import { groupSuggestions, popularSuggestions } from './suggestions.ts'
import { useCombobox } from './use-combobox.ts'
import { useSettled } from './use-settled.ts'
import { useSuggestionLink } from './use-suggestion-link.ts'
import * as css from './search-box.css.ts'

export type SearchBoxProps = {
  query?: string
  /** Slug of the chosen city; empty for the whole country. */
  city: string
  onCityChange: (city: string) => void
  /** Whether the page lists the nearest first already. */
  isNear?: boolean
  /** Inside the form, above the box: what else the search is sent with. */
  above?: ReactNode
  /** Where a search leads; to the doctors of the typed words and the city unless told otherwise. */
  addressFor?: (asked: Record<string, string>) => string
  /** Lies flat in the page instead of floating over a coloured ground. */
  isFlat?: boolean
}

/** The search: what and where, with suggestions as one types. Without scripts it is a form that asks for the list of doctors (R22). */
export function SearchBox({
  query = '',
  city,
  onCityChange,
  isNear: wasNear = false,
  above,
  addressFor,
  isFlat = false,
}: SearchBoxProps) {
  const intl = useIntl()
  const links = useLinks()
  const go = useGo()
  const id = useId()
  const { typed, setTyped, groups, isSettled, hasFailed } = useSuggestions(query, city)
  const suggestions = groups.flatMap((group) => group.suggestions)
  const [isNear, setNear] = useState(wasNear)
  const linkTo = useSuggestionLink(city, isNear)
  const input = useRef<HTMLInputElement>(null)
  const combobox = useCombobox({
    id,
    optionCount: suggestions.length,
    onChoose: (index) => go(linkTo(suggestions[index]!)),
  })

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    input.current?.blur()
    combobox.close()
    go((addressFor ?? links.results)(searchOf(event.currentTarget)))
  }

  return (
    <search>
      <form action={links.results({})} method="get" onSubmit={onSubmit}>
        {above}
        <div
          className={[css.box, isFlat && css.flat, combobox.isOpen && css.open].filter(Boolean).join(' ')}
          {...combobox.boxProps}
        >
          <div className={css.field}>
            <span className={css.back}>
              <IconButton icon={ArrowLeft} flip label={intl.formatMessage(messages.back)} onClick={combobox.close} />
            </span>
            <span className={css.fieldIcon}>
              <Icon of={Search} />
            </span>
            <div className={css.words}>
              <label className={css.label} htmlFor={`${id}-what`}>
                {intl.formatMessage(messages.what)}
              </label>
              <input
                {...combobox.inputProps}
                ref={input}
                id={`${id}-what`}
                className={css.input}
                type="search"
                name="query"
                enterKeyHint="search"
                maxLength={120}
                placeholder={intl.formatMessage(messages.whatHint)}
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
              />
            </div>
          </div>
          <CityField
            id={`${id}-where`}
            city={city}
            isNear={isNear}
            onChange={(next, near = false) => {
              setNear(near)
              onCityChange(next)
            }}
          />
          <div className={css.submit}>
            <Button type="submit" tone="primary" size="large">
              {intl.formatMessage(messages.find)}
            </Button>
          </div>
          {combobox.isOpen ? (
            <SuggestionList
              id={id}
              groups={groups}
              typed={typed}
              hasFailed={hasFailed}
              isSettled={isSettled}
              linkTo={linkTo}
              combobox={combobox}
            />
          ) : null}
        </div>
        <VisuallyHidden>
          <span role="status">
            {combobox.isOpen && isSettled ? intl.formatMessage(messages.count, { count: suggestions.length }) : ''}
          </span>
        </VisuallyHidden>
      </form>
    </search>
  )
}

type CityFieldProps = {
  id: string
  city: string
  isNear: boolean
  onChange: (city: string, isNear?: boolean) => void
}

function CityField({ id, city, isNear, onChange }: CityFieldProps) {
  const intl = useIntl()
  const { data: cities = [] } = useQuery(citiesQuery(useApp()))
  return (
    <div className={css.where}>
      <span className={css.fieldIcon}>
        <Icon of={MapPin} />
      </span>
      <div className={css.words}>
        <label className={css.label} htmlFor={id}>
          {intl.formatMessage(messages.where)}
        </label>
        <select
          id={id}
          name="city"
          className={css.select}
          value={city}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="">{intl.formatMessage(messages.anywhere)}</option>
          {cities.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <span className={css.chevron}>
        <Icon of={ChevronDown} size="small" />
      </span>
      {isNear ? <input type="hidden" name="near" value="1" /> : null}
      <NearMeButton
        cities={cities}
        isOn={isNear}
        onChange={(found) => (found ? onChange(found.slug, true) : onChange(city))}
      />
    </div>
  )
}

/** What is typed, and what it may mean once typing pauses; before two letters, the specialities asked for most. */
function useSuggestions(query: string, city: string) {
  const app = useApp()
  const [typed, setTyped] = useState(query)
  const asked = useSettled(typed.trim(), pause)
  // What the page was opened with has its answer on the page: only new words are asked about.
  const isNew = typed !== query
  const isAsking = isNew && asked.length >= leastLetters
  const { data: specialities = [] } = useQuery(specialitiesQuery(app))
  const { data, isPlaceholderData, isError } = useQuery({ ...suggestQuery(app, asked, city), enabled: isAsking })
  const hasTyped = isNew && typed.trim().length >= leastLetters
  return {
    typed,
    setTyped,
    groups: !hasTyped
      ? popularSuggestions(specialities)
      : data
        ? groupSuggestions(data, app.locale.language === 'ar')
        : [],
    isSettled: !hasTyped || isError || (data !== undefined && !isPlaceholderData && asked === typed.trim()),
    hasFailed: hasTyped && isError,
  }
}

/** Typing counts as paused after this many milliseconds. */
const pause = 120
const leastLetters = 2

function searchOf(form: HTMLFormElement): Record<string, string> {
  const fields = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && value.trim() ? [[name, value.trim()]] : [],
  )
  return Object.fromEntries(fields) as Record<string, string>
}
