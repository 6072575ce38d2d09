import { useIntl } from '#src/i18n/use-intl.ts'
import { Button } from '#src/ui/button.tsx'
import { SheetQuestion } from '#src/ui/sheet-question.tsx'
import { messages } from '#src/features/own-pages/own.messages.ts'
import { useSendFirst } from '../use-send-first.ts'

type Props = { unsent: number; onLeave: () => void; onStay: () => void }

/** Asks before a sign-out what becomes of the changes that are not sent yet: sent now, deleted, or the patient stays. */
export function LeaveQuestion({ unsent, onLeave, onStay }: Props) {
  const intl = useIntl()
  const { isSending, send, refused } = useSendFirst(onLeave)
  return (
    <SheetQuestion
      title={intl.formatMessage(messages.leaveTitle)}
      act={{ label: intl.formatMessage(messages.leaveDiscard), onPress: onLeave }}
      keep={intl.formatMessage(messages.leaveStay)}
      onKeep={onStay}
      refusal={refused && { text: intl.formatMessage(texts[refused.why]), attempt: refused.attempt }}
      instead={
        <Button size="bar" block busy={isSending} onClick={send}>
          {intl.formatMessage(messages.leaveSend)}
        </Button>
      }
    >
      <p>{intl.formatMessage(messages.leaveWhat, { count: unsent })}</p>
    </SheetQuestion>
  )
}

const texts = { unsent: messages.leaveUnsent, offline: messages.leaveOffline } as const
