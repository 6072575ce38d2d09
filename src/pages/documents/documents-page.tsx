import { useQuery } from '@tanstack/react-query'
import { useApp } from '#src/context/app-context.ts'
import { OwnFailed, OwnFrame, OwnSkeleton } from '#src/features/own-pages/own-frame.tsx'
import { useWithoutNetwork } from '#src/features/own-pages/use-without-network.ts'
import { messages as own } from '#src/features/own-pages/own.messages.ts'
import { Unlock } from '#src/features/unlock-documents/unlock.tsx'
import { useIsShut } from '#src/features/unlock-documents/use-is-shut.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { ownCopyQuery } from '#src/queries/own-copies.ts'
import { documentsQuery } from '#src/queries/own-documents.ts'
import { Button } from '#src/ui/button.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { ErrorState } from '#src/ui/state.tsx'
import { subjectOf } from './document-draft.ts'
import { DocumentEditor } from './document-editor.tsx'
import { DocumentShelf } from './document-shelf.tsx'
import { messages } from './documents.messages.ts'
import { useEditing } from './use-editing.ts'

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
  const { editing, edit, close } = useEditing(list?.documents)
  const refetch = () => void documents.refetch()
  return (
    <>
      {list ? (
        <DocumentShelf
          list={list}
          staleSince={documents.isError && documents.data ? documents.dataUpdatedAt : undefined}
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
        />
      )}
      {editing ? (
        <DocumentEditor
          key={subjectOf(editing.document)}
          document={editing.document}
          draft={editing.draft}
          onClose={close}
          onChanged={refetch}
        />
      ) : null}
    </>
  )
}

type MissingProps = { isShut: boolean; isOffline: boolean; isFailed: boolean; onRetry: () => void }

/** In place of documents that are not there. */
function Missing({ isShut, isOffline, isFailed, onRetry }: MissingProps) {
  const intl = useIntl()
  return (
    <Stack gap={5}>
      <h1>{intl.formatMessage(own.documents)}</h1>
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
