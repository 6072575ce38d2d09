import { useQueryClient } from '@tanstack/react-query'
import type { Draft, DraftChanged } from '#contract/console/drafts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Button } from '#src/ui/button.tsx'
import { PressNotice } from '#src/ui/form/press-notice.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { useToast } from '#src/ui/toast.tsx'
import { useConsole } from '../console-context.ts'
import { messages as drafts } from '../draft/draft.messages.ts'
import { useSettled } from '../draft/use-settled.ts'
import { useWords } from '../draft/use-words.ts'
import { usePress } from '../form/use-press.ts'
import { focusMain } from '../shell/focus-main.ts'
import { messages } from './history.messages.ts'

type Props = { number: number; draft: Draft; onDone: () => void }

/** Asks before a version takes the place of what is in the draft. Patients see nothing of it until it is published. */
export function BackQuestion({ number, draft, onDone }: Props) {
  const intl = useIntl()
  const { api } = useConsole()
  const queries = useQueryClient()
  const toast = useToast()
  const { field } = useWords()
  const settled = useSettled()
  const { press, isBusy, refusal } = usePress({
    act: async () => {
      await settled.wait()
      try {
        await api('goBack', { id: String(number), body: { revision: settled.revisionOf(draft) } })
        onDone()
        toast(intl.formatMessage(messages.done, { version: number }))
        focusMain()
      } finally {
        await queries.invalidateQueries({ queryKey: ['draft'] })
      }
    },
    say: ({ code, details }) => {
      if (code !== 'changed_elsewhere') return undefined
      const { conflicts = [] } = (details ?? {}) as DraftChanged
      return conflicts.length === 0
        ? intl.formatMessage(drafts.changedMeanwhile)
        : intl.formatMessage(drafts.conflicts, { fields: conflicts.map(({ pointer }) => field(pointer)).join(', ') })
    },
  })
  const count = draft.changes.length
  return (
    <Sheet
      title={intl.formatMessage(messages.backTitle, { version: number })}
      open
      onClose={onDone}
      footer={
        <Stack gap={2}>
          <PressNotice refusal={refusal} />
          <Button size="bar" block busy={isBusy} onClick={() => void press()}>
            {intl.formatMessage(messages.back)}
          </Button>
          <Button tone="secondary" size="bar" block onClick={onDone}>
            {intl.formatMessage(messages.keep)}
          </Button>
        </Stack>
      }
    >
      <p>{intl.formatMessage(count > 0 ? messages.backLead : messages.backFree, { count })}</p>
    </Sheet>
  )
}
