import { onlineManager } from '@tanstack/react-query'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { notificationTopics } from '#contract/settings'
import { ownCopies } from '#src/session/own-copies.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { openOutboxChannel } from '#src/storage/outbox-channel.ts'
import { outboxStore } from '#src/storage/outbox-store.ts'
import { putDeviceIn } from '#tests/support/device-zone'
import { fillTestDom, showOwnPage, type Answers } from '#tests/support/own-page'
import { Notifications } from './notifications.tsx'

beforeAll(fillTestDom)
const store = outboxStore('own-pages')
afterEach(async () => {
  cleanup()
  onlineManager.setOnline(true)
  for (const { id } of await store.list()) await store.remove(id)
  for (const { id } of await store.answers()) await store.removeAnswer(id)
})

/** What is loaded when it is asked for takes longer than a second where much else runs. */
const ofLoading = { timeout: 10_000 }
const off = { push: false, sms: false, email: false }
const night = { from: '21:15', to: '06:45', time_zone: 'Asia/Dubai' }
const settings = notificationTopics.map((topic) => ({ topic, ...off }))
const call = 'PUT /account/notification/settings'
const show = (answers: Answers = {}) =>
  showOwnPage(<Notifications />, {
    at: 'settings',
    answers: {
      'GET /account/notification/settings': { data: { settings, quiet_hours: night } },
      ...answers,
    },
  })
const boxOf = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name })
const unsent = 'Not all of this is sent yet'

it('a choice without a network waits on the device, the last of each setting in one change, and is said to', async () => {
  await show({ [call]: 'offline' })
  const push = await boxOf('Reminders: This app')
  act(() => onlineManager.setOnline(false))
  const quiet = await boxOf('Quiet hours: what can wait comes after them')
  for (const one of [push, await boxOf('Reminders: SMS'), await boxOf('Health tips: Email'), push, quiet])
    fireEvent.click(one)
  await screen.findByText(unsent, undefined, ofLoading)
  await expect
    .poll(async () => (await store.list()).map((entry) => entry as object), ofLoading)
    .toMatchObject([
      {
        ...{ kind: 'message_settings', state: 'queued', attempts: 0, quiet_hours: null },
        settings: [
          { topic: 'reminders', push: false, sms: true, email: false },
          { topic: 'health_tips', push: false, sms: false, email: true },
        ],
      },
    ])
  await expect.poll(() => screen.getAllByText('Not sent yet')).toHaveLength(3)
  expect(within(push.closest('tr') as HTMLElement).getByText('Not sent yet')).toBeTruthy()
  expect([push.checked, quiet.checked, (await boxOf('Health tips: Email')).checked]).toEqual([false, false, true])
  expect(screen.getByRole('link', { name: 'See what waits' }).getAttribute('href')).toBe('/en-ae/dashboard/main')
})

it('a choice whose answer is lost waits, and goes away once another page has sent it', async () => {
  await show({ [call]: 'offline' })
  fireEvent.click(await boxOf('Results and documents: SMS'))
  await screen.findByText(unsent, undefined, ofLoading)
  const [entry] = await store.list()
  await store.keepAnswer({ id: entry!.id, kind: entry!.kind, answeredAt: new Date().toISOString() })
  openOutboxChannel('own-pages')?.postMessage(entry!.id)
  await expect.poll(() => screen.queryByText(unsent), ofLoading).toBeNull()
})

it('a choice with a network takes what waited for a word with it', async () => {
  const [documents] = [{ topic: 'documents', push: true, sms: false, email: true }]
  const id = 'messages.of-yesterday'
  await store.put(
    {
      ...{ id, idempotencyKey: id, tenant: 'own-pages', kind: 'message_settings', attempts: 0 },
      ...{ createdAt: '2026-11-23T10:00:00.000Z', state: 'needs_confirmation', settings: [documents] },
    } as never,
    (found) => found,
  )
  const bodies: unknown[] = []
  await show({
    [call]: ({ body }) => {
      bodies.push(JSON.parse(body ?? ''))
      return { data: { settings, quiet_hours: null } }
    },
  })
  await screen.findByText(unsent, undefined, ofLoading)
  fireEvent.click(await boxOf('Health tips: This app'))
  await expect.poll(() => store.list(), ofLoading).toEqual([])
  expect(bodies).toEqual([{ settings: [documents, { topic: 'health_tips', ...off, push: true }] }])
  await expect.poll(() => screen.queryByText(unsent), ofLoading).toBeNull()
})

it('a choice that is refused is taken back and says why', async () => {
  await show({ [call]: { refused: 'rate_limited', status: 429 } })
  const push = await boxOf('Reminders: This app')
  fireEvent.click(push)
  expect(push.checked).toBe(true)
  await expect.poll(() => push.checked, ofLoading).toBe(false)
  expect(await store.list()).toEqual([])
})

it('are chosen from what this device read last, where there was no network from the start', async () => {
  const first = await show()
  await sessionStore('own-pages').keepPatient({ id: 'p-1', idToken: 'b', refreshToken: 'r', expiresAt: '2999-01-01' })
  await ownCopies('own-pages').keep('messages', { patientId: 'p-1', value: { settings, quiet_hours: night } })
  cleanup()
  first.app.queryClient.clear()
  onlineManager.setOnline(false)
  await show({ [call]: 'offline' })
  fireEvent.click(await boxOf('Health tips: Email'))
  await expect
    .poll(async () => (await store.list()).map((entry) => entry as object), ofLoading)
    .toMatchObject([{ settings: [{ topic: 'health_tips', email: true }] }])
  expect((await boxOf('Health tips: Email')).checked).toBe(true)
})

it('quiet hours of a zone that this device has left say so, and are brought here by a press [N05]', async () => {
  putDeviceIn('Asia/Jakarta')
  const bodies: unknown[] = []
  await show({
    [call]: ({ body }) => {
      bodies.push(JSON.parse(body ?? ''))
      return { data: { settings, quiet_hours: { ...night, time_zone: 'Asia/Jakarta' } } }
    },
  })
  await screen.findByText('These are hours of another time zone: Gulf Standard Time')
  expect(screen.queryByText(/^By the clock of this device/)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Use the clock of this device' }))
  await screen.findByText(/^By the clock of this device/, undefined, ofLoading)
  expect(bodies).toEqual([{ settings: [], quiet_hours: { from: '21:15', to: '06:45', time_zone: 'Asia/Jakarta' } }])
  expect(screen.queryByText(/another time zone/)).toBeNull()
  vi.restoreAllMocks()
})

it('quiet hours of a zone with the same clock are hours of this device', async () => {
  putDeviceIn('Asia/Muscat')
  await show()
  await screen.findByText(/^By the clock of this device/)
  expect(screen.queryByText(/another time zone/)).toBeNull()
  vi.restoreAllMocks()
})
