import { performance } from 'node:perf_hooks'
import { documentLimits } from '#contract/documents'
import { checkPdf } from '#server/domain/documents/inspection/check-pdf'
import { inspectFile } from '#server/domain/documents/inspection/inspect-file'
import { pdf } from '../support/sample-files.ts'
import { median, type Row } from './row.ts'

const rounds = 15

/** The longest that a call would wait for the thread while a PDF is judged that is made to take long: in its worker, and were it judged here. */
export async function measureUploads(): Promise<Row[]> {
  const files = {
    'of one page': pdf(),
    'full of escapes': pdf({ catalogue: '/X ' + '#41'.repeat((documentLimits.fileBytes - 10_000) / 3) }),
    'unpacked to 8 MiB': pdf({ packed: '#41'.repeat(2 * 1024 * 1024) }),
  }
  const rows: Row[] = []
  for (const [name, bytes] of Object.entries(files)) {
    const apart = []
    const here = []
    for (let round = 0; round < rounds; round++) {
      apart.push(await longestWait(async () => void (await inspectFile(bytes, undefined))))
      here.push(await longestWait(async () => checkPdf(bytes)))
    }
    rows.push({ what: `a PDF ${name}`, 'in a worker, ms': median(apart), 'in the thread of calls, ms': median(here) })
  }
  return rows
}

/** The longest time between two turns of the event loop while something is done, in milliseconds. */
async function longestWait(work: () => Promise<void>): Promise<number> {
  let longest = 0
  let last = performance.now()
  let isDone = false
  const turn = () => {
    const now = performance.now()
    longest = Math.max(longest, now - last)
    last = now
    if (!isDone) setImmediate(turn)
  }
  setImmediate(turn)
  await work()
  await new Promise<void>((resolve) => setImmediate(resolve))
  isDone = true
  return Math.round(longest * 10) / 10
}
