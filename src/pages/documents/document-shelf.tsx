import { Lock, Plus } from 'lucide-react'
import { useState } from 'react'
import { documentLimits, type DocumentList } from '#contract/documents'
import { messages as own } from '#src/features/own-pages/own.messages.ts'
import { toServerTime } from '#src/clock/server-time.ts'
import { ago } from '#src/i18n/ago.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useNow } from '#src/i18n/use-now.ts'
import { useLinks } from '#src/routes/links.ts'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { Note } from '#src/ui/note.tsx'
import { papers } from '#src/features/own-pages/own-pictures.tsx'
import { EmptyState } from '#src/ui/state.tsx'
import { changesOf, type KeptDocumentChange } from '#src/queries/own-document-changes.ts'
import type { KeptDocument } from '#src/queries/own-document-additions.ts'
import { DocumentRows } from './document-rows.tsx'
import { DocumentSheet } from './document-sheet.tsx'
import { messages } from './documents.messages.ts'
import { KeptDocuments } from './kept-documents.tsx'
import type { Editing } from './use-editing.ts'
import * as css from './documents.css.ts'

type Props = {
  list: DocumentList
  /** When it was loaded, where the latest could not be: milliseconds since 1970 of the device's clock. */
  staleSince: number | undefined
  /** Those that wait on this device to be added. */
  waiting: readonly KeptDocument[]
  /** Changes of documents that wait on this device or were refused. */
  changes: readonly KeptDocumentChange[]
  onEdit: (editing: Editing) => void
  onChanged: () => void
}

/** All documents of a patient, and what is done with one of them. */
export function DocumentShelf({ list, staleSince, waiting, changes, onEdit, onChanged }: Props) {
  const { documents, used_bytes, withheld } = list
  const intl = useIntl()
  const links = useLinks()
  const [shown, setShown] = useState<string>()
  const open = documents.find(({ id }) => id === shown)
  const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024)
  const isFull = used_bytes > 0.9 * documentLimits.accountBytes || documents.length >= documentLimits.documents
  const add = (
    <Button icon={Plus} onClick={() => onEdit({})}>
      {intl.formatMessage(messages.add)}
    </Button>
  )
  return (
    <Stack gap={5}>
      <div className={css.head}>
        <h1>{intl.formatMessage(own.documents)}</h1>
        {documents.length + waiting.length > 0 ? add : null}
      </div>
      {staleSince === undefined ? null : <StaleList since={staleSince} />}
      {isFull ? (
        <Note kind="warning">
          {intl.formatMessage(messages.full, {
            used: megabytes(used_bytes),
            most: megabytes(documentLimits.accountBytes),
          })}
        </Note>
      ) : null}
      {withheld === undefined ? null : (
        <Note
          actions={
            <LinkButton tone="secondary" size="small" href={links.path('dashboard/relatives')}>
              {intl.formatMessage(own.relatives)}
            </LinkButton>
          }
        >
          {intl.formatMessage(messages.withheld, { count: withheld })}
        </Note>
      )}
      <KeptDocuments documents={waiting} onEdit={(kept) => onEdit({ waiting: kept })} />
      {documents.length > 0 ? (
        <DocumentRows documents={documents} changes={changes} onOpen={setShown} />
      ) : waiting.length > 0 ? null : (
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
        changes={open ? changesOf(changes, open.id) : []}
        onClose={() => setShown(undefined)}
        onEdit={(document) => {
          setShown(undefined)
          onEdit({ document })
        }}
        onChanged={onChanged}
      />
    </Stack>
  )
}

/** Says how old a list is that could not be loaded anew. */
function StaleList({ since }: { since: number }) {
  const intl = useIntl()
  const now = useNow()
  const phrase = now && ago(intl.locale.intl, toServerTime(since), now.getTime())
  return (
    <Note kind="warning">
      {phrase ? intl.formatMessage(messages.staleAgo, { ago: phrase }) : intl.formatMessage(messages.stale)}
    </Note>
  )
}
