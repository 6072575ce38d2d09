import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type AppContext, useApp } from '#src/context/app-context.ts'
import { OwnFailed, OwnFrame, OwnSkeleton } from '#src/features/own-pages/own-frame.tsx'
import { useReadAgain } from '#src/features/own-copies/use-read-again.ts'
import { useWithoutNetwork } from '#src/features/own-copies/use-without-network.ts'
import { messages as own } from '#src/features/own-pages/own.messages.ts'
import { Unlock } from '#src/features/unlock-documents/unlock.tsx'
import { useIsShut } from '#src/features/unlock-documents/use-is-shut.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { ownCopyQuery } from '#src/queries/own-copies.ts'
import { keptDocumentsQuery } from '#src/queries/own-document-additions.ts'
import { addedOf, changesOf, keptDocumentChangesQuery } from '#src/queries/own-document-changes.ts'
import { keptDocumentRemovalsQuery } from '#src/queries/own-document-removals.ts'
import { documentsQuery } from '#src/queries/own-documents.ts'
import { Button } from '#src/ui/button.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { ErrorState } from '#src/ui/state.tsx'
import { subjectOf } from './document-draft.ts'
import { DocumentEditor } from './document-editor.tsx'
import { documentTagsQuery } from './document-queries.ts'
import { DocumentShelf } from './document-shelf.tsx'
import { messages } from './documents.messages.ts'
import { KeptDocuments } from './kept-documents.tsx'
import { useEditing } from './use-editing.ts'
import { withDetails } from './with-details.ts'

/** A patient's documents (R12, N03): listed, added, looked at, changed and deleted. */
export function DocumentsPage() {
  return (
    <OwnFrame>
      <Documents />
    </OwnFrame>
  )
}

function Documents() {
  const app = useApp()
  const isShut = useIsShut()
  const documents = useQuery({ ...documentsQuery(app), enabled: !isShut })
  const isOffline = useWithoutNetwork(documents) && !isShut
  const copy = useQuery({ ...ownCopyQuery(app, 'documents'), enabled: isOffline })
  const list = isShut ? undefined : (documents.data ?? (isOffline ? copy.data?.value : undefined))
  const { data: changes = [], isPending } = useQuery({ ...keptDocumentChangesQuery(app), enabled: !isShut })
  // A document that is written begins with what waits of it.
  const shown = !isPending &&
    list && {
      ...list,
      documents: list.documents.map((one) => withDetails(one, changesOf(changes, one.id).at(-1))),
    }
  const { data: waiting = [] } = useQuery({ ...keptDocumentsQuery(app), enabled: !isShut })
  // Read before the form asks, which may be opened without a network.
  useQuery({ ...documentTagsQuery(app), enabled: documents.isSuccess })
  useReadAgain(shownQueries)
  const { editing, edit, close } = useEditing(shown ? shown.documents : undefined, waiting)
  const refetch = () => void documents.refetch()
  return (
    <>
      {shown ? (
        <DocumentShelf
          list={shown}
          staleSince={documents.isError && documents.data ? documents.dataUpdatedAt : undefined}
          waiting={waiting}
          changes={changes}
          onEdit={edit}
          onChanged={refetch}
        />
      ) : (
        // What is written asks for the code itself.
        <Missing
          isShut={isShut && !editing}
          isOffline={isOffline && copy.data === null}
          isFailed={documents.isError && !isOffline}
          onRetry={refetch}
        >
          <KeptDocuments documents={waiting} onEdit={(kept) => edit({ waiting: kept })} />
        </Missing>
      )}
      {editing ? (
        <DocumentEditor
          key={subjectOf(editing.document ?? editing.waiting)}
          document={editing.document}
          waiting={editing.waiting}
          added={editing.document ? changesOf(changes, editing.document.id).slice(-1).flatMap(addedOf) : []}
          draft={editing.draft}
          onClose={close}
          onChanged={refetch}
        />
      ) : null}
    </>
  )
}

/** What is read again once something that waited was sent. */
const shownQueries = (app: AppContext) =>
  [documentsQuery, keptDocumentsQuery, keptDocumentChangesQuery, keptDocumentRemovalsQuery].map(
    (query) => query(app).queryKey,
  )

type MissingProps = {
  isShut: boolean
  isOffline: boolean
  isFailed: boolean
  onRetry: () => void
  /** What there is all the same. */
  children: ReactNode
}

/** In place of documents that are not there. */
function Missing({ isShut, isOffline, isFailed, onRetry, children }: MissingProps) {
  const intl = useIntl()
  return (
    <Stack gap={5}>
      <h1>{intl.formatMessage(own.documents)}</h1>
      {isShut ? null : children}
      {isShut ? (
        <Unlock />
      ) : isOffline ? (
        <ErrorState
          picture="offline"
          title={intl.formatMessage(messages.offline)}
          actions={<Button onClick={onRetry}>{intl.formatMessage(own.retry)}</Button>}
        >
          {intl.formatMessage(messages.offlineWhy)}
        </ErrorState>
      ) : isFailed ? (
        <OwnFailed onRetry={onRetry} />
      ) : (
        <OwnSkeleton />
      )}
    </Stack>
  )
}
