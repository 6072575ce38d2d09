import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useWakeLock } from './parts/use-wake-lock.ts'

let visibility: DocumentVisibilityState = 'visible'
Object.defineProperty(document, 'visibilityState', { get: () => visibility, configurable: true })
afterEach(() => {
  cleanup()
  visibility = 'visible'
  Reflect.deleteProperty(navigator, 'wakeLock')
})

function InCall() {
  useWakeLock()
  return <p>the call</p>
}
const settle = () => act(async () => {})
const turn = async (next: DocumentVisibilityState) => {
  visibility = next
  document.dispatchEvent(new Event('visibilitychange'))
  await settle()
}
/** A browser that answers each wish for a screen that stays on so. */
function withLock(request: () => Promise<object>) {
  const asked = vi.fn(request)
  Object.defineProperty(navigator, 'wakeLock', { value: { request: asked }, configurable: true })
  return asked
}

it('keeps the screen on in a call, again whenever the page is seen again, and lets go of it afterwards', async () => {
  const release = vi.fn(async () => {})
  const asked = withLock(async () => ({ release }))
  render(<InCall />)
  await settle()
  expect(asked.mock.calls).toEqual([['screen']])
  await turn('hidden')
  expect(asked).toHaveBeenCalledTimes(1)
  await turn('visible')
  expect(asked).toHaveBeenCalledTimes(2)
  cleanup()
  expect(release).toHaveBeenCalledTimes(1)
  await turn('visible')
  expect(asked).toHaveBeenCalledTimes(2)
})

it('lets go of what comes after the call', async () => {
  let answer = (_: object) => {}
  const release = vi.fn(async () => {})
  withLock(() => new Promise((resolve) => (answer = resolve)))
  render(<InCall />)
  cleanup()
  await act(async () => answer({ release }))
  expect(release).toHaveBeenCalledTimes(1)
})

it.each([
  ['has none', undefined],
  ['refuses, as on a low battery', () => Promise.reject(new DOMException('no', 'NotAllowedError'))],
])('is a call as any other where the browser %s', async (_, request) => {
  if (request) withLock(request)
  const { container } = render(<InCall />)
  await settle()
  await turn('visible')
  expect(container.textContent).toBe('the call')
})
