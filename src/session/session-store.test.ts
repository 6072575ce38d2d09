import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openStorage } from '#src/storage/tenant-storage.ts'
import { sessionStore } from './session-store.ts'

const storage = openStorage('returning')
const store = sessionStore('returning', storage)
beforeEach(() => storage.clear())
afterEach(() => vi.unstubAllGlobals())

it('keeps whom a signed-in patient books for until somebody signs in, and nobody for a guest', async () => {
  const patient = { id: 'p-1', idToken: 'bearer', refreshToken: 'refresh', expiresAt: '2026-11-23T10:15:00.000Z' }
  const salma = { relativeId: 'r-1', name: 'Salma' }
  await store.bookFor(salma)
  expect(await store.bookingFor()).toBeUndefined()
  await store.keepPatient(patient)
  await store.bookFor(salma)
  expect(await store.bookingFor()).toEqual(salma)
  await store.keepPatient({ ...patient, id: 'p-2' })
  expect(await store.bookingFor()).toBeUndefined()
})

it('gives the path to return to once', async () => {
  await store.keepReturnPath('/care/en-ae/dashboard/profile?x=1')
  expect(await store.takeReturnPath()).toBe('/care/en-ae/dashboard/profile?x=1')
  expect(await store.takeReturnPath()).toBeUndefined()
})

/** Another tab of the device: it has a storage of its own. */
function openTab(): () => void {
  const kept = new Map<string, string>()
  const own = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  }
  return () => vi.stubGlobal('sessionStorage', own)
}

it('gives each tab the path that it was on the way to, whichever signs in first', async () => {
  const [first, second, third] = [openTab(), openTab(), openTab()]
  first()
  await store.keepReturnPath('/en-ae/dashboard/relatives')
  second()
  await store.keepReturnPath('/en-ae/dashboard/documents?add=1')
  first()
  expect(await store.takeReturnPath()).toBe('/en-ae/dashboard/relatives')
  // Where nobody was on the way to anything.
  third()
  expect([await store.returnPath(), await store.takeReturnPath()]).toEqual([undefined, undefined])
  second()
  expect(await store.takeReturnPath()).toBe('/en-ae/dashboard/documents?add=1')
  expect(await store.read()).toEqual({ appointmentTokens: {} })
})

it('tells a tab that a mail opened where the last one was on the way to', async () => {
  const [waiting, opened] = [openTab(), openTab()]
  waiting()
  await store.keepReturnPath('/en-ae/dashboard/documents')
  opened()
  expect(await store.returnPath()).toBe('/en-ae/dashboard/documents')
  await store.takeReturnPath()
  expect(await store.returnPath()).toBeUndefined()
  waiting()
  expect(await store.takeReturnPath()).toBe('/en-ae/dashboard/documents')
})

it('keeps the paths of the last ten tabs', async () => {
  const tabs = Array.from({ length: 12 }, openTab)
  for (const [index, toTab] of tabs.entries()) {
    toTab()
    await store.keepReturnPath(`/en-ae/${index}`)
    await store.keepReturnPath(`/en-ae/${index}`)
  }
  const found = []
  for (const toTab of tabs) {
    toTab()
    found.push(await store.takeReturnPath())
  }
  expect(found).toEqual([undefined, undefined, ...Array.from({ length: 10 }, (_, index) => `/en-ae/${index + 2}`)])
})

it.each(['//evil.example/', '/\\evil.example', 'https://evil.example/', 'javascript:alert(1)', ''])(
  'keeps no way to another host: %j',
  async (path) => {
    await store.keepReturnPath('/en-ae')
    await store.keepReturnPath(path)
    expect(await store.takeReturnPath()).toBe('/en-ae')
  },
)
