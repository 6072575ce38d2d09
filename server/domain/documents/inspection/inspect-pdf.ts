import type { FileRefusal } from '#contract/documents'
import { createWorkApart, TooMuch } from '#server/work-apart'
import { refusedFile } from './refuse-file.ts'

/** Milliseconds that one PDF may take. */
const longestInspection = 10_000

const ownEntry = new URL('./pdf-worker.mjs', import.meta.url)

type JudgeOptions = {
  /** The worker's module. */
  entry?: URL
  /** Milliseconds that one PDF may take. */
  longest?: number
}

/**
 * Judges PDFs as `checkPdf` does, one at a time and in a worker: calls are answered meanwhile. What takes too long, or more memory than there is
 * for it, ends with its worker, and is refused as broken. Throws `file_refused`, and `unavailable` where no worker begins.
 */
export function createPdfInspector({ entry = ownEntry, longest = longestInspection }: JudgeOptions = {}) {
  const judge = createWorkApart<Buffer, FileRefusal | null>({ entry, longest })
  return async (bytes: Buffer): Promise<void> => {
    const reason = await judge(bytes).catch((failure: unknown) => {
      if (failure instanceof TooMuch) return 'broken' as const
      throw failure
    })
    if (reason !== null) throw refusedFile(reason)
  }
}

/** That of the server. */
export const inspectPdf = createPdfInspector()
