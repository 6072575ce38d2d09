import { beforeAll, expect, it } from 'vitest'
import { ensureBuilt } from '#tests/support/built-app'
import { measureHeap } from '#tests/support/heap/measure-heap'

beforeAll(() => ensureBuilt(), 240_000)

const pages = 100
const rounds = 12

/** Far below what a page is made of, and above what the engine itself leaves here and there in so many renders. */
const mostBytesLeft = 3_000

it('pages that are made anew leave nothing on the heap', async () => {
  const measured = await measureHeap(pages, rounds)
  expect(measured.map((round) => round.pages)).toEqual(Array.from({ length: rounds }, () => pages))
  expect(Math.min(...measured.map(({ calls }) => calls))).toBeGreaterThanOrEqual(pages)
  // The first two rounds fill what is kept on purpose.
  const bytesLeft = (measured.at(-1)!.heapBytes - measured[1]!.heapBytes) / ((rounds - 2) * pages)
  expect(bytesLeft).toBeLessThan(mostBytesLeft)
}, 600_000)
