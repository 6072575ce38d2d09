import { queryOptions } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { DocumentFile, PatientDocument } from '#contract/documents'
import { now } from '#src/clock/server-time.ts'
import { useApp, type AppContext } from '#src/context/app-context.ts'
import { ownDraft } from '#src/features/own-forms/own-draft.ts'
import { keyOf, notKept } from '#src/queries/resource.ts'
import type { TypedDocument } from './document-form.ts'

/**
 * What was typed of a document and not saved, and its files as they are at the server. `about` is the id of the document or of one that waits, or
 * `new`. `known`: ids of the files that a stored one had when they were read; older drafts have none.
 */
export type DocumentDraft = {
  about: string
  typed: TypedDocument
  files: DocumentFile[]
  known?: readonly string[]
  keptAt: string
}

/** The document that a draft is about. */
export const subjectOf = (document: Pick<PatientDocument, 'id'> | undefined): string => document?.id ?? 'new'

/** Files that belong to no document are removed by the server after a day: shortly before, a draft has them no more. */
const hoursOfFiles = 23

/** The one document that is being written on this device: a reload loses nothing of it. */
function documentDraft({ tenant }: Pick<AppContext, 'tenant'>) {
  const draft = ownDraft<DocumentDraft>(tenant, { machine: 'document', version: 1, subject: 'own' })
  return {
    keep: (kept: Omit<DocumentDraft, 'keptAt'>) => draft.keep({ ...kept, keptAt: new Date(now()).toISOString() }),
    discard: draft.discard,
    async read(): Promise<DocumentDraft | null> {
      const kept = await draft.read()
      if (!kept) return null
      const isOld = now() - Date.parse(kept.keptAt) > hoursOfFiles * 3_600_000
      return isOld ? { ...kept, files: [] } : kept
    },
  }
}

/** The draft, read when the page opens; null where there is none. */
export const documentDraftQuery = (app: AppContext) =>
  queryOptions({
    queryKey: keyOf(app, 'document-draft'),
    queryFn: () => documentDraft(app).read(),
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
    meta: notKept,
  })

/** Keeps what is being written from its first change on, until it is discarded. */
export function useDocumentDraft(written: Omit<DocumentDraft, 'keptAt'>) {
  const app = useApp()
  const text = JSON.stringify(written)
  const unchanged = useRef<string | undefined>(text)
  const isOver = useRef(false)
  useEffect(() => {
    if (isOver.current || text === unchanged.current) return
    unchanged.current = undefined
    void documentDraft(app).keep(JSON.parse(text) as typeof written)
  }, [app, text])
  return {
    discard: () => {
      isOver.current = true
      void documentDraft(app).discard()
    },
  }
}
