import { beforeAll, expect, it } from 'vitest'
import { ensureBuilt } from '#tests/support/built-app'
import { measureHeap } from '#tests/support/heap/measure-heap'

beforeAll(() => (pages > 0 ? ensureBuilt() : undefined), 240_000)

/** Fewer would not tell a page that stays from noise. They take a minute and a half of a core: `npm run soak` alone makes them. */
const pages = Number(process.env['HEAP_PAGES'] ?? 0)
const rounds = 8
/** They fill what is kept on purpose, and the engine writes down what it learns of code that runs often. */
const roundsToSettle = 4

/** Half of what an adapter that is kept for each page leaves, and twice what the engine still learns after those rounds. */
const mostBytesLeft = 4_000

it.runIf(pages > 0)(
  'pages that are made anew leave nothing on the heap',
  async () => {
    const measured = await measureHeap(pages, rounds)
    expect(measured.map((round) => round.pages)).toEqual(Array.from({ length: rounds }, () => pages))
    expect(Math.min(...measured.map(({ calls }) => calls))).toBeGreaterThanOrEqual(pages)
    const settled = measured[roundsToSettle - 1]!
    const bytesLeft = (measured.at(-1)!.heapBytes - settled.heapBytes) / ((rounds - roundsToSettle) * pages)
    expect(bytesLeft).toBeLessThan(mostBytesLeft)
  },
  600_000,
)
