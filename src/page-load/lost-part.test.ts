import { onlineManager } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { loadPart } from './lost-part.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  onlineManager.setOnline(true)
})

const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

const manifest = 'application/manifest+json; charset=utf-8'
const answer = (status: number, type: string) => async () => ({
  status,
  headers: new Headers({ 'content-type': type }),
})

function answers(how: () => Promise<{ status: number; headers: Headers }>) {
  const fetch = vi.fn(how)
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('document', { querySelector: () => ({ href: 'https://app.example/manifest.webmanifest' }) })
  return fetch
}

it('gives a part that is there, and does not ask for the platform', async () => {
  const fetch = answers(answer(200, manifest))
  expect(await loadPart(async () => 'part')).toBe('part')
  expect(fetch).not.toHaveBeenCalled()
})

it.each([
  ['part_missing', 'the platform answers', answer(200, manifest)],
  ['unavailable', 'the login page of a network answers', answer(200, 'text/html')],
  ['unavailable', 'a gateway fails', answer(502, 'text/html')],
  ['unavailable', 'the platform fails', answer(503, 'application/json')],
  ['offline', 'nobody answers', () => Promise.reject(new TypeError('Failed to fetch'))],
] as const)('rejects with %s where a file is lost and %s', async (code, _where, how) => {
  answers(how)
  await expect(loadPart(lost)).rejects.toMatchObject({ code, cause: expect.any(TypeError) })
})

it('takes a file for lost with the network where that is known to be gone', async () => {
  const fetch = answers(answer(200, manifest))
  onlineManager.setOnline(false)
  await expect(loadPart(lost)).rejects.toMatchObject({ code: 'offline' })
  expect(fetch).not.toHaveBeenCalled()
})
