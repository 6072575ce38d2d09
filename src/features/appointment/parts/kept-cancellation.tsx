import { useMutation } from '@tanstack/react-query'
import { useApp } from '#src/context/app-context.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { sendsClosed } from '#src/page-load/sends-closed.ts'
import { withdrawCancellation } from '#src/queries/appointment-cancellation.ts'
import { Button } from '#src/ui/button.tsx'
import { Note } from '#src/ui/note.tsx'
import { useToast } from '#src/ui/toast.tsx'
import { messages } from '../change.messages.ts'

/** Says that a cancellation waits on the device, and takes it back. */
export function KeptCancellation({ id }: { id: string }) {
  const intl = useIntl()
  const app = useApp()
  const toast = useToast()
  const withdrawing = useMutation({
    mutationFn: () => withdrawCancellation(app, id),
    networkMode: 'always',
    onSuccess: (isWithdrawn) =>
      toast(intl.formatMessage(isWithdrawn ? messages.takenBack : messages.underWay), { key: 'visit' }),
  })
  return (
    <Note
      kind="warning"
      role="status"
      title={intl.formatMessage(messages.waiting)}
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
