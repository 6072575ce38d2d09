import { useIntl } from '#src/i18n/use-intl.ts'
import { Stack, Text } from '#src/ui/layout.tsx'
import { PendingRow } from './pending-row.tsx'
import { messages } from './pending.messages.ts'
import { usePending } from './use-pending.ts'
import * as css from './pending.css.ts'

/** All that the patient has changed and that waits on this device: what it is, since when, how it stands and what can be done. */
export function PendingList() {
  const intl = useIntl()
  const { changes, outbox, lookAgain } = usePending()
  if (!changes) return null
  return (
    <section aria-labelledby={headingId}>
      <Stack gap={3}>
        <h2 id={headingId} tabIndex={-1}>
          {intl.formatMessage(messages.heading)}
        </h2>
        <div role="status">
          <Text as="p" tone="quiet">
            {intl.formatMessage(changes.length > 0 ? messages.lead : messages.allSent)}
          </Text>
        </div>
        {changes.length > 0 ? (
          <ul className={css.list}>
            {changes.map((change) => (
              <PendingRow
                key={change.id}
                {...{ change, outbox }}
                onDone={() => {
                  lookAgain()
                  document.getElementById(headingId)?.focus()
                }}
              />
            ))}
          </ul>
        ) : null}
      </Stack>
    </section>
  )
}

const headingId = 'pending-changes'
