import { useMutation } from '@tanstack/react-query'
import type { ProblemCode } from '#contract/problem'
import { useApp } from '#src/context/app-context.ts'
import { useFormat } from '#src/i18n/format.ts'
import { problemMessages } from '#src/i18n/problem.messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { sendsClosed } from '#src/page-load/sends-closed.ts'
import { useNow } from '#src/i18n/use-now.ts'
import { useShownCode } from '#src/page-load/use-shown-code.ts'
import { type KeptMove as Kept, withdrawMove } from '#src/queries/appointment-move.ts'
import { Button } from '#src/ui/button.tsx'
import { Note } from '#src/ui/note.tsx'
import { useToast } from '#src/ui/toast.tsx'
import { messages } from '../move.messages.ts'
import type { ShownVisit } from '../use-appointment.ts'

type Props = { visit: ShownVisit; move: Kept }

/** Says that a move waits on the device, and takes it back; or why it was refused. */
export function KeptMove({ visit, move }: Props) {
  return move.state === 'refused' ? <RefusedMove {...{ visit, move }} /> : <WaitingMove {...{ visit, move }} />
}

function WaitingMove({ visit, move }: Props) {
  const intl = useIntl()
  const app = useApp()
  const toast = useToast()
  const when = useWhen(visit, move)
  const withdrawing = useMutation({
    mutationFn: () => withdrawMove(app, visit.id, move.id),
    networkMode: 'always',
    onSuccess: (isWithdrawn) => toast(intl.formatMessage(isWithdrawn ? messages.takenBack : messages.underWay)),
  })
  return (
    <Note
      kind="warning"
      role="status"
      title={intl.formatMessage(messages.waiting, { when })}
      actions={
        <Button size="small" tone="secondary" busy={withdrawing.isPending} onClick={() => withdrawing.mutate()}>
          {intl.formatMessage(messages.takeBack)}
        </Button>
      }
    >
      {intl.formatMessage(messages.waitingWhy, { closed: sendsClosed() })}
    </Note>
  )
}

function RefusedMove({ visit, move }: { visit: ShownVisit; move: Kept & { state: 'refused' } }) {
  const intl = useIntl()
  const when = useWhen(visit, move)
  const code = useShownCode(move.code in problemMessages ? (move.code as ProblemCode) : 'unexpected')
  return (
    <Note kind="danger" role="status" title={intl.formatMessage(messages.refused, { when })}>
      <p>{intl.formatMessage(problemMessages[code])}</p>
      <p>{intl.formatMessage(messages.unchanged)}</p>
    </Note>
  )
}

function useWhen({ time_zone: timeZone }: ShownVisit, { start }: Kept): string {
  const format = useFormat()
  const now = useNow()
  return format.moment(start, timeZone, now)
}
