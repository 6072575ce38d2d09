import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { PatientDocument } from '#contract/documents'
import { useApp } from '#src/context/app-context.ts'
import { documentDraftQuery, subjectOf, type DocumentDraft } from './document-draft.ts'

/** A document that is written: a stored one or, without it, a new one. `draft`: what was typed before a reload. */
export type Editing = { document?: PatientDocument; draft?: DocumentDraft }

/**
 * What is written now: what was pressed, else what was being written before a reload. It stays while the documents are locked, so that nothing
 * of it is lost.
 */
export function useEditing(documents: readonly PatientDocument[] | undefined) {
  const { queryKey, ...draftQuery } = documentDraftQuery(useApp())
  const queryClient = useQueryClient()
  const { data: draft } = useQuery({ queryKey, ...draftQuery })
  const [editing, setEditing] = useState<Editing>()
  const begun = editing ?? (documents && draft ? begunBefore(documents, draft) : undefined)
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

function begunBefore(documents: readonly PatientDocument[], draft: DocumentDraft): Editing | undefined {
  if (draft.about === subjectOf(undefined)) return { draft }
  const document = documents.find(({ id }) => id === draft.about)
  // It may be gone meanwhile.
  return document && { document, draft }
}
