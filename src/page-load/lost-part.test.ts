import { onlineManager } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { loadPart } from './lost-part.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  onlineManager.setOnline(true)
})

const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

function platformAnswers(answer: () => Promise<{ status: number }>) {
  const fetch = vi.fn(answer)
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('window', { location: { href: 'https://app.example/en-ae' } })
  return fetch
}

it('gives a part that is there, and does not ask for the platform', async () => {
  const fetch = platformAnswers(async () => ({ status: 200 }))
  expect(await loadPart(async () => 'part')).toBe('part')
  expect(fetch).not.toHaveBeenCalled()
})

it.each([
  ['part_missing', 'the platform answers', async () => ({ status: 200 })],
  ['part_missing', 'this page is not on it any more', async () => ({ status: 404 })],
  ['offline', 'the platform fails', async () => ({ status: 502 })],
  ['offline', 'it cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
] as const)('rejects with %s where a file is lost and %s', async (code, _where, answer) => {
  platformAnswers(answer)
  await expect(loadPart(lost)).rejects.toMatchObject({ code, cause: expect.any(TypeError) })
})

it('takes a file for lost with the network where that is known to be gone', async () => {
  const fetch = platformAnswers(async () => ({ status: 200 }))
  onlineManager.setOnline(false)
  await expect(loadPart(lost)).rejects.toMatchObject({ code: 'offline' })
  expect(fetch).not.toHaveBeenCalled()
})
