import { RefreshCw } from 'lucide-react'
import { Problem } from '#contract/problem'
import * as css from '#src/features/document-files/files.css.ts'
import { messages as files } from '#src/features/document-files/files.messages.ts'
import { refusalOf } from '#src/features/document-files/refusal-of.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { DeviceFull } from '#src/queries/own-kept-files.ts'
import { outboxFileBytes } from '#src/storage/outbox-files.ts'
import { Button } from '#src/ui/button.tsx'

/** Why a chosen file is neither among the documents of a visit nor kept on the device, and the way to try again. */
export function UploadFailure({ failure, onRetry }: { failure: unknown; onRetry: () => void }) {
  const intl = useIntl()
  const problem = failure instanceof Problem ? failure : undefined
  const text =
    failure instanceof DeviceFull
      ? intl.formatMessage(files.deviceFull, { most: outboxFileBytes / 1024 / 1024 })
      : intl.formatMessage(refusalOf(problem))
  return (
    <div role="alert" className={css.fileActions}>
      <span className={css.wrong}>{text}</span>
      {problem?.code === 'file_refused' ? null : (
        <Button tone="secondary" size="small" icon={RefreshCw} onClick={onRetry}>
          {intl.formatMessage(files.again)}
        </Button>
      )}
    </div>
  )
}
