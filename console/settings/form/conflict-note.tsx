import { useQueryClient } from '@tanstack/react-query'
import type { Conflict, DraftChange, Held } from '#contract/console/drafts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Button } from '#src/ui/button.tsx'
import { PressNotice } from '#src/ui/form/press-notice.tsx'
import { Note } from '#src/ui/note.tsx'
import { useConsole } from '#console/console-context.ts'
import { useOwnChanges } from '#console/draft/own-changes.ts'
import { useWords } from '#console/draft/use-words.ts'
import { usePress } from '#console/form/use-press.ts'
import { focusField } from '../focus-field.ts'
import { messages } from './form.messages.ts'

type Props = {
  pointer: string
  conflict: Conflict
  mine: Held
  onMine: () => void
  onTheirs: () => void
  /** The change that a publishing has overtaken, which goes from the draft with taking theirs. */
  change: DraftChange | undefined
}

/** What somebody else did to a field meanwhile, and the choice between the two. */
export function ConflictNote({ pointer, conflict, onMine, onTheirs, change }: Props) {
  const intl = useIntl()
  const { api } = useConsole()
  const queries = useQueryClient()
  const own = useOwnChanges()
  const { who, when, value } = useWords()
  const theirs = usePress({
    act: async () => {
      const taken = async () => {
        if (change) await api('discardChange', { body: { pointer: change.pointer, expected: change.held } })
        focusField(pointer)
        onTheirs()
        await queries.invalidateQueries({ queryKey: ['draft'] })
      }
      await own.during([[pointer, conflict.stands]], taken())
    },
  })
  return (
    <>
      <Note
        kind="warning"
        role="alert"
        actions={
          <>
            <Button
              tone="secondary"
              size="small"
              onClick={() => {
                // The buttons go with the press.
                focusField(pointer)
                onMine()
              }}
            >
              {intl.formatMessage(messages.mine)}
            </Button>
            <Button tone="secondary" size="small" busy={theirs.isBusy} onClick={() => void theirs.press()}>
              {intl.formatMessage(messages.theirs)}
            </Button>
          </>
        }
      >
        {intl.formatMessage(messages.conflict, {
          who: who(conflict.author),
          ...when(conflict.at),
          value: value(conflict.stands, conflict.pointer),
        })}
      </Note>
      <PressNotice refusal={theirs.refusal} />
    </>
  )
}
