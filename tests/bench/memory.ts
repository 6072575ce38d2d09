import { measureHeap } from '../support/heap/measure-heap.ts'
import type { Row } from './row.ts'

const pages = 500
const rounds = 41

/** Heap while 500 pages are made anew forty times: 20,000 renders. */
export async function measureMemory(): Promise<Row[]> {
  const measured = await measureHeap(pages, rounds)
  const [first] = measured
  return measured
    .map(({ heapBytes }, round) => ({
      what: `after ${(round + 1) * pages} renders`,
      'heap MiB': Math.round((heapBytes / 1024 / 1024) * 10) / 10,
      'left of each render, bytes': round === 0 ? 0 : Math.round((heapBytes - first!.heapBytes) / (round * pages)),
    }))
    .filter((_, round) => round % 10 === 0)
}
