import { FileImage, FileText, X } from 'lucide-react'
import { useApp } from '#src/context/app-context.ts'
import { type ProblemCode, problemCodes } from '#contract/problem-codes'
import * as css from '#src/features/document-files/files.css.ts'
import { refusalOf } from '#src/features/document-files/refusal-of.ts'
import { useSize } from '#src/features/document-files/use-size.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import {
  discardVisitDocument,
  type KeptVisitDocument,
  sendVisitDocumentNow,
  stateOfKept,
} from '#src/queries/appointment-documents.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Button, IconButton } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Text } from '#src/ui/layout.tsx'
import { useToast } from '#src/ui/toast.tsx'
import { messages } from '../visit-documents.messages.ts'

/** A document of a visit that waits on this device to be sent, or was refused. */
export function KeptVisitDocumentRow({ document }: { document: KeptVisitDocument }) {
  const intl = useIntl()
  const app = useApp()
  const size = useSize()
  const toast = useToast()
  const [file] = document.files
  if (!file) return null
  const what = intl.formatMessage(messages[document.document.kind])
  const state = stateOfKept(document)
  const discard = async () => {
    if (!(await discardVisitDocument(app, document))) toast(intl.formatMessage(messages.tooLate))
  }
  return (
    <li className={css.upload}>
      <Icon of={file.mediaType.startsWith('image/') ? FileImage : FileText} />
      <div className={css.uploadWords}>
        <Text as="div" weight="medium">
          {what}
        </Text>
        <Text as="div" size="1" tone="quiet" lines={1} numbers>
          <bdi>{file.name}</bdi> · {size(file.bytes)}
        </Text>
        <div role="status">
          <Badge tone={state === 'refused' ? 'danger' : 'warning'}>
            {intl.formatMessage(messages[state === 'due' ? 'waiting' : state])}
          </Badge>
          {state === 'refused' ? <Refusal document={document} /> : null}
          {state === 'due' ? <p>{intl.formatMessage(messages.due)}</p> : null}
        </div>
      </div>
      {state === 'due' ? (
        <Button tone="secondary" size="small" onClick={() => void sendVisitDocumentNow(app, document)}>
          {intl.formatMessage(messages.send)}
        </Button>
      ) : null}
      {state === 'sending' ? null : (
        <IconButton icon={X} label={intl.formatMessage(messages.discard, { what })} onClick={() => void discard()} />
      )}
    </li>
  )
}

/** Why it was refused, and what to do. */
function Refusal({ document: { refusal } }: { document: KeptVisitDocument }) {
  const intl = useIntl()
  const code: ProblemCode = problemCodes.find((one) => one === refusal?.code) ?? 'unexpected'
  const reason = refusalOf({ code, details: refusal?.details })
  return (
    <p className={css.wrong}>
      {intl.formatMessage(reason)} {intl.formatMessage(messages.refusedWhat)}
    </p>
  )
}
