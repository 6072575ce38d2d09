import { useEffect, useRef, useState } from 'react'
import { storedFiles, useUploads, type Upload } from '#src/features/document-files/use-uploads.ts'
import type { ChatCalls, Said } from '../chat-side.ts'

/** Files that are chosen in the room: each is sent at once, and said once it has come. */
export function useSentFiles(calls: ChatCalls, say: (said: Said) => Promise<void>) {
  const { uploads, add, remove, settle } = useUploads(calls.files)
  const begun = useRef(new Set<string>())
  const [failures, setFailures] = useState<Readonly<Record<string, unknown>>>({})
  const finish = async (key: string, fileId: string) => {
    try {
      // The key of the upload is that of the message: said again, it is the same one.
      await say({ id: key, file_id: fileId })
      settle(key)
    } catch (failure) {
      begun.current.delete(key)
      setFailures((known) => ({ ...known, [key]: failure }))
    }
  }
  useEffect(() => {
    for (const upload of uploads) {
      const { key } = upload
      const [stored] = storedFiles([upload])
      if (!stored || begun.current.has(key) || failures[key]) continue
      begun.current.add(key)
      void finish(key, stored.id)
    }
  })
  return {
    uploads,
    /** Why a file that has come could not be said. */
    failureOf: ({ key }: Upload): unknown => failures[key],
    add: (file: File) => void add([file]),
    remove,
    retry: ({ key }: Upload) => setFailures(({ [key]: _, ...others }) => others),
  }
}
