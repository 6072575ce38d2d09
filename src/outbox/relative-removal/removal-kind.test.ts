import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, it } from 'vitest'
import { Problem } from '#contract/problem'
import { sessionStore } from '#src/session/session-store.ts'
import { openOwnOutbox } from '#tests/support/own-outbox'
import { messages as pending } from '../pending/pending.messages.ts'
import { removalIdOf, removalKindName } from './removal-change.ts'
import { describeRemoval } from './removal-notice.tsx'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

const patient = { id: 'p-1', idToken: 'b', refreshToken: 'r', expiresAt: '2999-01-01' }
const id = removalIdOf('r-1')
const submission = (relativeId = 'r-1') => ({
  ...{ id: removalIdOf(relativeId), kind: removalKindName, isConfirmed: true },
  change: { relativeId, name: 'Salma' },
})
const call = { method: 'DELETE', path: '/patients/r-1', key: `"${id}"`, body: undefined }

it('waits on the device and is sent with its key until it is answered, and nothing is left of the name', async () => {
  const page = openOwnOutbox([new Problem('offline')], { removed: true })
  const session = sessionStore('patientweb', page.storage)
  await session.keepPatient(patient)
  await session.bookFor({ relativeId: 'r-1', name: 'Salma' })
  await page.runner.submit(submission())
  expect(page.sent).toEqual([])
  expect(await page.runner.pending()).toMatchObject([{ subject: { name: 'Salma' }, state: 'waiting' }])
  await page.drainOnline()
  expect(await session.bookingFor()).toMatchObject({ relativeId: 'r-1' })
  await page.runner.drain()
  expect(page.sent).toEqual([call, call])
  expect(await page.store.list()).toEqual([])
  expect(await page.store.answer(id)).toEqual({
    ...{ id, kind: removalKindName, relativeId: 'r-1', answeredAt: '2026-11-23T10:00:00.000Z' },
  })
  expect(await session.bookingFor()).toBeUndefined()
})

it('of somebody who is gone is done, and leaves whom the next visit is for', async () => {
  const page = openOwnOutbox([new Problem('not_found', { status: 404 })])
  const session = sessionStore('patientweb', page.storage)
  await session.keepPatient(patient)
  await session.bookFor({ relativeId: 'r-2', name: 'Amina' })
  await page.runner.submit(submission())
  await page.drainOnline()
  expect(await page.store.answer(id)).toBeDefined()
  expect(await session.bookingFor()).toMatchObject({ relativeId: 'r-2' })
})

it('of somebody with a visit stays refused, an expired session asks, and an old one too', async () => {
  const page = openOwnOutbox([
    new Problem('relative_has_visits', { status: 409 }),
    new Problem('unauthenticated', { status: 401 }),
  ])
  for (const [second, relativeId] of ['r-1', 'r-2', 'r-3'].entries()) {
    page.state.now = new Date(Date.parse('2026-11-23T10:00:00.000Z') + second * 1000)
    if (relativeId === 'r-3') page.state.isOnline = false
    await page.runner.submit(submission(relativeId))
    if (relativeId === 'r-2') await page.drainOnline()
  }
  page.state.now = new Date('2026-11-23T22:00:03.000Z')
  await page.drainOnline()
  expect(page.sent.map(({ path }) => path)).toEqual(['/patients/r-1', '/patients/r-2'])
  expect((await page.runner.entries()).map(({ state, refusal }) => [state, refusal?.code])).toEqual([
    ['refused', 'relative_has_visits'],
    ['needs_confirmation', 'unauthenticated'],
    ['needs_confirmation', undefined],
  ])
})

it('is called by what it is and whose in the list of all that waits, and leads to the relatives', () => {
  const { editAt, ...words } = describeRemoval({ name: 'Salma' })
  expect(words).toEqual({ name: pending.removal, who: 'Salma' })
  expect(editAt({ path: (to: string) => `/en/${to}` } as never)).toBe('/en/dashboard/relatives')
})
