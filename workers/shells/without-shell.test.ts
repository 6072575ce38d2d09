import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createWithoutShell } from './without-shell.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const kept = new Response('kept')
const sent = new Response('sent')

/** Opens an address whose answer the server gives after so many milliseconds; never without one. */
function open(path: string, after?: number) {
  const answer = createWithoutShell({
    mount: '/care/',
    fetch: () => new Promise((resolve) => after !== undefined && setTimeout(resolve, after, sent)),
    instead: async () => kept,
    patience: 3_000,
  })
  let shown: Response | undefined
  const address = new URL(path, 'https://app.example')
  void answer(new Request(address), address).then((response) => (shown = response))
  return async (milliseconds: number) => {
    await vi.advanceTimersByTimeAsync(milliseconds)
    return shown
  }
}

it.each(['/care/', '/care/?key=sadeem', '/care/ar-ae?lang=ar', '/care/id/doctor'])(
  'of the page %s something is shown soon, whatever the server does',
  async (path) => {
    const never = open(path)
    expect([await never(2_999), await never(1)]).toEqual([undefined, kept])
    const slow = open(path, 2_000)
    expect(await slow(2_000)).toBe(sent)
    const tooSlow = open(path, 4_000)
    expect(await tooSlow(5_000)).toBe(kept)
  },
)

it.each(['/care/api/account/patient/documents/1', '/care/docs', '/en-ae'])(
  'what is no page of the app is waited for: %s',
  async (path) => {
    const slow = open(path, 90_000)
    expect([await slow(80_000), await slow(10_000)]).toEqual([undefined, sent])
  },
)

it('a page that fails is answered from the device at once', async () => {
  const answer = createWithoutShell({
    mount: '/',
    fetch: () => Promise.reject(new TypeError('Failed to fetch')),
    instead: async () => kept,
  })
  const address = new URL('https://app.example/en-ae?lang=en')
  expect(await answer(new Request(address), address)).toBe(kept)
})
