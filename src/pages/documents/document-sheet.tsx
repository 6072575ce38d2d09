import { useMutation, useQuery } from '@tanstack/react-query'
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { PatientDocument } from '#contract/documents'
import { Problem } from '#contract/problem'
import { useApp } from '#src/context/app-context.ts'
import { FileView } from '#src/features/document-files/file-view.tsx'
import * as fileCss from '#src/features/document-files/files.css.ts'
import { NetworkButton } from '#src/features/needs-network/network-button.tsx'
import { KeptChange } from '#src/features/own-forms/kept-change.tsx'
import { messages as keptWords } from '#src/features/own-forms/kept-change.messages.ts'
import { useFormat } from '#src/i18n/format.ts'
import { problemMessages } from '#src/i18n/problem.messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { isLockable } from '#src/queries/own-document-access.ts'
import {
  addedOf,
  discardDocumentChanges,
  isSendingFiles,
  type KeptDocumentChange,
} from '#src/queries/own-document-changes.ts'
import { keptDocumentRemovalsQuery, removeDocument } from '#src/queries/own-document-removals.ts'
import { documentFileQuery, documentsQuery } from '#src/queries/own-documents.ts'
import { Button } from '#src/ui/button.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { Note } from '#src/ui/note.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { useToast } from '#src/ui/toast.tsx'
import { documentTagsQuery } from './document-queries.ts'
import { messages } from './documents.messages.ts'
import { KeptDeletion } from './kept-deletion.tsx'
import { KeptFiles, toShown } from './kept-files.tsx'
import { KeptHere } from './on-device.tsx'
import { usePeople } from './use-people.ts'
import * as css from './documents.css.ts'

type Props = {
  /** The one that is looked at. */
  document: PatientDocument | undefined
  /** Its changes that wait on this device or were refused. */
  changes: readonly KeptDocumentChange[]
  onClose: () => void
  onEdit: (document: PatientDocument) => void
  onChanged: () => void
}

/** One document: its files, what is told of it, and what can be done with it. */
export function DocumentSheet({ document, changes, onClose, onEdit, onChanged }: Props) {
  const intl = useIntl()
  const [isConfirming, setConfirming] = useState(false)
  const app = useApp()
  const { data: deletions = [] } = useQuery(keptDocumentRemovalsQuery(app))
  const isSending = changes.some(isSendingFiles)
  const isDeleting = document !== undefined && deletions.includes(document.id)
  const close = () => {
    setConfirming(false)
    onClose()
  }
  return (
    <>
      <Sheet
        title={document?.document_title ?? ''}
        open={document !== undefined && !isConfirming}
        onClose={close}
        footer={
          document && !isDeleting ? (
            <>
              {isSending ? null : (
                <Button tone="secondary" icon={Pencil} onClick={() => onEdit(document)}>
                  {intl.formatMessage(messages.edit)}
                </Button>
              )}
              <Button tone="danger" icon={Trash2} onClick={() => setConfirming(true)}>
                {intl.formatMessage(messages.delete)}
              </Button>
            </>
          ) : null
        }
      >
        {document ? (
          <Stack gap={4}>
            {isDeleting ? (
              <KeptDeletion document={document} />
            ) : (
              <KeptChange waiting={changes} discard={() => discardDocumentChanges(app, changes)} />
            )}
            {isSending ? <p>{intl.formatMessage(messages.waitingSent)}</p> : null}
            <Details document={document} added={changes.slice(-1).flatMap(addedOf)} />
          </Stack>
        ) : null}
      </Sheet>
      <Deletion
        document={isConfirming ? document : undefined}
        onKeep={() => setConfirming(false)}
        onDeleted={() => {
          close()
          onChanged()
        }}
      />
    </>
  )
}

function Details({ document, added }: { document: PatientDocument; added: ReturnType<typeof addedOf> }) {
  const { tag_id, patient_relative_id, created_at, notes, files } = document
  const intl = useIntl()
  const format = useFormat()
  const app = useApp()
  const { data: tags = [] } = useQuery(documentTagsQuery(app))
  const tag = tags.find(({ id }) => id === tag_id)?.name
  const person = usePeople().find(({ value }) => value === patient_relative_id)?.label
  const facts = [
    ...(tag ? [[messages.tag, tag] as const] : []),
    ...(person ? [[messages.forWhom, person] as const] : []),
    [messages.added, format.longDay(created_at, Intl.DateTimeFormat().resolvedOptions().timeZone)] as const,
  ]
  return (
    <Stack gap={5}>
      {files.map((file) => (
        <FileView
          key={file.id}
          file={file}
          query={documentFileQuery(app, file.id)}
          list={documentsQuery(app).queryKey}
        />
      ))}
      {added.length > 0 ? (
        <ul className={fileCss.uploads}>
          <KeptFiles files={added.map(toShown)} />
        </ul>
      ) : null}
      <KeptHere document={document} />
      <dl className={css.facts}>
        {facts.map(([label, text]) => (
          <div key={label.id} className={css.fact}>
            <dt>{intl.formatMessage(label)}</dt>
            <dd dir="auto">{text}</dd>
          </div>
        ))}
        {notes ? (
          <div className={css.fact}>
            <dt>{intl.formatMessage(messages.notes)}</dt>
            <dd dir="auto" className={css.lines}>
              {notes}
            </dd>
          </div>
        ) : null}
      </dl>
    </Stack>
  )
}

type DeletionProps = { document: PatientDocument | undefined; onKeep: () => void; onDeleted: () => void }

/** Deletes a document, after a confirmation. */
function Deletion({ document, onKeep, onDeleted }: DeletionProps) {
  const intl = useIntl()
  const app = useApp()
  const toast = useToast()
  const deleting = useMutation({
    mutationFn: (one: PatientDocument) => removeDocument(app, one),
    networkMode: 'always',
    onSuccess: (how) => {
      toast(intl.formatMessage(how === 'kept' ? keptWords.kept : messages.deleted))
      onDeleted()
    },
  })
  const DeleteButton = isLockable(app) ? NetworkButton : Button
  const code = deleting.error instanceof Problem ? deleting.error.code : 'unexpected'
  return (
    <Sheet
      title={intl.formatMessage(messages.deleteTitle)}
      open={document !== undefined}
      onClose={onKeep}
      footer={
        <>
          <Button tone="secondary" onClick={onKeep}>
            {intl.formatMessage(messages.keep)}
          </Button>
          <DeleteButton tone="danger" busy={deleting.isPending} onClick={() => document && deleting.mutate(document)}>
            {intl.formatMessage(messages.delete)}
          </DeleteButton>
        </>
      }
    >
      <Stack gap={3}>
        <p>
          <bdi>{document?.document_title}</bdi>
        </p>
        <p>{intl.formatMessage(messages.deleteWhy)}</p>
        {deleting.isError ? (
          <Note kind="danger" role="alert">
            {intl.formatMessage(problemMessages[code])}
          </Note>
        ) : null}
      </Stack>
    </Sheet>
  )
}
