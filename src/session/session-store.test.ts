import 'fake-indexeddb/auto'
import { beforeEach, expect, it } from 'vitest'
import { openStorage } from '#src/storage/tenant-storage.ts'
import { sessionStore } from './session-store.ts'

const storage = openStorage('returning')
const store = sessionStore('returning', storage)
beforeEach(() => storage.clear())

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
