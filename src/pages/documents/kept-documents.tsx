import { useId, useState } from 'react'
import { problemCodes } from '#contract/problem-codes'
import { useApp } from '#src/context/app-context.ts'
import { useSize } from '#src/features/document-files/use-size.ts'
import { DiscardQuestion } from '#src/features/own-forms/kept-change.tsx'
import { messages as kept } from '#src/features/own-forms/kept-change.messages.ts'
import { problemMessages } from '#src/i18n/problem.messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { discardDocument, type KeptDocument } from '#src/queries/own-document-additions.ts'
import { isOnItsWay } from '#src/queries/own-outbox.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { Inline, Panel, Stack, Text } from '#src/ui/layout.tsx'
import { messages } from './documents.messages.ts'
import * as css from './documents.css.ts'

type Props = { documents: readonly KeptDocument[]; onEdit: (document: KeptDocument) => void }

/** Documents that wait on this device to be added, or were refused; nothing where there are none. */
export function KeptDocuments({ documents, onEdit }: Props) {
  const intl = useIntl()
  const id = useId()
  if (documents.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <Stack gap={3}>
        <h2 id={id}>{intl.formatMessage(messages.waitingTitle)}</h2>
        <ul className={css.waiting}>
          {documents.map((document) => (
            <KeptDocumentCard key={document.id} document={document} onEdit={() => onEdit(document)} />
          ))}
        </ul>
      </Stack>
    </section>
  )
}

function KeptDocumentCard({ document, onEdit }: { document: KeptDocument; onEdit: () => void }) {
  const intl = useIntl()
  const app = useApp()
  const size = useSize()
  const [isAsking, setAsking] = useState(false)
  const { words, files, refusal } = document
  const title = words.document_title
  const isSent = isOnItsWay(document)
  const code = refusal && refusal.code !== 'unauthenticated' ? refusal.code : undefined
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  const details = [
    ...(files.length > 1 ? [intl.formatMessage(messages.files, { count: files.length })] : []),
    size(bytes),
  ]
  return (
    <li>
      <Panel>
        <Stack gap={3}>
          <div>
            <Text as="div" weight="medium">
              <bdi>{title}</bdi>
            </Text>
            <span className={css.meta}>
              <Badge tone={code ? 'danger' : 'warning'}>
                {intl.formatMessage(code ? messages.waitingRefused : messages.waitingTitle)}
              </Badge>
              <Text size="1" tone="quiet" numbers>
                {details.join(' · ')}
              </Text>
            </span>
          </div>
          <p role="status">
            {code ? <Refusal code={code} /> : intl.formatMessage(isSent ? messages.waitingSent : messages.waitingWhy)}
          </p>
          {isSent ? null : (
            <Inline gap={2} wrap>
              <Button
                size="small"
                tone="secondary"
                aria-label={intl.formatMessage(messages.changeOf, { title })}
                onClick={onEdit}
              >
                {intl.formatMessage(messages.edit)}
              </Button>
              <Button
                size="small"
                tone="danger"
                aria-label={intl.formatMessage(messages.discardOf, { title })}
                onClick={() => setAsking(true)}
              >
                {intl.formatMessage(kept.discard)}
              </Button>
            </Inline>
          )}
        </Stack>
      </Panel>
      {isAsking ? (
        <DiscardQuestion discard={() => discardDocument(app, document)} onClose={() => setAsking(false)} />
      ) : null}
    </li>
  )
}

/** Why it was refused, and what to do. */
function Refusal({ code }: { code: string }) {
  const intl = useIntl()
  const known = problemCodes.find((one) => one === code) ?? 'unexpected'
  return `${intl.formatMessage(problemMessages[known])} ${intl.formatMessage(messages.waitingCorrect)}`
}
