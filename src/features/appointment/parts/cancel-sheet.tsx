import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Problem } from '#contract/problem'
import type { Money } from '#contract/wire'
import { useApp } from '#src/context/app-context.ts'
import { OwnScript } from '#src/features/own-script.tsx'
import { RefundNow } from '#src/features/visit-payment/refund-terms.tsx'
import { useFormat } from '#src/i18n/format.ts'
import { problemMessages } from '#src/i18n/problem.messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useNow } from '#src/i18n/use-now.ts'
import { blockUpdates } from '#src/page-load/safe-moment.ts'
import { useShownCode } from '#src/page-load/use-shown-code.ts'
import { Stack, Text } from '#src/ui/layout.tsx'
import { SheetQuestion } from '#src/ui/sheet-question.tsx'
import { useToast } from '#src/ui/toast.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { messages } from '../appointment.messages.ts'
import { messages as change } from '../change.messages.ts'
import type { ShownVisit } from '../use-appointment.ts'
import { cancelOrKeep } from './cancel-or-keep.ts'
import { isUsableNote, noReason, ReasonFields, type Reason } from './reason-fields.tsx'

type Props = { visit: ShownVisit; fee: Money; costs: string | undefined; onClose: () => void }

/** Asks whether to cancel, says what that costs, and takes a reason for it (S08). */
export function CancelSheet({ visit, fee, costs, onClose }: Props) {
  const intl = useIntl()
  const format = useFormat()
  const app = useApp()
  const now = useNow()
  const toast = useToast()
  const [reason, setReason] = useState<Reason>(noReason)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => blockUpdates('cancellation'), [])
  const cancel = useMutation({
    // Without a network it is kept, and said to be not cancelled yet: no patient may believe that they cancelled.
    mutationFn: (shown: Money) => cancelOrKeep(app, visit, { ...reason, fee: shown }),
    networkMode: 'always',
    onSuccess: (isKept) => {
      // What an earlier change said is no longer so, and the page says what is.
      toast(undefined, { key: 'visit' })
      if (isKept) onClose()
    },
    onError: () => setAttempt((count) => count + 1),
  })
  const due = dueIn(cancel.error) ?? fee
  const code = useShownCode(cancel.error instanceof Problem ? cancel.error.code : 'unexpected')
  const isUsable = isUsableNote(reason.note)
  const press = () => (isUsable ? cancel.mutate(due) : setAttempt((count) => count + 1))
  const refusal = !cancel.isError
    ? undefined
    : dueIn(cancel.error)
      ? intl.formatMessage(change.feeChanged, { fee: format.money(due) })
      : intl.formatMessage(problemMessages[code])
  const label =
    due.amount > 0
      ? intl.formatMessage(change.cancelFor, { fee: format.money(due) })
      : intl.formatMessage(messages.cancelNow)
  return (
    <SheetQuestion
      title={intl.formatMessage(messages.cancelTitle)}
      act={{ label, onPress: press, isBusy: cancel.isPending }}
      keep={intl.formatMessage(messages.keep)}
      onKeep={onClose}
      refusal={refusal === undefined ? undefined : { text: refusal, attempt }}
    >
      <Stack gap={4}>
        <Text as="p" weight="medium" numbers>
          <OwnScript>
            {intl.formatMessage(messages.cancelWhat, {
              when: format.dayAndTime(visit.start, visit.time_zone, now),
              doctor: visit.practitioner.fullName,
            })}
          </OwnScript>
        </Text>
        {costs ? <Text as="p">{costs}</Text> : null}
        <RefundNow visit={visit} fee={due} />
        <p>{intl.formatMessage(messages.cancelWhy)}</p>
        <ReasonFields value={reason} onChange={setReason} isChecked={attempt > 0} />
        <VisuallyHidden>
          <span role="status">{cancel.isPending ? intl.formatMessage(messages.cancelling) : null}</span>
        </VisuallyHidden>
      </Stack>
    </SheetQuestion>
  )
}

/** What cancelling costs now, where that is why it was not cancelled. */
function dueIn(error: unknown): Money | undefined {
  if (!(error instanceof Problem) || error.code !== 'cancellation_fee_changed') return undefined
  return (error.details as { fee?: Money } | undefined)?.fee
}
