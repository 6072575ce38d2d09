import type { MessageDescriptor } from '#src/i18n/messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Button } from '#src/ui/button.tsx'
import { Note } from '#src/ui/note.tsx'
import { messages } from './clinic.messages.ts'

/** Shown in place of a part whose call failed, with a button to retry. */
export function PartFailed({ what, onRetry }: { what: MessageDescriptor; onRetry: () => void }) {
  const intl = useIntl()
  return (
    <Note
      kind="warning"
      role="alert"
      actions={
        <Button size="small" tone="secondary" onClick={onRetry}>
          {intl.formatMessage(messages.retry)}
        </Button>
      }
    >
      {intl.formatMessage(what)}
    </Note>
  )
}
