import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useTextedCode } from './use-texted-code.ts'

afterEach(() => {
  cleanup()
  Reflect.deleteProperty(window, 'OTPCredential')
  Reflect.deleteProperty(navigator, 'credentials')
})

/** A browser that reads texts: answers each request with the next of them, then waits. */
function browserThatReads(...texts: (object | null | Error)[]) {
  const requests: CredentialRequestOptions[] = []
  Object.assign(window, { OTPCredential: class {} })
  const get = (request: CredentialRequestOptions) => {
    requests.push(request)
    const text = texts.shift()
    if (text === undefined) return new Promise(() => undefined)
    return text instanceof Error ? Promise.reject(text) : Promise.resolve(text)
  }
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get } })
  return requests
}

it('gives the code of each text, until the step is left', async () => {
  const requests = browserThatReads({ code: '123456' }, { code: '654321' })
  const onCode = vi.fn()
  const { unmount } = renderHook(() => useTextedCode(true, onCode))
  await waitFor(() => expect(onCode.mock.calls).toEqual([['123456'], ['654321']]))
  expect(requests.map((request) => 'otp' in request && request.otp)).toEqual(Array(3).fill({ transport: ['sms'] }))
  expect(requests[2]?.signal?.aborted).toBe(false)
  unmount()
  expect(requests[2]?.signal?.aborted).toBe(true)
})

it.each([
  ['what is no code', { code: 'call 0900' }],
  ['no text', null],
  ['a patient who does not want it', new DOMException('', 'NotAllowedError')],
])('gives nothing for %s, and asks no more', async (_, text) => {
  const requests = browserThatReads(text)
  const onCode = vi.fn()
  renderHook(() => useTextedCode(true, onCode))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect([requests.length, onCode.mock.calls]).toEqual([1, []])
})

it('asks for no text where the code comes by mail, or the browser reads none', async () => {
  const requests = browserThatReads({ code: '123456' })
  const onCode = vi.fn()
  renderHook(() => useTextedCode(false, onCode))
  Reflect.deleteProperty(window, 'OTPCredential')
  renderHook(() => useTextedCode(true, onCode))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect([requests, onCode.mock.calls]).toEqual([[], []])
})
