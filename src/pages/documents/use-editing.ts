import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { PatientDocument } from '#contract/documents'
import { useApp } from '#src/context/app-context.ts'
import type { KeptDocument } from '#src/queries/own-document-additions.ts'
import { isOnItsWay } from '#src/queries/own-outbox.ts'
import { documentDraftQuery, subjectOf, type DocumentDraft } from './document-draft.ts'

/** A document that is written: a stored one, one that waits on the device or, without both, a new one. `draft`: what was typed before a reload. */
export type Editing = { document?: PatientDocument; waiting?: KeptDocument; draft?: DocumentDraft }

/**
 * What is written now: what was pressed, else what was being written before a reload. It stays while the documents are locked, so that nothing
 * of it is lost.
 */
export function useEditing(documents: readonly PatientDocument[] | undefined, waiting: readonly KeptDocument[]) {
  const { queryKey, ...draftQuery } = documentDraftQuery(useApp())
  const queryClient = useQueryClient()
  const { data: draft } = useQuery({ queryKey, ...draftQuery })
  const [editing, setEditing] = useState<Editing>()
  const begun = editing ?? (documents && draft ? begunBefore({ documents, waiting }, draft) : undefined)
  // From here on it does not depend on the list any more.
  if (begun && !editing) setEditing(begun)
  return {
    editing: begun,
    edit: setEditing,
    close: () => {
      queryClient.setQueryData(queryKey, null)
      setEditing(undefined)
    },
  }
}

type Known = { documents: readonly PatientDocument[]; waiting: readonly KeptDocument[] }

function begunBefore({ documents, waiting }: Known, draft: DocumentDraft): Editing | undefined {
  if (draft.about === subjectOf(undefined)) return { draft }
  const isMeant = ({ id }: { id: string }) => id === draft.about
  const [document, kept] = [documents.find(isMeant), waiting.find(isMeant)]
  // It may be gone, or on its way, meanwhile.
  if (document) return { document, draft }
  return kept && !isOnItsWay(kept) ? { waiting: kept, draft } : undefined
}
