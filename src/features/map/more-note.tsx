import { useIntl } from '#src/i18n/use-intl.ts'
import { messages } from './parts/map.messages.ts'
import * as css from './parts/map.css.ts'

/** Says that zooming in shows more. */
export function MoreNote({ missing }: { missing: number }) {
  const intl = useIntl()
  return missing > 0 ? (
    <p className={css.note} role="status">
      {intl.formatMessage(messages.some, { count: missing })}
    </p>
  ) : null
}
