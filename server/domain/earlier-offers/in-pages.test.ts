import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inPages } from './in-pages.ts'

/** A table whose rows are read behind one of them. */
const tableOf = (rows: readonly number[]) => async (page: { after: number | undefined; most: number }) =>
  rows.filter((row) => page.after === undefined || row > page.after).slice(0, page.most)

async function read(find: ReturnType<typeof tableOf>, most: number): Promise<number[]> {
  const all: number[] = []
  for await (const row of inPages(find, most)) all.push(row)
  return all
}

describe('rows that are read page by page', () => {
  it('are all of them, each once and in their order, however many a page holds', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(fc.integer()), fc.integer({ min: 1, max: 7 }), async (numbers, most) => {
        const rows = numbers.toSorted((one, other) => one - other)
        expect(await read(tableOf(rows), most)).toEqual(rows)
      }),
    )
  })

  it('are still all of the others where rows go, and the last that was read with them', async () => {
    const rows = [1, 2, 3, 4, 5, 6, 7]
    const read: number[] = []
    for await (const row of inPages<number>((page) => tableOf(rows)(page), 2)) {
      read.push(row)
      rows.splice(rows.indexOf(row), 1)
    }
    expect(read).toEqual([1, 2, 3, 4, 5, 6, 7])
  })

  it('are never asked for without a bound, and no further page where one was not full', async () => {
    const asked: (number | undefined)[] = []
    const find = async ({ after, most }: { after: number | undefined; most: number }) => {
      asked.push(after)
      expect(most).toBe(3)
      return tableOf([1, 2, 3, 4])({ after, most })
    }
    expect(await read(find, 3)).toEqual([1, 2, 3, 4])
    expect(asked).toEqual([undefined, 3])
  })
})
