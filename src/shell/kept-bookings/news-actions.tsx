import { useIntl } from '#src/i18n/use-intl.ts'
import { useLinks } from '#src/routes/links.ts'
import type { Outcome } from '#src/storage/outbox-outcomes.ts'
import type { OutboxRunner } from '#src/storage/outbox-runner.ts'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { messages } from './kept-bookings.messages.ts'

type NewsActionsProps = {
  outcome: Outcome
  outbox: OutboxRunner
  /** Takes the notice away once that is done. */
  answer: (work: Promise<unknown>) => void
}

const lost: readonly string[] = ['slot_taken', 'slot_unavailable', 'slot_in_past', 'visit_overlaps']

/** Where to go on after the news: what was typed is kept, and the booking page has other times and what is to be set right. */
export function NewsActions({ outcome, outbox, answer }: NewsActionsProps) {
  const intl = useIntl()
  const links = useLinks()
  const { id, visit } = outcome
  const see = () => void outbox.acknowledge(id)
  switch (outcome.kind) {
    case 'booked':
      return (
        <LinkButton size="small" href={links.confirmed(outcome.appointmentId)} onClick={see}>
          {intl.formatMessage(messages.open)}
        </LinkButton>
      )
    case 'refused':
      return (
        <LinkButton size="small" href={links.book(visit.doctor)} onClick={see}>
          {intl.formatMessage(lost.includes(outcome.code) ? messages.otherTimes : messages.goOn)}
        </LinkButton>
      )
    case 'confirmation_due':
      return (
        <>
          <Button size="small" onClick={() => answer(outbox.confirm(id))}>
            {intl.formatMessage(messages.send)}
          </Button>
          {outcome.mayHaveArrived ? null : (
            <Button size="small" tone="secondary" onClick={() => answer(outbox.discard(id))}>
              {intl.formatMessage(messages.discard)}
            </Button>
          )}
        </>
      )
  }
}
