import { useEffect, useRef, useState } from 'react'
import type { AppointmentDocumentKind } from '#contract/appointment-documents'
import { Problem } from '#contract/problem'
import { useApp } from '#src/context/app-context.ts'
import { toChosen } from '#src/features/document-files/to-chosen.ts'
import { isHeldUp, storedFiles, useUploads, type Upload } from '#src/features/document-files/use-uploads.ts'
import type { ChangedVisit } from '#src/outbox/changed-visit.ts'
import { useOnline } from '#src/page-load/use-online.ts'
import {
  attachVisitDocument,
  keepVisitDocument,
  newVisitDocumentIntent,
  type WantedDocument,
} from '#src/queries/appointment-documents.ts'
import { visitDocumentCalls, visitDocumentsQuery } from '#src/queries/visit-documents.ts'
import { isTaken } from './is-taken.ts'

/**
 * The files that are chosen for a visit: sent as soon as they are chosen, and put among its documents once they have come. What a lost connection
 * holds up is kept on the device, and sent later.
 */
export function useVisitUploads(
  visit: ChangedVisit,
  onDone: (kind: AppointmentDocumentKind, how: 'sent' | 'kept') => void,
) {
  const app = useApp()
  const isOnline = useOnline()
  const { appointmentId } = visit
  const { uploads, add, remove, settle } = useUploads(() => visitDocumentCalls(app, appointmentId))
  const wanted = useRef(new Map<string, Omit<WantedDocument, 'id'>>())
  const begun = useRef(new Set<string>())
  const [failures, setFailures] = useState<Readonly<Record<string, unknown>>>({})

  const finish = async (upload: Upload, step: string) => {
    const { key } = upload
    const want = wanted.current.get(key)
    if (!want) return
    try {
      const intent = { ...want, id: await newVisitDocumentIntent(appointmentId) }
      const [stored] = storedFiles([upload])
      const how = stored ? await attachVisitDocument(app, visit, intent, stored) : await keep(upload, intent)
      settle(key)
      if (how === 'sent')
        await app.queryClient.invalidateQueries({ queryKey: visitDocumentsQuery(app, appointmentId).queryKey })
      onDone(want.kind, how)
    } catch (failure) {
      begun.current.delete(step)
      setFailures((known) => ({ ...known, [step]: failure }))
    }
  }
  const keep = async (upload: Upload, intent: WantedDocument) => {
    const chosen = toChosen(upload)
    if ('file' in chosen && !(await isTaken(chosen.file)))
      throw new Problem('file_refused', { details: { reason: 'type' } })
    await keepVisitDocument(app, visit, intent, chosen)
    return 'kept' as const
  }
  useEffect(() => {
    for (const upload of uploads) {
      const step = stepOf(upload)
      const isReady = storedFiles([upload]).length > 0 || isLost(upload, isOnline)
      if (!isReady || begun.current.has(step) || failures[step]) continue
      begun.current.add(step)
      void finish(upload, step)
    }
  })

  return {
    uploads,
    /** Why a file that has come could not be put among the documents, or one that waits could not be kept. */
    failureOf: (upload: Upload): unknown => failures[stepOf(upload)],
    add: (kind: AppointmentDocumentKind, file: File, replaces?: string) => {
      for (const { key } of add([file])) wanted.current.set(key, { kind, replaces })
    },
    remove,
    retry: (upload: Upload) => setFailures(({ [stepOf(upload)]: _, ...others }) => others),
    kindOf: ({ key }: Upload): AppointmentDocumentKind => wanted.current.get(key)?.kind ?? 'other',
  }
}

/** What is done next with a chosen file: a file that could not be kept is sent all the same once there is a connection. */
const stepOf = (upload: Upload): string => `${upload.key} ${storedFiles([upload]).length > 0 ? 'attach' : 'keep'}`

/** Whether sending it has stopped for want of a connection, and is not about to go on by itself. */
function isLost(upload: Upload, isOnline: boolean): boolean {
  const state = upload.actor?.getSnapshot()
  const code = state?.context.problem?.code
  const isUnanswered = code === 'offline' || code === 'timeout'
  return isHeldUp([upload]) && isUnanswered && (!isOnline || state?.matches({ stopped: 'waiting' }) === true)
}
