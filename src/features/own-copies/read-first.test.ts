import { onlineManager } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { ownCopyQuery } from '#src/queries/own-copies.ts'
import { ownCopies } from '#src/session/own-copies.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { tenantStorage } from '#src/storage/tenant-storage.ts'
import { appWith } from '#tests/support/own-page'
import { hasPatientQuery, readFirst } from './read-first.ts'

const { app } = appWith({ answers: {} })
const known = () => [
  app.queryClient.getQueryData(hasPatientQuery(app, 'nobody').queryKey),
  app.queryClient.getQueryData(ownCopyQuery(app, 'relatives').queryKey)?.value,
]

afterEach(async () => {
  onlineManager.setOnline(true)
  vi.useRealTimers()
  app.queryClient.clear()
  await tenantStorage(app.tenant).clear()
})

async function signIn() {
  const store = sessionStore(app.tenant)
  await store.keepPatient({ id: 'p-1', idToken: 'b', refreshToken: 'r', expiresAt: '2999-01-01' })
  await ownCopies(app.tenant).keep('relatives', { patientId: 'p-1', value: [] })
}

it('without a network a page knows who is signed in and what the device has kept before it is rendered', async () => {
  await signIn()
  onlineManager.setOnline(false)
  await readFirst(app, ['relatives', 'account'])
  expect(known()).toEqual([true, []])
  expect(app.queryClient.getQueryData(ownCopyQuery(app, 'account').queryKey)).toBeNull()
})

it('with a network no copy is read, and of nobody there is none', async () => {
  await signIn()
  await readFirst(app, ['relatives'])
  expect(known()).toEqual([true, undefined])
  app.queryClient.clear()
  await sessionStore(app.tenant).remove()
  await readFirst(app, [])
  expect(known()).toEqual([false, undefined])
})

it('a device that does not answer keeps no page waiting', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  let isShown = false
  void readFirst(app, [], () => new Promise(() => undefined)).then(() => (isShown = true))
  await vi.advanceTimersByTimeAsync(499)
  expect(isShown).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(isShown).toBe(true)
})
