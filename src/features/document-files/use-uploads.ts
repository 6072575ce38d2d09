import { useEffect, useReducer, useRef, useState } from 'react'
import { createActor, type ActorRefFrom } from 'xstate'
import { documentLimits, type DocumentFile } from '#contract/documents'
import { longestText } from '#contract/text-limits'
import type { fileUploadMachine } from '#machines/file-upload/file-upload.machine'
import { withoutHeif } from '#src/features/pictures/without-heif.ts'
import { blockUpdates } from '#src/page-load/safe-moment.ts'
import { useOnline } from '#src/page-load/use-online.ts'
import { provideUpload, type FileCalls } from './parts/provide-upload.ts'

/** A chosen file: being opened, being sent, or refused before that. */
export type Upload = {
  key: string
  file: File
  fault?: 'tooLarge' | 'empty' | 'heic'
  actor?: ActorRefFrom<typeof fileUploadMachine>
}

/**
 * The files that are chosen for a document, each sent by `calls` as soon as it is chosen, while that `isOpen`. What is not saved is given up
 * when the form closes.
 */
export function useUploads(calls: () => Promise<FileCalls>, isOpen = true) {
  const isOnline = useOnline()
  const [uploads, setUploads] = useState<Upload[]>([])
  const [, render] = useReducer((count: number) => count + 1, 0)
  const all = useRef(uploads)
  useEffect(() => {
    all.current = uploads
  }, [uploads])

  useEffect(() => {
    if (!isOnline || !isOpen) return
    for (const { actor } of all.current) actor?.send({ type: 'connection.returned' })
  }, [isOnline, isOpen])
  useEffect(
    () => () => {
      for (const { actor } of all.current) actor?.stop()
      all.current = []
    },
    [],
  )

  // What is chosen and not saved with its document goes with the page.
  const hasChosen = uploads.length > 0
  useEffect(() => (hasChosen ? blockUpdates('upload') : undefined), [hasChosen])

  const choose = (file: File): Upload => {
    const key = crypto.randomUUID()
    if (file.size === 0) return { key, file, fault: 'empty' }
    return { key, file, ...(file.size > documentLimits.fileBytes && { fault: 'tooLarge' }) }
  }
  const begin = async ({ key, file: chosen }: Upload) => {
    const file = await withoutHeif(chosen)
    // It was taken back meanwhile, or the form is closed.
    if (!all.current.some((upload) => upload.key === key)) return
    const opened: Upload = file ? sendOrRefuse(key, file) : { key, file: chosen, fault: 'heic' }
    setUploads((known) => known.map((upload) => (upload.key === key ? opened : upload)))
  }
  const sendOrRefuse = (key: string, file: File): Upload => {
    // A drawn picture may be larger than what it was made of.
    if (file.size > documentLimits.fileBytes) return { key, file, fault: 'tooLarge' }
    const name = file.name.slice(-longestText.fileName) || 'file'
    const actor = createActor(provideUpload(calls, file), { input: { name, bytes: file.size } })
    actor.subscribe(render)
    return { key, file, actor: actor.start() }
  }
  const giveUp = ({ actor }: Upload) => {
    const { id } = actor?.getSnapshot().context ?? {}
    actor?.stop()
    // What cannot be given up now is removed by the server within a day.
    if (id) void calls().then(({ dropFile }) => dropFile?.(id).catch(() => undefined))
  }
  return {
    uploads,
    add: (files: readonly File[]): readonly Upload[] => {
      const chosen = files.map(choose)
      all.current = [...all.current, ...chosen]
      setUploads((known) => [...known, ...chosen])
      for (const upload of chosen) if (!upload.fault) void begin(upload)
      return chosen
    },
    /** After one was saved, or kept until it can be sent. */
    settle: (key: string) => {
      all.current.find((upload) => upload.key === key)?.actor?.stop()
      setUploads((known) => known.filter((upload) => upload.key !== key))
    },
    remove: (upload: Upload) => {
      giveUp(upload)
      setUploads((known) => known.filter(({ key }) => key !== upload.key))
    },
    /** After they were saved with their document, or kept with it: what is still to be sent of them is sent by others. */
    forget: () => {
      for (const { actor } of uploads) actor?.stop()
      setUploads([])
    },
    giveUpAll: () => {
      uploads.forEach(giveUp)
      setUploads([])
    },
  }
}

/** The stored files among uploads, in their order. */
export const storedFiles = (uploads: readonly Upload[]): DocumentFile[] =>
  uploads.flatMap(({ actor }) => actor?.getSnapshot().context.file ?? [])

/** Whether sending one of them stands still for want of a connection. */
export const isHeldUp = (uploads: readonly Upload[]): boolean =>
  uploads.some(({ actor }) => actor?.getSnapshot().matches('stopped'))

/**
 * Why a document with these uploads cannot be saved yet.
 *
 * @param canWait - what is not sent may wait with it on the device
 */
export function faultOfUploads(uploads: readonly Upload[], canWait = false): 'stillSending' | 'hasRefused' | undefined {
  if (uploads.some(({ fault, actor }) => fault ?? actor?.getSnapshot().matches('refused'))) return 'hasRefused'
  const isReady = ({ actor }: Upload) => (canWait ? actor : actor?.getSnapshot().matches('stored'))
  return uploads.every(isReady) ? undefined : 'stillSending'
}
