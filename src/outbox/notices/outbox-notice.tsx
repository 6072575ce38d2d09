import { X } from 'lucide-react'
import { useRef } from 'react'
import { useIntl } from '#src/i18n/use-intl.ts'
import { IconButton } from '#src/ui/button.tsx'
import { messages as uiMessages } from '#src/ui/ui.messages.ts'
import type { OutboxNews } from '../news.ts'
import type { OutboxRunner } from '../runner.ts'
import { useNotice } from './use-notice.ts'
import * as css from './outbox-notice.css.ts'

/** The outcome of one stored change, rendered by its kind, until it is answered or dismissed. */
export function OutboxNotice({ news, outbox }: { news: OutboxNews; outbox: OutboxRunner }) {
  const intl = useIntl()
  const card = useRef<HTMLDivElement>(null)
  const view = useNotice(outbox, news.kind)
  const { id } = news
  // The focused element disappears with the notice: the focus moves back to the page.
  const answer = (work: Promise<unknown>) => {
    const hadFocus = card.current?.contains(document.activeElement)
    void work.then(() => hadFocus && document.getElementById('main')?.focus({ preventScroll: true }))
  }
  if (!view) return null
  return (
    <div ref={card} className={css.card}>
      <view.Notice
        news={news}
        onSeen={() => void outbox.acknowledge(id)}
        onConfirm={() => answer(outbox.confirm(id))}
        onDiscard={() => answer(outbox.discard(id))}
      />
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
