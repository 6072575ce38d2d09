import type { Worker } from 'node:worker_threads'
import { expect, it, onTestFinished } from 'vitest'
import { pdf } from '#tests/support/sample-files'
import { createPdfInspector } from './inspect-pdf.ts'

/** A worker that takes every file but those that begin with a letter, by which it does something else. */
const doing = (letter: string, what: string) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`
      import { parentPort } from 'node:worker_threads'
      parentPort.on('message', ([first]) => {
        if (String.fromCharCode(first) === '${letter}') { ${what} }
        parentPort.postMessage(null)
      })
      parentPort.postMessage('ready')`)}`,
  )

/** How many workers begin from now on. */
function countWorkers(): () => number {
  const begun: Worker[] = []
  const note = (worker: Worker) => void begun.push(worker)
  process.on('worker', note)
  onTestFinished(() => void process.off('worker', note))
  return () => begun.length
}

const outcome = (inspected: Promise<void>) =>
  inspected.then(
    () => 'taken',
    ({ code, details }: { code: string; details?: { reason: string } }) => `${code} ${details?.reason ?? ''}`.trim(),
  )

it.each([
  ['takes too long', 'for (;;);'],
  ['takes too much memory', "const all = []; for (;;) all.push(new Array(100_000).fill('x'))"],
  ['ends its worker', 'process.exit()'],
])('a PDF that %s is refused, and the next is inspected by another worker', async (_, what) => {
  const workers = countWorkers()
  // Memory is used up long before; only what takes for ever is waited for.
  const inspect = createPdfInspector({ entry: doing('!', what), longest: what.startsWith('for') ? 100 : 20_000 })
  expect(await outcome(inspect(Buffer.from('ordinary')))).toBe('taken')
  expect(await outcome(inspect(Buffer.from('!')))).toBe('file_refused broken')
  expect(await outcome(inspect(Buffer.from('ordinary')))).toBe('taken')
  expect(workers()).toBe(2)
})

it('many PDFs are inspected by one worker, one at a time, each with its own answer', async () => {
  const workers = countWorkers()
  const inspect = createPdfInspector()
  const files = [pdf(), pdf({ trailer: '/Encrypt 9 0 R' }), pdf().subarray(0, 200), pdf()]
  expect(await Promise.all(files.map((bytes) => outcome(inspect(bytes))))).toEqual([
    'taken',
    'file_refused locked',
    'file_refused broken',
    'taken',
  ])
  expect(workers()).toBe(1)
})

it('without a worker a file is not refused: it can be sent again', async () => {
  const inspect = createPdfInspector({ entry: new URL("data:text/javascript,throw new Error('no memory')") })
  expect(await outcome(inspect(pdf()))).toBe('unavailable')
})
