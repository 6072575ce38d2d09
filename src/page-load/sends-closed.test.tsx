import { afterEach, expect, it, vi } from 'vitest'
import { sendsClosed } from './sends-closed.ts'

afterEach(() => vi.unstubAllGlobals())

it('what waits is sent with the app closed where the browser has the sync event and the page a worker', () => {
  expect(sendsClosed()).toBe('no')
  vi.stubGlobal('SyncManager', class {})
  expect(sendsClosed()).toBe('no')
  vi.stubGlobal('navigator', { serviceWorker: { controller: null } })
  expect(sendsClosed()).toBe('no')
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } })
  expect(sendsClosed()).toBe('yes')
})
