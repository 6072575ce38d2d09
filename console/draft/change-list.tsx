import type { DraftChange } from '#contract/console/drafts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Text } from '#src/ui/layout.tsx'
import * as css from './draft.css.ts'
import { messages } from './draft.messages.ts'
import { useWords } from './use-words.ts'

/** Every change before it is published: where, from what to what, by whom and when. */
export function ChangeList({ changes }: { changes: readonly DraftChange[] }) {
  const intl = useIntl()
  const { field, value, who, when } = useWords()
  return (
    <details>
      <summary className={css.summary}>{intl.formatMessage(messages.changes)}</summary>
      <ul className={css.list}>
        {changes.map(({ pointer, held, published, author, at }) => (
          <li key={pointer} className={css.change}>
            <p>
              {intl.formatMessage(messages.row, {
                field: field(pointer),
                before: value(published, pointer),
                after: value(held, pointer),
              })}
            </p>
            <Text as="p" size="1" tone="quiet" numbers>
              {intl.formatMessage(messages.who, { who: who(author), ...when(at) })}
            </Text>
          </li>
        ))}
      </ul>
    </details>
  )
}
