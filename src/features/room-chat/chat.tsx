import { MessageSquare } from 'lucide-react'
import { useState } from 'react'
import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Round } from '#src/features/video-room/round.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import type { ChatSide } from './chat-side.ts'
import { Conversation } from './parts/conversation.tsx'
import { useMessages } from './parts/use-messages.ts'
import { useSentFiles } from './parts/use-sent-files.ts'
import { useUnread } from './parts/use-unread.ts'
import { messages as words } from './room-chat.messages.ts'
import * as css from './room-chat.css.ts'

/** The button of the room that opens its messages, what has come last, and the messages themselves. */
export default function Chat(props: ChatSide) {
  const { side, name, calls, documents } = props
  const intl = useIntl()
  const format = useFormat()
  const [isOpen, setOpen] = useState(false)
  const chat = useMessages({ calls, documents })
  const files = useSentFiles(calls, chat.say)
  const { unread, fresh, markSeen } = useUnread(chat.messages, side)
  const shown = isOpen ? [] : unread
  const last = shown.at(-1)
  return (
    <>
      <div role="status" className={css.preview} data-text={last && !last.document ? true : undefined}>
        {last?.document ? intl.formatRich(words.previewDocument, { name: <bdi>{name}</bdi> }) : null}
        {last && !last.document
          ? intl.formatRich(words.preview, {
              name: <bdi className={css.previewPart}>{name}</bdi>,
              text: <bdi className={css.previewPart}>{last.text}</bdi>,
            })
          : null}
      </div>
      <Round
        icon={MessageSquare}
        text={words.open}
        count={
          shown.length > 0
            ? {
                number: format.number(shown.length),
                words: intl.formatMessage(words.unread, { count: shown.length }),
              }
            : undefined
        }
        onClick={() => setOpen(true)}
      />
      <Sheet title={intl.formatMessage(words.open)} open={isOpen} onClose={() => setOpen(false)}>
        <Conversation {...{ ...props, chat, files, fresh }} onSeen={markSeen} />
      </Sheet>
    </>
  )
}
