import { Search } from 'lucide-react'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useApp } from '#src/context/app-context.ts'
import { NearMeButton } from '#src/features/near-me/near-me-button.tsx'
import { listHeading } from '#src/features/search/list/chosen-chips.tsx'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useLinks } from '#src/routes/links.ts'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { messages } from './clinic-results.messages.ts'
import { type ClinicCriteria, writeClinicCriteria } from '#src/features/search/clinics/criteria.ts'
import type { useKnownClinics } from './use-known-clinics.ts'
import * as css from './clinic-results.css.ts'

type ClinicSearchFormProps = {
  criteria: ClinicCriteria
  known: ReturnType<typeof useKnownClinics>
  /** `focusOn`: what has the focus afterwards, since another address begins at its top. */
  onChange: (criteria: ClinicCriteria, focusOn: string) => void
}

/** The search words, and "near me". Without scripts it is a form that opens the same list with other words. */
export function ClinicSearchForm({ criteria, known, onChange }: ClinicSearchFormProps) {
  const app = useApp()
  const intl = useIntl()
  const links = useLinks()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(criteria.query)
  const { facilityTitle, query: _, ...kept } = writeClinicCriteria(criteria)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    input.current?.blur()
    onChange({ ...criteria, query: typed.trim() }, listHeading)
  }
  return (
    <search>
      <form
        action={links.clinics(facilityTitle ? { facilityTitle } : {}).replace(/\?.*/, '')}
        method="get"
        onSubmit={onSubmit}
        className={css.form}
      >
        <div className={css.field}>
          <span className={css.fieldIcon}>
            <Icon of={Search} />
          </span>
          <div className={css.words}>
            <label className={css.label} htmlFor={id}>
              {intl.formatMessage(messages.search)}
            </label>
            <input
              ref={input}
              id={id}
              className={css.input}
              type="search"
              name="query"
              enterKeyHint="search"
              maxLength={120}
              placeholder={intl.formatMessage(messages.searchHint)}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          </div>
        </div>
        {Object.entries({ ...kept, ...(app.keyInUrl ? { key: app.tenant } : {}) }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className={css.formEnd}>
          <NearMeButton
            id="near-me"
            cities={known.cities}
            isOn={criteria.isNear}
            onChange={(city) =>
              onChange({ ...criteria, city: city?.slug ?? criteria.city, isNear: city !== undefined }, 'near-me')
            }
          />
          <Button type="submit" tone="primary">
            {intl.formatMessage(messages.find)}
          </Button>
        </div>
      </form>
    </search>
  )
}
