import { describe, expect, it } from 'vitest'
import { workOnAll, workThrough } from './work-through.ts'

const ids = (count: number) => Array.from({ length: count }, (_, index) => ({ id: String(index).padStart(4, '0') }))

/** A table of which what was done is gone, and what failed is found again. */
function table(count: number, isBad: (id: string) => boolean) {
  let rows = ids(count)
  return {
    left: () => rows.map(({ id }) => id),
    find: async (after: string | undefined, most: number) =>
      rows
        .filter(({ id }) => after === undefined || id > after)
        .slice(0, most)
        .toReversed(),
    work: async ({ id }: { id: string }) => {
      if (isBad(id)) throw new Error(`bad ${id}`)
      rows = rows.filter((row) => row.id !== id)
    },
  }
}

describe('work on many', () => {
  it('goes on where one fails, and fails at the end with the first failure', async () => {
    const done: string[] = []
    const work = async ({ id }: { id: string }) => {
      if (id === '0001' || id === '0003') throw new Error(id)
      done.push(id)
    }
    await expect(workOnAll(ids(5), work)).rejects.toThrow('0001')
    expect(done).toEqual(['0000', '0002', '0004'])
    await expect(workOnAll(ids(1), work)).resolves.toBeUndefined()
  })

  it('page by page stops when enough are done, and the next run goes on', async () => {
    const { find, work, left } = table(7, () => false)
    expect(await workThrough(find, { work, most: 5 })).toBe(5)
    expect(left()).toEqual(['0005', '0006'])
    expect(await workThrough(find, { work, most: 5 })).toBe(2)
    expect(await workThrough(find, { work, most: 5 })).toBe(0)
  })

  it('page by page passes over any number that always fail, of which some are told', async () => {
    const { find, work, left } = table(60, (id) => id < '0050')
    let told = 0
    const run = workThrough(find, { work, most: 5, onFailure: () => (told += 1) })
    await expect(run).rejects.toMatchObject({ message: '50 of 55 failed', cause: { message: 'bad 0000' } })
    expect([told, left().slice(50)]).toEqual([20, ['0055', '0056', '0057', '0058', '0059']])
  })
})
