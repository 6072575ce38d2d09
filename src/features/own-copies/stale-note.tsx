import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Button } from '#src/ui/button.tsx'
import { Note } from '#src/ui/note.tsx'
import { messages } from '#src/features/own-pages/own.messages.ts'

/** That something was saved elsewhere since a form was typed into: `labels` are of the fields on which both differ. */
export type Stale = { labels: readonly string[]; keep: (which: 'saved' | 'typed') => void }

/** Says what was saved elsewhere meanwhile, and lets the patient decide where both differ. Nothing is overwritten before. */
export function StaleNote({ stale }: { stale: Stale | undefined }) {
  const intl = useIntl()
  const format = useFormat()
  if (!stale) return null
  const { labels, keep } = stale
  if (labels.length === 0)
    return (
      <Note role="status" title={intl.formatMessage(messages.stale)}>
        {intl.formatMessage(messages.staleMerged)}
      </Note>
    )
  return (
    <Note
      kind="warning"
      role="alert"
      title={intl.formatMessage(messages.stale)}
      actions={
        <>
          <Button size="small" onClick={() => keep('saved')}>
            {intl.formatMessage(messages.keepSaved)}
          </Button>
          <Button size="small" tone="secondary" onClick={() => keep('typed')}>
            {intl.formatMessage(messages.keepTyped)}
          </Button>
        </>
      }
    >
      {intl.formatMessage(messages.staleFields, { fields: format.list(labels) })}
    </Note>
  )
}
