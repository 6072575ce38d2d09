import { useIntl } from '#src/i18n/use-intl.ts'
import { Button } from '#src/ui/button.tsx'
import { PressNotice } from '#src/ui/form/press-notice.tsx'
import { Note } from '#src/ui/note.tsx'
import { useSettings } from '#console/settings/settings-context.ts'
import { focusMain } from '#console/shell/focus-main.ts'
import { messages } from './entries.messages.ts'
import type { ContentEntry } from './read-entries.ts'
import { emptied, useStage, type Staged } from './use-stage.ts'

/** Takes an entry out of the draft, or puts back what patients see of it. */
export function EntryRemoval({ entry }: { entry: ContentEntry }) {
  const intl = useIntl()
  const { draft, mayEdit } = useSettings()
  const isRemoved = entry.fields.size === 0
  const restored = (): Staged[] =>
    draft.changes
      .filter(({ pointer }) => pointer.startsWith(`${entry.at}/`))
      .map(({ pointer, held, published }) => ({ pointer, held: published, expected: held }))
  const { isBusy, press, refusal } = useStage(() => (isRemoved ? restored() : emptied(entry.fields)), {
    // The button gives way to another.
    onDone: focusMain,
  })
  if (!mayEdit && !isRemoved) return null
  const button = mayEdit ? (
    <Button tone="secondary" busy={isBusy} onClick={() => void press()}>
      {intl.formatMessage(isRemoved ? messages.putBack : messages.remove)}
    </Button>
  ) : null
  return (
    <>
      <PressNotice refusal={refusal} />
      {isRemoved ? (
        <Note kind="warning" actions={button}>
          {intl.formatMessage(messages.removed)}
        </Note>
      ) : (
        <div>{button}</div>
      )}
    </>
  )
}
