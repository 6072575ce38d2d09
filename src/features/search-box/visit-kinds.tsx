import { useEffect, useRef, useState } from 'react'
import { House, Stethoscope, Video } from 'lucide-react'
import type { ConsultationType } from '#contract/directory'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Icon } from '#src/ui/icon.tsx'
import { messages } from './search-box.messages.ts'
import * as css from './parts/search-box.css.ts'

export type VisitKindsProps = { visit: '' | ConsultationType; onChange: (visit: '' | ConsultationType) => void }

/** Chips above the search for the consultation type. Radio buttons, so that they work before any script does. */
export function VisitKinds({ visit, onChange }: VisitKindsProps) {
  const intl = useIntl()
  const fieldset = useRef<HTMLFieldSetElement>(null)
  const choose = useRef(onChange)
  // The press is shown at once: its effect may take a moment, and the radio button would be reset meanwhile.
  const [pressed, setPressed] = useState(visit)
  const [known, setKnown] = useState(visit)
  if (visit !== known) {
    setKnown(visit)
    setPressed(visit)
  }
  useEffect(() => {
    // The patient may have chosen before hydration.
    const chosen = fieldset.current?.querySelector<HTMLInputElement>('input:checked')?.value
    const kind = kinds.find(({ value }) => value === chosen)
    if (kind?.value) choose.current(kind.value)
  }, [])
  return (
    <fieldset ref={fieldset} className={css.kinds} aria-label={intl.formatMessage(messages.kind)}>
      {kinds.map(({ value, icon, label }) => (
        <label key={label.id} className={css.kind}>
          <input
            className={css.kindInput}
            type="radio"
            name="visit"
            value={value}
            checked={value === pressed}
            onChange={() => {
              setPressed(value)
              onChange(value)
            }}
          />
          {icon ? <Icon of={icon} /> : null}
          {intl.formatMessage(label)}
        </label>
      ))}
    </fieldset>
  )
}

const kinds = [
  { value: '', icon: undefined, label: messages.anyKind },
  { value: 'clinic', icon: Stethoscope, label: messages.clinic },
  { value: 'telemedicine', icon: Video, label: messages.telemedicine },
  { value: 'homecare', icon: House, label: messages.homecare },
] as const
