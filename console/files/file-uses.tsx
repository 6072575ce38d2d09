import { useIntl } from '#src/i18n/use-intl.ts'
import { FieldLink } from '../settings/field-link.tsx'
import * as css from './files.css.ts'
import { messages } from './files.messages.ts'

/** Fields that are shown at once; more are behind their number. */
const most = 3

/** Where a file is used, with a link to each field. */
export function FileUses({ used, isGone }: { used: readonly string[]; isGone: boolean }) {
  const intl = useIntl()
  if (used.length === 0) return <p className={css.note}>{intl.formatMessage(messages.unused)}</p>
  const list = (
    <ul className={css.uses}>
      {used.map((pointer) => (
        <li key={pointer}>
          <FieldLink pointer={pointer} />
        </li>
      ))}
    </ul>
  )
  const title = intl.formatMessage(isGone ? messages.stillUsed : messages.used, { count: used.length })
  if (used.length > most)
    return (
      <details className={css.note}>
        <summary className={css.summary}>{title}</summary>
        {list}
      </details>
    )
  return (
    <div className={css.note}>
      {title}
      {list}
    </div>
  )
}
