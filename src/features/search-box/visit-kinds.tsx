import { House, Stethoscope, Video } from 'lucide-react'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Icon } from '#src/ui/icon.tsx'
import { messages } from './search-box.messages.ts'
import * as css from './search-box.css.ts'

/** Three chips above the search that say what kind of visit is wanted. Radio buttons, so that they work before any script does. */
export function VisitKinds() {
  const intl = useIntl()
  return (
    <fieldset className={css.kinds} aria-label={intl.formatMessage(messages.kind)}>
      {kinds.map(({ value, icon, label }) => (
        <label key={label.id} className={css.kind}>
          <input className={css.kindInput} type="radio" name="visit" value={value} defaultChecked={value === ''} />
          <Icon of={icon} />
          {intl.formatMessage(label)}
        </label>
      ))}
    </fieldset>
  )
}

/** Nearly every doctor is seen in person, so that choice narrows nothing. */
const kinds = [
  { value: '', icon: Stethoscope, label: messages.clinic },
  { value: 'telemedicine', icon: Video, label: messages.telemedicine },
  { value: 'homecare', icon: House, label: messages.homecare },
]
