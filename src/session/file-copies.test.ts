import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openStorage, type TenantStorage } from '#src/storage/tenant-storage.ts'
import { fileCopies, fileCopyLimits } from './file-copies.ts'
import { ownCopyKey, ownCopyLifetimeMs } from './own-copies.ts'
import { sessionData } from './session-data.ts'
import { sessionStore } from './session-store.ts'

const tenant = 'file-copies'
const patientOf = (id: string) => ({ id, idToken: `bearer-${id}`, refreshToken: `refresh-${id}`, expiresAt: '2999' })
const fileOf = (text: string, type = 'application/pdf') => new Blob([text], { type })
const megabytes = (count: number) => new Blob([new Uint8Array(count * 1024 * 1024)])

let storage: TenantStorage
let copies: ReturnType<typeof fileCopies>
beforeEach(async () => {
  storage = openStorage(tenant)
  copies = fileCopies(tenant, storage)
  await storage.clear()
  await sessionStore(tenant, storage).keepPatient(patientOf('layla'))
})
afterEach(() => void vi.useRealTimers())
/** The files whose bytes are on the device, whatever the index says. */
const stored = async () => (await storage.entries(ownCopyKey(tenant, 'file', ''))).map(([key]) => key.split(':').at(-1))

it('a file that was opened is read again as it was', async () => {
  await copies.keep('arm', fileOf('bytes of an arm', 'image/png'), 'layla')
  const file = await copies.read('arm')
  expect([file?.type, await file?.text()]).toEqual(['image/png', 'bytes of an arm'])
  expect(await copies.read('leg')).toBeUndefined()
  expect(await copies.ids()).toEqual(['arm'])
})

it('as many are kept as may be, and those that were opened last', async () => {
  const names = Array.from({ length: fileCopyLimits.files + 1 }, (_, index) => `f${index}`)
  for (const name of names.slice(0, -1)) await copies.keep(name, fileOf(name), 'layla')
  // The oldest is opened again, so the next one is the oldest.
  await copies.keep('f0', fileOf('f0'), 'layla')
  await copies.keep(names.at(-1)!, fileOf('last'), 'layla')
  expect(new Set(await stored())).toEqual(new Set(names.filter((name) => name !== 'f1')))
  expect(new Set(await copies.ids())).toEqual(new Set(await stored()))
})

it('no more bytes are kept than may be', async () => {
  for (const name of ['a', 'b', 'c']) await copies.keep(name, megabytes(9), 'layla')
  expect((await stored()).sort()).toEqual(['b', 'c'])
  await copies.keep('whole', new Blob([new Uint8Array(fileCopyLimits.bytes + 1)]), 'layla')
  expect((await stored()).sort()).toEqual(['b', 'c'])
})

it('it is the patient’s alone who opened it, and goes where another is signed in', async () => {
  await copies.keep('arm', fileOf('arm'), 'layla')
  await copies.keep('leg', fileOf('leg'), 'omar')
  expect(await stored()).toEqual(['arm'])
  await sessionStore(tenant, storage).keepPatient(patientOf('omar'))
  expect([await copies.ids(), await copies.read('arm')]).toEqual([[], undefined])
  await copies.keep('leg', fileOf('leg'), 'omar')
  expect([await stored(), await copies.ids()]).toEqual([['leg'], ['leg']])
})

it('after thirty days it opens no more, and the next that is opened takes its place', async () => {
  vi.useFakeTimers({ now: 0, toFake: ['Date'] })
  await copies.keep('arm', fileOf('arm'), 'layla')
  vi.setSystemTime(ownCopyLifetimeMs + 1)
  expect(await copies.read('arm')).toBeUndefined()
  await copies.keep('leg', fileOf('leg'), 'layla')
  expect(await stored()).toEqual(['leg'])
})

it('those that are chosen are removed with their bytes', async () => {
  for (const name of ['arm', 'leg']) await copies.keep(name, fileOf(name), 'layla')
  await copies.removeWhere((id) => id === 'arm')
  expect([await stored(), await copies.ids()]).toEqual([['leg'], ['leg']])
})

it.each([
  ['a sign-out', () => sessionData(tenant, { storage }).signOut()],
  ['an expiry', () => sessionData(tenant, { storage }).expire(new Date())],
])('nothing of it is left after %s, also of one that was on its way', async (_, end) => {
  await copies.keep('arm', fileOf('arm'), 'layla')
  await Promise.all([copies.keep('leg', fileOf('leg'), 'layla'), end()])
  expect(await storage.entries(ownCopyKey(tenant))).toEqual([])
})

it('one that is written after the session has ended goes at once', async () => {
  const late: TenantStorage = {
    ...storage,
    set: async (key, value) => {
      await sessionData(tenant, { storage }).signOut()
      await storage.set(key, value)
    },
  }
  await fileCopies(tenant, late).keep('arm', fileOf('arm'), 'layla')
  expect(await storage.entries(ownCopyKey(tenant))).toEqual([])
})

it('what the device refuses to store is not kept in the memory of the page', async () => {
  const full: TenantStorage = { ...storage, isLasting: (key) => !key.includes(':file:') }
  await fileCopies(tenant, full).keep('arm', fileOf('arm'), 'layla')
  expect([await stored(), await copies.ids()]).toEqual([[], []])
})
