import { FileText } from 'lucide-react'
import { useState, type RefObject } from 'react'
import type { AppointmentDocument } from '#contract/appointment-documents'
import type { VideoMessage } from '#contract/video-messages'
import { useApp } from '#src/context/app-context.ts'
import { FileView } from '#src/features/document-files/file-view.tsx'
import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { keyOf, notKept } from '#src/queries/resource.ts'
import { Button } from '#src/ui/button.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import type { ChatSide } from '../chat-side.ts'
import { messages as words } from '../room-chat.messages.ts'
import * as css from '../room-chat.css.ts'

type Props = Pick<ChatSide, 'side' | 'name' | 'calls' | 'documents'> & {
  messages: readonly VideoMessage[]
  /** The id of the first one that was not looked at. */
  freshFrom: string | undefined
  firstFresh: RefObject<HTMLLIElement | null>
}

/** What was said, in its order; a document opens over it. What comes is read aloud. */
export function MessageList({ messages, freshFrom, firstFresh, side, name, calls, documents }: Props) {
  const intl = useIntl()
  const format = useFormat()
  const [shown, setShown] = useState<AppointmentDocument>()
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return (
    <>
      <div role="log" aria-label={intl.formatMessage(words.log)}>
        {messages.length === 0 ? <p className={css.quiet}>{intl.formatMessage(words.none)}</p> : null}
        <ol className={css.list}>
          {messages.map(({ id, text, document, sent_at: sentAt, ...one }) => (
            <li
              key={id}
              ref={id === freshFrom ? firstFresh : undefined}
              tabIndex={-1}
              className={css.message}
              data-own={one.side === side || undefined}
            >
              <span className={css.quiet}>
                {one.side === side ? intl.formatMessage(words.you) : <bdi>{name}</bdi>}
                {' · '}
                {format.time(sentAt, zone)}
              </span>
              {document ? (
                <Button tone="secondary" size="small" icon={FileText} onClick={() => setShown(document)}>
                  <bdi className={css.fileName}>{document.file.name}</bdi>
                </Button>
              ) : (
                <p className={css.text} dir="auto">
                  {text}
                </p>
              )}
            </li>
          ))}
        </ol>
      </div>
      {shown ? <ShownDocument {...{ document: shown, calls, documents }} onClose={() => setShown(undefined)} /> : null}
    </>
  )
}

type ShownProps = Pick<ChatSide, 'calls' | 'documents'> & { document: AppointmentDocument; onClose: () => void }

function ShownDocument({ document: { file }, calls, documents, onClose }: ShownProps) {
  const app = useApp()
  const query = {
    queryKey: keyOf(app, 'room-file', file.id),
    queryFn: ({ signal }: { signal: AbortSignal }) => calls.file(file.id, signal),
    ...({ networkMode: 'always', retry: false, staleTime: Infinity, gcTime: 0, meta: notKept } as const),
  }
  return (
    <Sheet title={file.name} open onClose={onClose}>
      <FileView file={file} query={query} list={documents} />
    </Sheet>
  )
}
