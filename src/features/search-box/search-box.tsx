import { ArrowLeft, ChevronDown, MapPin, Search } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { ConsultationType } from '#contract/directory'
import { useApp } from '#src/context/app-context.ts'
import { NearMeButton } from '#src/features/near-me/near-me-button.tsx'
import { wholeMark } from '#src/features/script-runs.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { citiesQuery } from '#src/queries/directory.ts'
import { useGo } from '#src/routes/go.ts'
import { useLinks } from '#src/routes/links.ts'
import { Button, IconButton } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { messages } from './search-box.messages.ts'
import { useCombobox } from './parts/use-combobox.ts'
import { usePopup } from './parts/use-popup.ts'
import * as css from './parts/search-box.css.ts'

export type SearchBoxProps = {
  query?: string
  /** Slug of the chosen city, empty for the whole country, and whether the nearest come first. */
  place: { city: string; isNear: boolean }
  onPlaceChange: (place: { city: string; isNear: boolean }) => void
  /** The consultation type for suggestions; any unless set. */
  visit?: '' | ConsultationType
  /** Inside the form, above the box: further fields of the search. */
  above?: ReactNode
  /** The address of a search; by default the list of doctors with the typed words and the city. */
  addressFor?: (params: Record<string, string>) => string
  /** Without the shadow of a box on a coloured background. */
  isFlat?: boolean
}

/**
 * The search: what and where, with suggestions while typing. Without scripts it is a form that opens the list of doctors (R22).
 */
export function SearchBox({
  query = '',
  place,
  onPlaceChange,
  visit = '',
  above,
  addressFor,
  isFlat = false,
}: SearchBoxProps) {
  const app = useApp()
  const intl = useIntl()
  const links = useLinks()
  const go = useGo()
  const id = useId()
  const [typed, setTyped] = useState(query)
  const [announcement, announce] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const combobox = useCombobox(id)
  const popup = usePopup(combobox.isOpen)
  const { open } = combobox
  useEffect(() => {
    // The patient may have started typing before hydration.
    if (input.current && input.current === document.activeElement) {
      setTyped(input.current.value)
      open()
    }
  }, [open])

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    input.current?.blur()
    combobox.close()
    const submitted = searchOf(event.currentTarget)
    if (typed !== query && submitted['query']) popup?.keepWords(app, submitted)
    go(addressFor ? addressFor(submitted) : links.results(submitted))
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
            {...place}
            onChange={(city, isNear = false) => onPlaceChange({ city, isNear })}
          />
          <div className={css.submit}>
            <Button type="submit" tone="primary" size="large">
              {intl.formatMessage(messages.find)}
            </Button>
          </div>
          {combobox.isOpen && popup ? (
            <popup.SuggestionPopup
              {...{ id, typed, visit, combobox, ...place }}
              isNew={typed !== query}
              onSay={announce}
            />
          ) : null}
        </div>
        <VisuallyHidden>
          <span role="status">{announcement}</span>
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
  const app = useApp()
  const { data: all = [] } = useQuery(citiesQuery(app))
  // A city without doctors is not offered, unless it is the current one.
  const cities = all.filter(({ doctors, slug }) => doctors > 0 || slug === city)
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
            <option key={slug} value={slug} {...wholeMark(name, app.locale.language)}>
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

function searchOf(form: HTMLFormElement): Record<string, string> {
  const fields = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && value.trim() ? [[name, value.trim()]] : [],
  )
  return Object.fromEntries(fields) as Record<string, string>
}
