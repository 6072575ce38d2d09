import { beforeEach, expect, it } from 'vitest'
import { openStorage } from '#src/storage/tenant-storage.ts'
import { forgetOpenBrowser, noteOpenBrowser } from './brief-session.ts'
import { sessionStore } from './session-store.ts'

const tenant = 'passing'
const storage = openStorage(tenant)
const store = sessionStore(tenant, storage)
const layla = { id: 'layla', idToken: 'bearer-1', refreshToken: 'refresh-1', expiresAt: '2026-11-23T10:15:00.000Z' }

beforeEach(async () => {
  await storage.clear()
  forgetOpenBrowser(tenant)
})

it('is the patient’s while the browser is open, through each renewal', async () => {
  expect(noteOpenBrowser(tenant)).toBe(true)
  await store.keepPatient({ ...layla, isBrief: true })
  const next = { idToken: 'bearer-2', refreshToken: 'refresh-2', expiresAt: '2026-11-23T10:30:00.000Z' }
  await store.renew(layla, next)
  expect(await store.patient()).toEqual({ id: 'layla', ...next, isBrief: true })
})

it('is nobody’s once the browser was closed, and to be deleted and ended', async () => {
  noteOpenBrowser(tenant)
  await store.keepPatient({ ...layla, isBrief: true })
  forgetOpenBrowser(tenant)
  expect(await store.patient()).toBeUndefined()
  expect(await store.read()).toEqual({
    appointmentTokens: {},
    unasked: [],
    abandoned: { ...layla, isBrief: true },
  })
})

it('needs no open browser where the patient stays signed in', async () => {
  await store.keepPatient(layla)
  expect(await store.patient()).toEqual(layla)
})
