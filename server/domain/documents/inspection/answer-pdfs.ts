import { parentPort } from 'node:worker_threads'
import type { FileRefusal } from '#contract/documents'
import { Problem } from '#contract/problem'
import { checkPdf } from './check-pdf.ts'

/** Why a PDF is refused; null for one that is taken. */
function refusalOf(bytes: Uint8Array): FileRefusal | null {
  try {
    checkPdf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    return null
  } catch (failure) {
    if (failure instanceof Problem && failure.code === 'file_refused')
      return (failure.details as { reason: FileRefusal }).reason
    throw failure
  }
}

// Runs apart from the thread that answers calls (`inspect-pdf.ts`): first it says that it is there, then it answers one PDF after the other.
parentPort?.on('message', (bytes: Uint8Array) => parentPort?.postMessage(refusalOf(bytes)))
parentPort?.postMessage('ready')
