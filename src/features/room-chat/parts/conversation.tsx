import { ArrowDown } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { VideoMessage } from '#contract/video-messages'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Button } from '#src/ui/button.tsx'
import { Inline, Stack, Text } from '#src/ui/layout.tsx'
import { Loading, Skeleton } from '#src/ui/skeleton.tsx'
import type { ChatSide } from '../chat-side.ts'
import { messages as words } from '../room-chat.messages.ts'
import * as css from '../room-chat.css.ts'
import { Composer } from './composer.tsx'
import { MessageList } from './message-list.tsx'
import { UnsentFiles, UnsentTexts } from './unsent.tsx'
import { useEndInView } from './use-end-in-view.ts'
import type { useMessages } from './use-messages.ts'
import type { useSentFiles } from './use-sent-files.ts'

/** As the contract has it (`mostVideoMessages`): its file would bring the schemas with it. */
const most = 100

type Props = ChatSide & {
  chat: ReturnType<typeof useMessages>
  files: ReturnType<typeof useSentFiles>
  /** Of the other side, and not looked at yet. */
  fresh: readonly VideoMessage[]
  /** Everything was looked at. */
  onSeen: () => void
}

/** The messages, opened, and the field below them. Who reads further up stays there, and is told of what comes by a button that leads to it. */
export function Conversation({ side, name, calls, documents, chat, files, fresh, onSeen }: Props) {
  const intl = useIntl()
  const firstFresh = useRef<HTMLLIElement>(null)
  const { end, isReadingAbove } = useEndInView(chat.messages.length, chat.outgoing.length + files.uploads.length)
  const isFull = chat.messages.filter((one) => one.side === side).length >= most
  const hasFresh = fresh.length > 0
  useEffect(() => {
    if (hasFresh && !isReadingAbove) onSeen()
  })
  const goOn = () => {
    // The button goes, and the focus with it: it is at what the reader was led to.
    firstFresh.current?.focus({ preventScroll: true })
    firstFresh.current?.scrollIntoView({ block: 'start' })
    onSeen()
  }
  return (
    <Stack gap={3}>
      <div>
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
          {chat.isPending || chat.isFailed ? null : (
            <MessageList
              {...{ side, name, calls, documents, firstFresh }}
              messages={chat.messages}
              freshFrom={fresh[0]?.id}
            />
          )}
          <UnsentTexts outgoing={chat.outgoing} onRetry={chat.retry} onDiscard={chat.discard} />
          <UnsentFiles {...files} />
        </Stack>
        <div role="status" className={css.fresh}>
          {hasFresh && isReadingAbove ? (
            <Button tone="secondary" size="small" icon={ArrowDown} onClick={goOn}>
              {intl.formatMessage(words.fresh, { count: fresh.length })}
            </Button>
          ) : null}
        </div>
      </div>
      <div ref={end} className={css.composer}>
        {isFull ? (
          <p className={css.quiet}>{intl.formatMessage(words.full, { most })}</p>
        ) : (
          <Composer onWrite={chat.write} onFile={files.add} />
        )}
      </div>
    </Stack>
  )
}
