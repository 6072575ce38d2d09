import 'fake-indexeddb/auto'
import { beforeEach, expect, it } from 'vitest'
import { openStorage } from '#src/storage/tenant-storage.ts'
import { sessionStore } from './session-store.ts'

const storage = openStorage('returning')
const store = sessionStore('returning', storage)
beforeEach(() => storage.clear())

it('gives the path to return to once', async () => {
  await store.keepReturnPath('/care/en-ae/dashboard/profile?x=1')
  expect(await store.takeReturnPath()).toBe('/care/en-ae/dashboard/profile?x=1')
  expect(await store.takeReturnPath()).toBeUndefined()
})

it.each(['//evil.example/', '/\\evil.example', 'https://evil.example/', 'javascript:alert(1)', ''])(
  'keeps no way to another host: %j',
  async (path) => {
    await store.keepReturnPath('/en-ae')
    await store.keepReturnPath(path)
    expect(await store.takeReturnPath()).toBe('/en-ae')
  },
)
