import { MessageSquare } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Round } from '#src/features/video-room/round.tsx'
import { Button } from '#src/ui/button.tsx'
import { Inline, Stack, Text } from '#src/ui/layout.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { Loading, Skeleton } from '#src/ui/skeleton.tsx'
import type { ChatSide } from './chat-side.ts'
import { Composer } from './parts/composer.tsx'
import { MessageList } from './parts/message-list.tsx'
import { UnsentFiles, UnsentTexts } from './parts/unsent.tsx'
import { useMessages } from './parts/use-messages.ts'
import { useSentFiles } from './parts/use-sent-files.ts'
import { useUnread } from './parts/use-unread.ts'
import { messages as words } from './room-chat.messages.ts'
import * as css from './room-chat.css.ts'

/** As the contract has it (`mostVideoMessages`): its file would bring the schemas with it. */
const most = 100

/** The button of the room that opens its messages, what has come last, and the messages themselves. */
export default function Chat({ side, name, calls, documents }: ChatSide) {
  const intl = useIntl()
  const format = useFormat()
  const [isOpen, setOpen] = useState(false)
  const chat = useMessages({ calls, documents })
  const files = useSentFiles(calls, chat.say)
  const unread = useUnread(chat.messages, side, isOpen)
  const end = useEndOf(chat.messages.length + chat.outgoing.length + files.uploads.length, isOpen)
  const last = unread.at(-1)
  const isFull = chat.messages.filter((one) => one.side === side).length >= most
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
          unread.length > 0
            ? {
                number: format.number(unread.length),
                words: intl.formatMessage(words.unread, { count: unread.length }),
              }
            : undefined
        }
        onClick={() => setOpen(true)}
      />
      <Sheet title={intl.formatMessage(words.open)} open={isOpen} onClose={() => setOpen(false)}>
        <Stack gap={3}>
          {chat.isPending ? (
            <Loading label={intl.formatMessage(words.loading)}>
              <Skeleton block="44px" />
            </Loading>
          ) : null}
          {chat.isFailed ? (
            <Inline wrap>
              <Text tone="quiet">{intl.formatMessage(words.notLoaded)}</Text>
              <Button tone="secondary" size="small" onClick={chat.reload}>
                {intl.formatMessage(words.again)}
              </Button>
            </Inline>
          ) : null}
          {chat.isPending || chat.isFailed ? null : <MessageList {...{ side, name, calls, documents, ...chat }} />}
          <UnsentTexts outgoing={chat.outgoing} onRetry={chat.retry} onDiscard={chat.discard} />
          <UnsentFiles {...files} />
          <div ref={end} />
          <div className={css.composer}>
            {isFull ? (
              <p className={css.quiet}>{intl.formatMessage(words.full, { most })}</p>
            ) : (
              <Composer onWrite={chat.write} onFile={files.add} />
            )}
          </div>
        </Stack>
      </Sheet>
    </>
  )
}

/** The end of the messages, which is scrolled to when they are opened, and when there are more of them. */
function useEndOf(count: number, isOpen: boolean) {
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isOpen && count > 0) end.current?.parentElement?.lastElementChild?.scrollIntoView({ block: 'nearest' })
  }, [count, isOpen])
  return end
}
