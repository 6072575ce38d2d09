import { useQueryClient } from '@tanstack/react-query'
import type { Draft } from '#contract/console/drafts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { SheetQuestion } from '#src/ui/sheet-question.tsx'
import { useToast } from '#src/ui/toast.tsx'
import { useConsole } from '../console-context.ts'
import { usePress } from '../form/use-press.ts'
import { focusMain } from '../shell/focus-main.ts'
import { messages } from './draft.messages.ts'
import { useSettled } from './use-settled.ts'

type Props = { draft: Draft; /** Whose changes they are. */ by: string; onDone: () => void }

/** Asks before everybody's changes go. */
export function DiscardQuestion({ draft, by, onDone }: Props) {
  const intl = useIntl()
  const { api } = useConsole()
  const queries = useQueryClient()
  const toast = useToast()
  const settled = useSettled()
  const { press, isBusy, refusal } = usePress({
    act: async () => {
      await settled.wait()
      try {
        await api('discardDraft', { body: { revision: settled.revisionOf(draft) } })
        onDone()
        toast(intl.formatMessage(messages.discarded))
        focusMain()
      } finally {
        await queries.invalidateQueries({ queryKey: ['draft'] })
      }
    },
    say: ({ code }) => (code === 'changed_elsewhere' ? intl.formatMessage(messages.changedMeanwhile) : undefined),
  })
  return (
    <SheetQuestion
      title={intl.formatMessage(messages.discardTitle)}
      act={{ label: intl.formatMessage(messages.discard), onPress: () => void press(), isBusy }}
      keep={intl.formatMessage(messages.keep)}
      onKeep={onDone}
      refusal={refusal}
    >
      <p>{intl.formatMessage(messages.discardLead, { count: draft.changes.length, who: by })}</p>
    </SheetQuestion>
  )
}
