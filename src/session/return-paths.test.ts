import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { now } from '#src/clock/server-time.ts'
import { setAside } from '#src/storage/set-aside.ts'
import { openStorage } from '#src/storage/tenant-storage.ts'
import { returnPaths } from './return-paths.ts'

const storage = openStorage('returning')
const paths = returnPaths('returning', storage)
const kept = async () => (await storage.entries('')).length
beforeEach(async () => {
  vi.useFakeTimers({ now: new Date('2026-11-23T10:00:00.000Z'), toFake: ['Date'] })
  await storage.clear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const passHours = (hours: number) => vi.setSystemTime(Date.now() + hours * 3_600_000)

it('gives the path to return to once', async () => {
  await paths.keep('/care/en-ae/dashboard/profile?x=1')
  expect(await paths.take()).toBe('/care/en-ae/dashboard/profile?x=1')
  expect(await paths.take()).toBeUndefined()
})

/** Another tab of the device: it has a storage of its own. */
function openTab(): () => void {
  const own = new Map<string, string>()
  const tab = {
    getItem: (key: string) => own.get(key) ?? null,
    setItem: (key: string, value: string) => own.set(key, value),
  }
  return () => vi.stubGlobal('sessionStorage', tab)
}

it('gives each tab the path that it was on the way to, whichever signs in first', async () => {
  const [first, second, third] = [openTab(), openTab(), openTab()]
  first()
  await paths.keep('/en-ae/dashboard/relatives')
  second()
  await paths.keep('/en-ae/dashboard/documents?add=1')
  first()
  expect(await paths.take()).toBe('/en-ae/dashboard/relatives')
  // Where nobody was on the way to anything.
  third()
  expect([await paths.find(), await paths.take()]).toEqual([undefined, undefined])
  second()
  expect(await paths.take()).toBe('/en-ae/dashboard/documents?add=1')
  expect(await kept()).toBe(0)
})

it('tells a tab that a mail opened where the last one was on the way to', async () => {
  const [waiting, opened] = [openTab(), openTab()]
  waiting()
  await paths.keep('/en-ae/dashboard/documents')
  opened()
  expect(await paths.find()).toBe('/en-ae/dashboard/documents')
  await paths.take()
  expect(await paths.find()).toBeUndefined()
  waiting()
  expect(await paths.take()).toBe('/en-ae/dashboard/documents')
})

it('leads the patient whose session ended there, and in no tab another one', async () => {
  const [first, second] = [openTab(), openTab()]
  const leave = async () => {
    for (const [index, toTab] of [first, second].entries()) {
      toTab()
      await paths.keep(`/en-ae/dashboard/${index}`, 'layla')
    }
  }
  await leave()
  await paths.begin('layla')
  expect([await paths.find(), await paths.take()]).toEqual(['/en-ae/dashboard/1', '/en-ae/dashboard/1'])
  await leave()
  await paths.begin('omar')
  expect([await paths.find(), await kept()]).toEqual([undefined, 0])
})

it('leads whoever signs in to where nobody’s session had ended', async () => {
  await paths.keep('/en-ae/doctor/d/c/booking')
  await paths.begin('omar')
  expect(await paths.take()).toBe('/en-ae/doctor/d/c/booking')
})

it('leads there for 72 hours', async () => {
  await paths.keep('/en-ae/dashboard/profile', 'layla')
  passHours(72)
  await paths.begin('layla')
  expect(await paths.find()).toBe('/en-ae/dashboard/profile')
  passHours(0.1)
  await paths.begin('layla')
  expect([await paths.find(), await kept()]).toEqual([undefined, 0])
})

it('stays on no device for longer, though nobody signs in, and not after a sign-out', async () => {
  const aside = setAside('returning', storage)
  await paths.keep('/en-ae/dashboard/profile', 'layla')
  passHours(72)
  await aside.forgetOld(new Date(now()))
  expect(await kept()).toBe(2)
  passHours(0.1)
  await aside.forgetOld(new Date(now()))
  expect(await kept()).toBe(0)
  await paths.keep('/en-ae/dashboard/profile')
  await aside.forgetAll()
  expect(await kept()).toBe(0)
})

it.each(['//evil.example/', '/\\evil.example', 'https://evil.example/', 'javascript:alert(1)', ''])(
  'keeps no way to another host: %j',
  async (path) => {
    await paths.keep('/en-ae')
    await paths.keep(path)
    expect(await paths.take()).toBe('/en-ae')
  },
)
