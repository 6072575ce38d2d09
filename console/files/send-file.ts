import { consoleCalls, consoleHeader } from '#contract/console/calls'
import type { UploadQuery } from '#contract/console/files'
import { Problem, type FieldProblem, type ProblemCode } from '#contract/problem'
import { problemCodes } from '#contract/problem-codes'

type Sending = { home: string; language: string; query: UploadQuery; file: Blob; onProgress: (share: number) => void }

/**
 * Sends a file into the draft, and says how much of it is there, from 0 to 1: what `fetch` does not. Throws a Problem, `offline` where nobody
 * answered; its `fields` say what is wrong with the file.
 */
export function sendFile({ home, language, query, file, onProgress }: Sending): Promise<void> {
  const { method, path } = consoleCalls.uploadFile
  const call = new XMLHttpRequest()
  call.open(method, `${home}/api${path}?${new URLSearchParams(Object.entries(query))}`)
  call.setRequestHeader(consoleHeader, '1')
  call.setRequestHeader('Accept-Language', language)
  call.setRequestHeader('Content-Type', 'application/octet-stream')
  return new Promise((resolve, reject) => {
    call.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    call.addEventListener('error', () => reject(new Problem('offline')))
    call.addEventListener('load', () => (call.status === 200 ? resolve() : reject(problemOf(call))))
    call.send(file)
  })
}

function problemOf({ status, responseText }: XMLHttpRequest): Problem {
  const read = readJson(responseText)
  const code = problemCodes.find((known) => known === read.code) ?? 'unexpected'
  return new Problem(code, { status, details: read.details, fields: read.fields ?? [] })
}

/** Somebody else's page, such as that of a proxy, is none of our answers. */
function readJson(text: string): { code?: ProblemCode; details?: unknown; fields?: FieldProblem[] } {
  try {
    return JSON.parse(text) as object
  } catch {
    return {}
  }
}
