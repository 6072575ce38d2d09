import type { DraftChange } from '#contract/console/drafts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Button } from '#src/ui/button.tsx'
import { PressNotice } from '#src/ui/form/press-notice.tsx'
import { useWords } from '#console/draft/use-words.ts'
import { usePress } from '#console/form/use-press.ts'
import { useProblemText } from '#console/form/use-problem-text.ts'
import { focusField } from '../focus-field.ts'
import { refusedFinding } from '../issues/refused-finding.tsx'
import * as css from './form.css.ts'
import { messages } from './form.messages.ts'
import type { useSaving } from './use-saving.ts'

type Props = {
  label: string
  change: DraftChange | undefined
  saving: ReturnType<typeof useSaving>
  mayEdit: boolean
}

/** Below a field: whether what is typed is stored, or whose change it has and taking it back. */
export function FieldState({ label, change, saving, mayEdit }: Props) {
  const intl = useIntl()
  const { who, when } = useWords()
  const textOf = useProblemText()
  const undo = usePress({
    act: async () => {
      if (!change) return
      // The button goes with the press.
      focusField(change.pointer)
      await saving.undo(change)
    },
  })
  const { isSaving, isTyped, failure, save } = saving
  return (
    <>
      <div className={css.state} role="status">
        {isSaving ? <span className={css.note}>{intl.formatMessage(messages.saving)}</span> : null}
        {isTyped && !isSaving && failure === undefined ? (
          <span className={css.note}>{intl.formatMessage(messages.unsaved)}</span>
        ) : null}
        {change && !isTyped && !isSaving ? (
          <span className={css.note}>
            {intl.formatMessage(messages.changed, { who: who(change.author), ...when(change.at) })}
          </span>
        ) : null}
      </div>
      {change && mayEdit && !isTyped && !isSaving ? (
        <div>
          <PressNotice refusal={undo.refusal} />
          <Button
            tone="secondary"
            size="small"
            busy={undo.isBusy}
            aria-label={intl.formatMessage(messages.undoNamed, { label })}
            onClick={() => void undo.press()}
          >
            {intl.formatMessage(messages.undo)}
          </Button>
        </div>
      ) : null}
      {failure === undefined ? null : (
        <div>
          <PressNotice refusal={{ text: refusedFinding(failure) ?? textOf(failure), attempt: 1 }} />
          <Button tone="secondary" size="small" busy={isSaving} onClick={() => void save()}>
            {intl.formatMessage(messages.save)}
          </Button>
        </div>
      )}
    </>
  )
}
