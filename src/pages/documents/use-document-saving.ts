import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { DocumentFile, PatientDocument } from '#contract/documents'
import { Problem } from '#contract/problem'
import { useApp } from '#src/context/app-context.ts'
import { toChosen } from '#src/features/document-files/to-chosen.ts'
import type { Upload } from '#src/features/document-files/use-uploads.ts'
import { addDocument, newDocumentIntent, type KeptDocument } from '#src/queries/own-document-additions.ts'
import { changeDocument } from '#src/queries/own-document-changes.ts'
import { documentsQuery } from '#src/queries/own-documents.ts'
import type { DocumentWords } from './document-form.ts'

/** The files of a document that is written: those of it, those that wait on the device with it or its change, and those that were chosen now. */
export type WrittenFiles = {
  stored: readonly DocumentFile[]
  waiting: KeptDocument['files']
  uploads: readonly Upload[]
}

type Saving = {
  /** The one that is changed, or that waits and is corrected; a new one without both. */
  document: PatientDocument | undefined
  waiting: KeptDocument | undefined
  files: WrittenFiles
  /** Ids of the files that the stored one had when they were read. */
  known: readonly string[]
  /** It has others by now. */
  onChangedElsewhere: (files: readonly DocumentFile[]) => void
  onSaved: (how: 'saved' | 'kept') => void
  onRefused: () => void
}

/** Saves a document. What does not get through is kept on the device with its files; a new one that is sent again is one intent as long as it is the same. */
export function useDocumentSaving({ document, waiting, files, known, onChangedElsewhere, onSaved, onRefused }: Saving) {
  const app = useApp()
  const intent = useRef({ of: '', id: '' })
  const queryClient = useQueryClient()
  const change = async (id: string, words: DocumentWords) => {
    const isOwn = (file: DocumentFile) => known.includes(file.id)
    const added = [
      ...files.stored.filter((file) => !isOwn(file)).map((stored) => ({ stored })),
      ...files.waiting.map((kept) => ({ kept })),
      ...files.uploads.map(toChosen),
    ]
    const left = files.stored.filter(isOwn).map((file) => file.id)
    try {
      const answer = await changeDocument(app, { documentId: id, words, files: left, known: [...known], added })
      return answer === 'kept' ? answer : ('saved' as const)
    } catch (failure) {
      if (failure instanceof Problem && failure.code === 'changed_elsewhere') await meet(id)
      throw failure
    }
  }
  /** Reads what the document has by now. Where that fails, saving again is refused again, and it is read then. */
  const meet = async (id: string) => {
    const list = await queryClient.fetchQuery({ ...documentsQuery(app), staleTime: 0 }).catch(() => undefined)
    const stored = list?.documents.find((one) => one.id === id)
    if (stored) onChangedElsewhere(stored.files)
  }
  const add = async (words: DocumentWords) => {
    const chosen = [
      ...files.stored.map((stored) => ({ stored })),
      ...files.waiting.map((kept) => ({ kept })),
      ...files.uploads.map(toChosen),
    ]
    const of = JSON.stringify([words, chosen.map((one) => ('stored' in one ? one.stored.id : one))])
    if (intent.current.of !== of) intent.current = { of, id: await newDocumentIntent() }
    const answer = await addDocument(app, { id: intent.current.id, words, files: chosen, corrects: waiting })
    return answer === 'kept' ? answer : ('saved' as const)
  }
  return useMutation({
    mutationFn: (words: DocumentWords) => (document ? change(document.id, words) : add(words)),
    networkMode: 'always',
    onSuccess: onSaved,
    onError: onRefused,
  })
}
