import { Lock, Plus } from 'lucide-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { documentLimits, type DocumentList, type PatientDocument } from '#contract/documents'
import { useApp } from '#src/context/app-context.ts'
import { messages as own } from '#src/features/own-pages/own.messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { Note } from '#src/ui/note.tsx'
import { papers } from '#src/features/own-pages/own-pictures.tsx'
import { EmptyState } from '#src/ui/state.tsx'
import { documentDraftQuery, subjectOf, type DocumentDraft } from './document-draft.ts'
import { DocumentEditor } from './document-editor.tsx'
import { DocumentRows } from './document-rows.tsx'
import { DocumentSheet } from './document-sheet.tsx'
import { messages } from './documents.messages.ts'
import * as css from './documents.css.ts'

type Props = {
  list: DocumentList
  /** The latest could not be loaded. */
  isStale: boolean
  onChanged: () => void
}

/** All documents of a patient, and what is done with one of them. */
export function DocumentShelf({ list: { documents, used_bytes }, isStale, onChanged }: Props) {
  const intl = useIntl()
  const [shown, setShown] = useState<string>()
  const [edited, setEdited] = useState<PatientDocument | 'new'>()
  const open = documents.find(({ id }) => id === shown)
  const app = useApp()
  const queryClient = useQueryClient()
  const { data: draft } = useQuery(documentDraftQuery(app))
  const editing = editedNow(documents, edited, draft ?? undefined)
  const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024)
  const isFull = used_bytes > 0.9 * documentLimits.accountBytes || documents.length >= documentLimits.documents
  const add = (
    <Button icon={Plus} onClick={() => setEdited('new')}>
      {intl.formatMessage(messages.add)}
    </Button>
  )
  return (
    <Stack gap={5}>
      <div className={css.head}>
        <h1>{intl.formatMessage(own.documents)}</h1>
        {documents.length > 0 ? add : null}
      </div>
      {isStale ? <Note kind="warning">{intl.formatMessage(messages.stale)}</Note> : null}
      {isFull ? (
        <Note kind="warning">
          {intl.formatMessage(messages.full, {
            used: megabytes(used_bytes),
            most: megabytes(documentLimits.accountBytes),
          })}
        </Note>
      ) : null}
      {documents.length > 0 ? (
        <DocumentRows documents={documents} onOpen={setShown} />
      ) : (
        <EmptyState picture={papers} title={intl.formatMessage(messages.noneTitle)} actions={add}>
          {intl.formatMessage(messages.noneWhy)}
        </EmptyState>
      )}
      <p className={css.privacy}>
        <Icon of={Lock} size="small" />
        <span>{intl.formatMessage(messages.private)}</span>
      </p>
      <DocumentSheet
        document={open}
        onClose={() => setShown(undefined)}
        onEdit={(document) => {
          setShown(undefined)
          setEdited(document)
        }}
        onChanged={onChanged}
      />
      {editing ? (
        <DocumentEditor
          key={subjectOf(editing.document)}
          document={editing.document}
          draft={editing.draft}
          onClose={() => {
            queryClient.setQueryData(documentDraftQuery(app).queryKey, null)
            setEdited(undefined)
          }}
          onChanged={onChanged}
        />
      ) : null}
    </Stack>
  )
}

/** What is edited: the one that was pressed, else what was being written before a reload. */
function editedNow(
  documents: readonly PatientDocument[],
  edited: PatientDocument | 'new' | undefined,
  draft: DocumentDraft | undefined,
) {
  if (edited) return { document: edited === 'new' ? undefined : edited, draft: undefined }
  if (!draft) return undefined
  const document = documents.find(({ id }) => id === draft.about)
  // The document may be gone meanwhile; what is new has none.
  return document || draft.about === subjectOf(undefined) ? { document, draft } : undefined
}
