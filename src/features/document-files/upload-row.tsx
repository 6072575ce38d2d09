import { FileImage, FileText, RefreshCw, X } from 'lucide-react'
import { documentLimits } from '#contract/documents'
import { problemMessages } from '#src/i18n/problem.messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Button, IconButton } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Text } from '#src/ui/layout.tsx'
import { messages } from './files.messages.ts'
import { refusalOf } from './refusal-of.ts'
import { useSize } from './use-size.ts'
import type { Upload } from './use-uploads.ts'
import * as css from './files.css.ts'

/** A chosen file: how far it is, or what is wrong with it. */
export function UploadRow({
  upload,
  canWait = false,
  onRemove,
}: {
  upload: Upload
  /** Without a connection it may wait on the device with its document. */
  canWait?: boolean
  onRemove: () => void
}) {
  const intl = useIntl()
  const { file, actor } = upload
  const state = actor?.getSnapshot()
  const isSending = state?.matches('sending') ?? state?.matches('announcing') ?? false
  const received = state?.context.received ?? 0
  return (
    <li className={css.upload}>
      <Icon of={file.type.startsWith('image/') ? FileImage : FileText} />
      <div className={css.uploadWords}>
        <Text as="div" weight="medium" lines={2}>
          <bdi>{file.name}</bdi>
        </Text>
        <UploadState {...{ upload, canWait }} />
      </div>
      {state?.matches('stopped') ? (
        <Button tone="secondary" size="small" icon={RefreshCw} onClick={() => actor?.send({ type: 'upload.retried' })}>
          {intl.formatMessage(messages.again)}
        </Button>
      ) : null}
      <IconButton icon={X} label={intl.formatMessage(messages.remove, { name: file.name })} onClick={onRemove} />
      {isSending || state?.matches('stopped') ? (
        <progress
          className={css.progress}
          max={file.size}
          value={received}
          aria-label={intl.formatMessage(messages.progressOf, { name: file.name })}
        />
      ) : null}
    </li>
  )
}

function UploadState({ upload: { file, fault, actor }, canWait }: { upload: Upload; canWait: boolean }) {
  const intl = useIntl()
  const size = useSize()
  const state = actor?.getSnapshot()
  const most = documentLimits.fileBytes / 1024 / 1024
  if (fault === 'empty') return <Wrong>{intl.formatMessage(messages.empty)}</Wrong>
  if (fault === 'heic') return <Wrong>{intl.formatMessage(messages.heic)}</Wrong>
  if (fault) return <Wrong>{intl.formatMessage(messages.tooLarge, { size: size(file.size), most })}</Wrong>
  if (!state) return <Status>{intl.formatMessage(messages.opening)}</Status>
  const { received, problem, file: stored } = state.context
  if (stored) return <Status>{intl.formatMessage(messages.ready, { size: size(stored.bytes) })}</Status>
  if (state.matches('refused')) return <Wrong>{intl.formatMessage(refusalOf(problem))}</Wrong>
  const percent = Math.floor((received / file.size) * 100)
  if (state.matches('stopped')) {
    const isLost = problem?.code === 'offline' || problem?.code === 'timeout'
    if (isLost && canWait) return <Status>{intl.formatMessage(messages.waits, { size: size(file.size) })}</Status>
    const lost = state.matches({ stopped: 'waiting' }) ? messages.stoppedForGood : messages.stopped
    return (
      <Wrong>
        {isLost
          ? intl.formatMessage(lost, { percent })
          : intl.formatMessage(problemMessages[problem?.code ?? 'unexpected'])}
      </Wrong>
    )
  }
  if (received === file.size) return <Status>{intl.formatMessage(messages.checking)}</Status>
  return <Status>{intl.formatMessage(messages.sending, { sent: size(received), whole: size(file.size) })}</Status>
}

function Status({ children }: { children: string }) {
  return (
    <Text as="div" size="1" tone="quiet" numbers>
      {children}
    </Text>
  )
}

/** Read aloud as it appears. */
function Wrong({ children }: { children: string }) {
  return (
    <p role="alert" className={css.wrong}>
      {children}
    </p>
  )
}
