import { onlineManager, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useApp } from '#src/context/app-context.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Button } from '#src/ui/button.tsx'
import { SheetQuestion } from '#src/ui/sheet-question.tsx'
import { messages } from './own.messages.ts'
import { countUnsent } from './unsent-query.ts'

type Props = { unsent: number; onLeave: () => void; onStay: () => void }

/** Asks before a sign-out what becomes of the changes that are not sent yet: sent now, deleted, or the patient stays. */
export function LeaveQuestion({ unsent, onLeave, onStay }: Props) {
  const intl = useIntl()
  const app = useApp()
  const [attempt, setAttempt] = useState(0)
  const refuse = () => setAttempt((count) => count + 1)
  const sending = useMutation({
    mutationFn: async () => {
      const { pageOutbox } = await import('#src/outbox/page-outbox.ts')
      await pageOutbox(app.tenant, app.apis).drain()
      return countUnsent(app)
    },
    networkMode: 'always',
    onSuccess: (left) => (left === 0 ? onLeave() : refuse()),
    onError: refuse,
  })
  const text = onlineManager.isOnline() ? messages.leaveUnsent : messages.leaveOffline
  return (
    <SheetQuestion
      title={intl.formatMessage(messages.leaveTitle)}
      act={{ label: intl.formatMessage(messages.leaveDiscard), onPress: onLeave }}
      keep={intl.formatMessage(messages.leaveStay)}
      onKeep={onStay}
      refusal={attempt > 0 && !sending.isPending ? { text: intl.formatMessage(text), attempt } : undefined}
      instead={
        <Button size="bar" block busy={sending.isPending} onClick={() => sending.mutate()}>
          {intl.formatMessage(messages.leaveSend)}
        </Button>
      }
    >
      <p>{intl.formatMessage(messages.leaveWhat, { count: unsent })}</p>
    </SheetQuestion>
  )
}
