import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openStorage, storageKey, tenantStorage } from './tenant-storage.ts'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})
afterEach(() => vi.restoreAllMocks())

describe('the storage of a tenant', () => {
  it('keeps values for the next visit', async () => {
    await openStorage('patientweb').set('a', { kept: true })
    expect(await openStorage('patientweb').get('a')).toEqual({ kept: true })
  })

  it('is never seen by another tenant of the same origin [T05]', async () => {
    await openStorage('patientweb').set('a', 'mine')
    const other = openStorage('insurer')
    expect(await other.get('a')).toBeUndefined()
    await other.clear()
    expect(await openStorage('patientweb').get('a')).toBe('mine')
    const databases = (await indexedDB.databases()).map(({ name }) => name)
    expect(databases.sort()).toEqual(['patientweb:insurer', 'patientweb:patientweb'])
  })

  it('has keys of this product and tenant alone [K08]', () => {
    expect(storageKey('insurer', 'app-data', 'ar-sa')).toBe('patientweb:insurer:app-data:ar-sa')
  })

  it('loses no change when two tabs change one value', async () => {
    const [one, other] = [openStorage('patientweb'), openStorage('patientweb')]
    const add =
      (word: string) =>
      (words: string[] = []) => [...words, word]
    await Promise.all([one.update('a', add('x')), other.update('a', add('y')), one.update('a', add('z'))])
    expect((await one.get<string[]>('a'))?.sort()).toEqual(['x', 'y', 'z'])
  })

  it('changes several values in one step: what another tab changes is before or after, and a failure changes none', async () => {
    const [one, other] = [openStorage('patientweb'), openStorage('patientweb')]
    for (const key of ['a', 'b']) await one.set(key, key)
    const both = one.updateTogether<string>(['a', 'b', 'c'], ([a, b]) => [undefined, undefined, `${a}${b}`])
    await Promise.all([both, other.update<string>('b', (b) => b && `${b}!`)])
    expect(await Promise.all(['a', 'b', 'c'].map((key) => one.get(key)))).toEqual([undefined, undefined, 'ab'])
    const failing = one.updateTogether<string>(['a', 'c'], () => {
      throw new Error('a fault')
    })
    await expect(failing).rejects.toThrow('a fault')
    expect(await one.get('c')).toBe('ab')
  })

  it('removes by answering nothing, and lists by the start of the key', async () => {
    const storage = openStorage('patientweb')
    await storage.set('box:2', 'b')
    await storage.set('box:1', 'a')
    await storage.set('bag:1', 'c')
    expect(await storage.list('box:')).toEqual(['a', 'b'])
    await storage.update('box:1', () => undefined)
    expect(await storage.list('box:')).toEqual(['b'])
  })

  it('keeps the old value when a change throws', async () => {
    const storage = openStorage('patientweb')
    await storage.set('a', 1)
    const failing = storage.update('a', () => {
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await storage.get('a')).toBe(1)
  })

  it('opens a new connection when the old one was lost, and goes on', async () => {
    const storage = openStorage('patientweb')
    await storage.set('a', 'kept')
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
      throw new DOMException('Connection to Indexed Database server lost.', 'UnknownError')
    })
    const open = vi.spyOn(indexedDB, 'open')
    expect(await storage.get('a')).toBe('kept')
    expect(transaction).toHaveBeenCalledTimes(2)
    expect(open).toHaveBeenCalledTimes(1)
    expect(storage.isLasting('a')).toBe(true)
  })

  it('works in memory where the device keeps nothing', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    const storage = openStorage('patientweb')
    await storage.set('a', 1)
    await storage.update<number>('a', (value = 0) => value + 1)
    expect([await storage.get('a'), await storage.list('a'), storage.isLasting('a')]).toEqual([2, [2], false])
    await storage.remove('a')
    expect(await storage.get('a')).toBeUndefined()
  })

  it('still shows what was kept before the disk was full', async () => {
    const storage = openStorage('patientweb')
    await storage.set('a', 'old')
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await storage.set('b', 'new')
    expect(await storage.list('')).toEqual(['old', 'new'])
    put.mockRestore()
    await storage.set('c', 'small')
    expect(['a', 'b', 'c'].map((key) => storage.isLasting(key))).toEqual([true, false, true])
  })

  it('is one per page', () => {
    expect(tenantStorage('patientweb')).toBe(tenantStorage('patientweb'))
    expect(tenantStorage('patientweb')).not.toBe(tenantStorage('insurer'))
  })
})
