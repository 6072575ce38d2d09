import { useApp } from '#src/context/app-context.ts'
import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useNow } from '#src/i18n/use-now.ts'
import { sendsClosed } from '#src/page-load/sends-closed.ts'
import { discardFeedback, type KeptFeedback, sendFeedbackNow, stateOfFeedback } from '#src/queries/video-feedback.ts'
import { useLinks } from '#src/routes/links.ts'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { Note } from '#src/ui/note.tsx'
import { useToast } from '#src/ui/toast.tsx'
import { feedbackRefusal } from './feedback-refusal.ts'
import { messages } from './kept-feedback.messages.ts'
import { useKeptFeedback } from './use-kept-feedback.ts'

/**
 * What the patient said of the visit and waits on this device, or was refused. Nothing else. It is changed on the page of the visit by video, to which
 * nothing leads where that is the page (`isOfRoom`).
 */
export function KeptFeedbackOf({
  appointmentNumber,
  isOfRoom = false,
}: {
  appointmentNumber: string
  isOfRoom?: boolean
}) {
  const links = useLinks()
  const kept = useKeptFeedback(appointmentNumber)
  const changeAt = isOfRoom ? {} : { changeAt: links.videoVisit(appointmentNumber) }
  return kept ? <KeptFeedbackNote kept={kept} {...changeAt} /> : null
}

/** Says that feedback waits, or why it was refused, and takes it back. `changeAt` leads to where it is changed, where that is elsewhere. */
export function KeptFeedbackNote({ kept, changeAt }: { kept: KeptFeedback; changeAt?: string }) {
  const intl = useIntl()
  const format = useFormat()
  const app = useApp()
  const toast = useToast()
  const state = stateOfFeedback(kept, useNow())
  const discard = async () => {
    const isDiscarded = await discardFeedback(app, kept)
    toast(intl.formatMessage(isDiscarded ? messages.discarded : messages.discardedLate))
  }
  const given = intl.formatMessage(messages.given, { rating: format.number(kept.given.rating) })
  if (state === 'refused')
    return (
      <Note
        kind="danger"
        role="status"
        title={intl.formatMessage(messages.refused)}
        actions={
          <Button size="small" tone="secondary" onClick={() => void discard()}>
            {intl.formatMessage(messages.remove)}
          </Button>
        }
      >
        {given} {intl.formatMessage(feedbackRefusal(kept.refusal?.code ?? 'gone'))}
      </Note>
    )
  return (
    <Note
      kind="warning"
      role="status"
      title={intl.formatMessage(messages.waiting)}
      actions={
        <>
          {state === 'due' ? (
            <Button size="small" onClick={() => void sendFeedbackNow(app, kept)}>
              {intl.formatMessage(messages.send)}
            </Button>
          ) : null}
          {changeAt === undefined ? null : (
            <LinkButton size="small" tone="secondary" href={changeAt}>
              {intl.formatMessage(messages.change)}
            </LinkButton>
          )}
          {kept.attempts > 0 || state === 'sending' ? null : (
            <Button size="small" tone="secondary" onClick={() => void discard()}>
              {intl.formatMessage(messages.discard)}
            </Button>
          )}
        </>
      }
    >
      {given}{' '}
      {state === 'due'
        ? intl.formatMessage(kept.refusal ? feedbackRefusal(kept.refusal.code) : messages.due)
        : intl.formatMessage(messages.waitingWhy, { closed: sendsClosed() })}
      {state === 'sending' ? ` ${intl.formatMessage(messages.arrived)}` : null}
    </Note>
  )
}
