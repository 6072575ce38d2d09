import { afterEach, expect, it, vi } from 'vitest'
import { share } from './share.ts'

const page = { title: 'Dr Amira', url: 'https://liqa.example/en-ae/doctor/dermatology/dubai/dr-amira' }
const refused = (name: string) => vi.fn(() => Promise.reject(new DOMException('', name)))

/** A device with one of these, or neither. */
function onDevice({ shares, writes }: { shares?: () => Promise<void>; writes?: (text: string) => Promise<void> }) {
  vi.stubGlobal('navigator', { ...(shares && { share: shares }), ...(writes && { clipboard: { writeText: writes } }) })
  return share(page)
}
afterEach(() => vi.unstubAllGlobals())

it('hands title and link of the page to the device’s own sheet, and copies nothing then', async () => {
  const shares = vi.fn(async () => {})
  const writes = vi.fn(async () => {})
  expect(await onDevice({ shares, writes })).toBe('done')
  expect([shares.mock.calls, writes.mock.calls]).toEqual([[[page]], []])
})

it('is content with a sheet that was closed', async () => {
  const writes = vi.fn(async () => {})
  expect(await onDevice({ shares: refused('AbortError'), writes })).toBe('done')
  expect(writes).not.toHaveBeenCalled()
})

it.each([
  ['where there is no sheet', {}],
  ['where the sheet is refused', { shares: refused('NotAllowedError') }],
])('copies the link %s', async (_, device) => {
  const writes = vi.fn(async () => {})
  expect(await onDevice({ ...device, writes })).toBe('copied')
  expect(writes).toHaveBeenCalledExactlyOnceWith(page.url)
})

it('says that it failed where the device can do neither', async () => {
  expect(await onDevice({ writes: refused('NotAllowedError') })).toBe('failed')
  expect(await onDevice({})).toBe('failed')
})
