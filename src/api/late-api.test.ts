import { onlineManager } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { lateApi, withLate } from './late-api.ts'

const twice = async (value: number) => value * 2

it('loads the code of its calls with the first of them, once', async () => {
  const load = vi.fn(async () => ({ twice, half: async (value: number) => value / 2 }))
  const api = lateApi(load)
  expect(load).not.toHaveBeenCalled()
  expect(await Promise.all([api.twice(4), api.half(4)])).toEqual([8, 2])
  expect(load).toHaveBeenCalledTimes(1)
})

it('can be passed on by a promise', async () => {
  const api = lateApi(async () => ({ twice }))
  const passed = await Promise.resolve(api)
  expect(await passed.twice(3)).toBe(6)
})

it('says that its code cannot be loaded, and tries again', async () => {
  onlineManager.setOnline(false)
  const load = vi.fn(async () => ({ twice }))
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  const api = lateApi(load)
  await expect(api.twice(1)).rejects.toMatchObject({ code: 'offline' })
  onlineManager.setOnline(true)
  expect(await api.twice(1)).toBe(2)
})

it('stands behind calls that are there, which load nothing', async () => {
  const load = vi.fn(async () => ({ twice }))
  const api = withLate({ half: async (value: number) => value / 2 }, load)
  expect(await (await Promise.resolve(api)).half(8)).toBe(4)
  expect(load).not.toHaveBeenCalled()
  expect(await api.twice(5)).toBe(10)
})
