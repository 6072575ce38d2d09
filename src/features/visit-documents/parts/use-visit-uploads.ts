import { useEffect, useRef, useState } from 'react'
import type { AppointmentDocumentKind } from '#contract/appointment-documents'
import type { DocumentFile } from '#contract/documents'
import { Problem } from '#contract/problem'
import type { ProblemCode } from '#contract/problem-codes'
import { useApp } from '#src/context/app-context.ts'
import { storedFiles, useUploads, type Upload } from '#src/features/document-files/use-uploads.ts'
import { visitDocumentCalls, visitDocumentsQuery } from '#src/queries/visit-documents.ts'

/** What a chosen file becomes: a document of this kind, new or in the place of another. */
type Wanted = { kind: AppointmentDocumentKind; replaces?: string | undefined; idempotencyKey: string }

/** The files that are chosen for a visit: sent as soon as they are chosen, and put among its documents once they have come. */
export function useVisitUploads(visitId: string, onSaved: (kind: AppointmentDocumentKind) => void) {
  const app = useApp()
  const calls = () => visitDocumentCalls(app, visitId)
  const { uploads, add, remove, settle } = useUploads(calls)
  const wanted = useRef(new Map<string, Wanted>())
  const begun = useRef(new Set<string>())
  const [failures, setFailures] = useState<Readonly<Record<string, ProblemCode>>>({})

  const attach = async (key: string, { id }: DocumentFile) => {
    const want = wanted.current.get(key)
    if (!want) return
    try {
      const { kind, replaces, idempotencyKey } = want
      const api = await calls()
      await (replaces ? api.replace(replaces, kind, id) : api.add(kind, id, { idempotencyKey }))
      settle(key)
      await app.queryClient.invalidateQueries({ queryKey: visitDocumentsQuery(app, visitId).queryKey })
      onSaved(kind)
    } catch (failure) {
      begun.current.delete(key)
      setFailures((known) => ({ ...known, [key]: failure instanceof Problem ? failure.code : 'unexpected' }))
    }
  }
  useEffect(() => {
    for (const upload of uploads) {
      const [file] = storedFiles([upload])
      if (!file || begun.current.has(upload.key) || failures[upload.key]) continue
      begun.current.add(upload.key)
      void attach(upload.key, file)
    }
  })

  return {
    uploads,
    /** Why a file that has come could not be put among the documents. */
    failures,
    add: (kind: AppointmentDocumentKind, file: File, replaces?: string) => {
      for (const { key } of add([file]))
        wanted.current.set(key, { kind, replaces, idempotencyKey: crypto.randomUUID() })
    },
    remove,
    retry: ({ key }: Upload) => setFailures(({ [key]: _, ...others }) => others),
    kindOf: ({ key }: Upload): AppointmentDocumentKind => wanted.current.get(key)?.kind ?? 'other',
  }
}
