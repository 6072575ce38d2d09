import { X } from 'lucide-react'
import { useRef } from 'react'
import { outboxConfirmAfterMinutes } from '#contract/outbox'
import { OwnScript } from '#src/features/own-script.tsx'
import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useNow } from '#src/i18n/use-now.ts'
import type { Outcome } from '#src/storage/outbox-outcomes.ts'
import type { OutboxRunner } from '#src/storage/outbox-runner.ts'
import { IconButton } from '#src/ui/button.tsx'
import { Note } from '#src/ui/note.tsx'
import { messages as uiMessages } from '#src/ui/ui.messages.ts'
import { messages } from './kept-bookings.messages.ts'
import { NewsActions } from './news-actions.tsx'
import { NewsReason } from './news-reason.tsx'
import * as css from './kept-bookings.css.ts'

const looks = {
  booked: { kind: 'success', title: messages.booked },
  refused: { kind: 'danger', title: messages.refused },
  confirmation_due: { kind: 'warning', title: messages.due },
} as const

/** What became of one kept booking: of which doctor and time, why, and where to go on. */
export function KeptNews({ outcome, outbox }: { outcome: Outcome; outbox: OutboxRunner }) {
  const intl = useIntl()
  const format = useFormat()
  const now = useNow()
  const card = useRef<HTMLDivElement>(null)
  const { id, visit } = outcome
  const { kind, title } = looks[outcome.kind]
  // What had the focus is gone with the notice: it goes back to the page.
  const answer = (work: Promise<unknown>) => {
    const hadFocus = card.current?.contains(document.activeElement)
    void work.then(() => hadFocus && document.getElementById('main')?.focus({ preventScroll: true }))
  }
  return (
    <div ref={card} className={css.card}>
      <Note
        kind={kind}
        title={<span className={css.title}>{intl.formatMessage(title)}</span>}
        actions={<NewsActions {...{ outcome, outbox, answer }} />}
      >
        <div>
          <OwnScript>{visit.practitionerName}</OwnScript>
        </div>
        <div>{format.dayAndTime(visit.start, visit.timeZone, now)}</div>
        <NewsReason outcome={outcome} minutes={outboxConfirmAfterMinutes} />
      </Note>
      <div className={css.dismiss}>
        <IconButton
          icon={X}
          label={intl.formatMessage(uiMessages.dismiss)}
          onClick={() => answer(outbox.acknowledge(id))}
        />
      </div>
    </div>
  )
}
