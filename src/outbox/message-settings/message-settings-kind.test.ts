import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, it } from 'vitest'
import { Problem } from '#contract/problem'
import { describeMessageSettings } from './message-settings-notice.tsx'
import { messages as pending } from '../pending/pending.messages.ts'
import { openOwnOutbox } from '#tests/support/own-outbox'
import { mergeMessageSettings, messageSettingsKindName, newMessageSettingsId } from './message-settings-change.ts'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

const reminders = { topic: 'reminders', push: true, sms: false, email: true } as const
const tips = { topic: 'health_tips', push: false, sms: false, email: true } as const
const night = { from: '22:00', to: '07:00', time_zone: 'Asia/Dubai' }
const submission = (change: object) => ({
  ...{ id: newMessageSettingsId(), kind: messageSettingsKindName, change, isConfirmed: true },
})

it('merges what was chosen, the last of each setting, and tells no quiet hours from none', () => {
  const later = { ...reminders, push: false }
  expect(
    mergeMessageSettings([{ settings: [reminders], quiet_hours: night }, { settings: [tips] }, { settings: [later] }]),
  ).toEqual({ settings: [later, tips], quiet_hours: night })
  expect(
    mergeMessageSettings([
      { settings: [], quiet_hours: night },
      { settings: [], quiet_hours: null },
    ]),
  ).toEqual({
    settings: [],
    quiet_hours: null,
  })
  expect(mergeMessageSettings([{ settings: [tips] }])).toStrictEqual({ settings: [tips] })
})

it('waits on the device and is sent once with its key, after a lost answer the same again', async () => {
  const page = openOwnOutbox([new Problem('offline')])
  const wanted = submission({ settings: [reminders], quiet_hours: null })
  await page.runner.submit(wanted)
  expect(page.sent).toEqual([])
  await page.drainOnline()
  await page.runner.drain()
  await page.runner.drain()
  const call = {
    ...{ method: 'PUT', path: '/account/notification/settings', key: `"${wanted.id}"` },
    body: { settings: [reminders], quiet_hours: null },
  }
  expect(page.sent).toEqual([call, call])
  expect(await page.store.list()).toEqual([])
  // What was chosen is not stored beyond that.
  expect(await page.store.answer(wanted.id)).toEqual({
    ...{ id: wanted.id, kind: messageSettingsKindName, answeredAt: '2026-11-23T10:00:00.000Z' },
  })
})

it('that finds nobody signed in waits for a word, one that is refused stays with its reason, an old one asks', async () => {
  const page = openOwnOutbox([
    new Problem('unauthenticated', { status: 401 }),
    new Problem('validation_failed', { status: 400 }),
  ])
  const [parked, refused, old] = [
    submission({ settings: [tips] }),
    submission({ settings: [reminders] }),
    submission({ settings: [], quiet_hours: night }),
  ]
  await page.runner.submit(parked)
  page.state.now = new Date('2026-11-23T10:00:01.000Z')
  await page.runner.submit(refused)
  await page.drainOnline()
  expect(await page.store.get(parked.id)).toMatchObject({
    state: 'needs_confirmation',
    refusal: { code: 'unauthenticated' },
  })
  expect(await page.store.get(refused.id)).toMatchObject({ state: 'refused', refusal: { code: 'validation_failed' } })
  page.state.isOnline = false
  page.state.now = new Date('2026-11-23T10:00:02.000Z')
  await page.runner.submit(old)
  page.state.now = new Date('2026-11-23T22:00:03.000Z')
  await page.drainOnline()
  expect([page.sent.length, (await page.store.get(old.id))?.state]).toEqual([2, 'needs_confirmation'])
  expect((await page.runner.pending()).map(({ state }) => state)).toEqual(['due', 'refused', 'due'])
})

it('is called by what it is in the list of all that waits, and leads to the settings', () => {
  const { name, visit, editAt } = describeMessageSettings()
  expect([name, visit, editAt({ path: (to: string) => `/en/${to}` } as never)]).toEqual([
    ...[pending.messageSettings, undefined, '/en/dashboard/settings'],
  ])
})
