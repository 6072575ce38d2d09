import { onlineManager } from '@tanstack/react-query'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import type { Account } from '#contract/account'
import { openOutboxChannel } from '#src/storage/outbox-channel.ts'
import type { ChangedFields } from '#src/outbox/changed-fields/changed-fields.ts'
import { byAge } from '#workers/outbox/drain'
import { outboxStore } from '#src/storage/outbox-store.ts'
import { tenantStorage } from '#src/storage/tenant-storage.ts'
import { account, fillTestDom, showOwnPage, type Answers } from '#tests/support/own-page'
import type { OutboxEntry } from '#workers/outbox/entry'
import { ProfilePage } from './profile-page.tsx'

beforeAll(fillTestDom)
const store = outboxStore('own-pages')
afterEach(async () => {
  cleanup()
  onlineManager.setOnline(true)
  await tenantStorage('own-pages').clear()
})

/** What is loaded when it is asked for takes longer than a second where much else runs. */
const ofLoading = { timeout: 10_000 }
const layla: Account = {
  ...account,
  ...{ height: 168, gender: 'female', birthday: '1990-05-02', dob_format: 'gregorian' },
  ...{ identity_type_id: 'passport', identity: 'N1234567' },
}
const [put, change] = ['PUT /account', 'PUT /account/changes'] as const
async function show(more: Answers = {}) {
  const shown = await showOwnPage(<ProfilePage />, {
    at: 'profile',
    answers: { 'GET /account': { data: layla }, 'GET /master/identity-types': { data: [] }, ...more },
  })
  await screen.findByRole('button', { name: 'Save' }, ofLoading)
  return shown
}
const valueOf = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value
const type = (name: string, value: string) =>
  fireEvent.change(document.querySelector(`[name="${name}"]`)!, { target: { value } })
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name }, ofLoading)
  await act(async () => button.click())
}
const goOffline = () => act(() => onlineManager.setOnline(false))
const offline: Answers = { [put]: 'offline', [change]: 'offline' }
const keptChanges = async () =>
  (await store.list()).map((entry) => {
    const { state, was, now } = entry as OutboxEntry<ChangedFields>
    return { state, was, now }
  })
/** A change that waited and came back with this refusal. */
const keep = (fields: object) =>
  store.put(
    {
      ...{ id: 'profile.of-before', idempotencyKey: 'profile.of-before', tenant: 'own-pages', kind: 'profile' },
      ...{ createdAt: '2026-11-23T10:00:00.000Z', attempts: 1, state: 'refused' },
      ...fields,
    } as never,
    (found) => found,
  )

it('what is changed without a network waits on the device, is shown as changed, merged and discarded', async () => {
  await show({ ...offline })
  goOffline()
  type('height', '170')
  await press('Save')
  await screen.findByText(/^Kept on this device/, undefined, ofLoading)
  expect(screen.getByText('Not sent yet')).toBeDefined()
  expect(await keptChanges()).toEqual([{ state: 'queued', was: { height: 168 }, now: { height: 170 } }])
  expect(valueOf('height')).toBe('170')
  type('height', '171')
  type('weight', '61')
  await press('Save')
  await waitFor(
    async () =>
      expect(await keptChanges()).toEqual([
        { state: 'queued', was: { height: 168, weight: null }, now: { height: 171, weight: 61 } },
      ]),
    ofLoading,
  )
  cleanup()
  await show({ ...offline })
  expect([valueOf('height'), valueOf('weight')]).toEqual(['171', '61'])
  await press('Discard')
  await act(async () =>
    within(await screen.findByRole('dialog', undefined, ofLoading))
      .getByRole('button', { name: 'Discard' })
      .click(),
  )
  await waitFor(() => expect(screen.queryByText('Not sent yet')).toBeNull(), ofLoading)
  expect(await store.list()).toEqual([])
  await waitFor(() => expect([valueOf('height'), valueOf('weight')]).toEqual(['168', '']))
})

it('what is lost on the way waits too, never with the identity, and goes once it was sent', async () => {
  const { app } = await show(offline)
  type('first_name', 'Leila')
  await press('Save')
  await screen.findByText('Not sent yet', undefined, ofLoading)
  const [entry] = await store.list()
  expect(JSON.stringify(await tenantStorage('own-pages').list(''))).not.toContain('N1234567')
  await store.keepAnswer({ id: entry!.id, kind: 'profile', answeredAt: new Date().toISOString() })
  openOutboxChannel(app.tenant)?.postMessage(entry!.id)
  await waitFor(() => expect(screen.queryByText('Not sent yet')).toBeNull(), ofLoading)
})

it('behind a gateway that may have passed it on it waits too, cannot be discarded, and another press is sent after it', async () => {
  const failing: Answers = { [change]: { refused: 'unavailable', status: 502 } }
  await show({ ...failing, [put]: { refused: 'unavailable', status: 502 } })
  type('height', '170')
  await press('Save')
  await screen.findByText(/^Kept on this device/, undefined, ofLoading)
  expect((await store.list()).map(({ attempts }) => attempts > 0)).toEqual([true])
  type('height', '171')
  await press('Save')
  const [first, second] = [
    { was: { height: 168 }, now: { height: 170 } },
    { was: { height: 170 }, now: { height: 171 } },
  ]
  await waitFor(async () => expect((await store.list()).toSorted(byAge)).toMatchObject([first, second]), ofLoading)
  await press('Discard')
  await act(async () =>
    within(await screen.findByRole('dialog', undefined, ofLoading))
      .getByRole('button', { name: 'Discard' })
      .click(),
  )
  await screen.findByText(/^Some of it may have been sent already/, undefined, ofLoading)
  expect(await store.list()).toMatchObject([first])
})

it('a number of an identity is not kept: its field says that it needs a connection, and so does the press', async () => {
  await show({ ...offline, 'GET /master/identity-types': { data: [{ id: 'passport', name: 'Passport' }] } })
  goOffline()
  expect(screen.getByText('Needs a connection. Everything else can be saved without one.')).toBeDefined()
  type('identity', 'N7654321')
  await press('Save')
  expect(
    await screen.findAllByText(/^This needs a connection: numbers of documents/, undefined, ofLoading),
  ).not.toEqual([])
  expect([await store.list(), valueOf('identity')]).toEqual([[], 'N7654321'])
  act(() => onlineManager.setOnline(true))
  await press('Save')
  await screen.findByText(/^You’re offline/, undefined, ofLoading)
  expect(await store.list()).toEqual([])
})

it('a phone and an email need a connection, and say so', async () => {
  await show()
  const button = screen.getByRole('button', { name: 'Change number' })
  expect(button.getAttribute('aria-describedby')).toBeNull()
  goOffline()
  expect(document.getElementById(button.getAttribute('aria-describedby')!)?.textContent).toBe('Needs a connection')
})

it.each([
  ['Keep mine', { was: { height: 172, weight: null }, now: { height: 170, weight: 61 } }],
  ['Keep what is saved', { was: { weight: null }, now: { weight: 61 } }],
])('where a field was changed elsewhere too both are shown, and the patient decides: %s', async (name, body) => {
  await keep({
    ...{ was: { height: 168, weight: null }, now: { height: 170, weight: 61 } },
    refusal: { code: 'changed_elsewhere', details: { fields: ['height'] } },
  })
  const sent: unknown[] = []
  await show({
    'GET /account': { data: { ...layla, height: 172 } },
    [change]: (call) => {
      sent.push(JSON.parse(call.body ?? ''))
      return { data: { ...layla, height: 172, ...(body.now as object) } }
    },
  })
  const note = (await screen.findByText('Changed elsewhere too', undefined, ofLoading)).closest<HTMLElement>('[role]')!
  expect([note.role, [...note.querySelectorAll('dt, dd')].map(({ textContent }) => textContent)]).toEqual([
    'alert',
    ['Height in cm', 'Here: 170', 'Saved: 172'],
  ])
  expect(valueOf('height')).toBe('172')
  await press(name)
  await waitFor(() => expect(screen.queryByText('Changed elsewhere too')).toBeNull(), ofLoading)
  expect([sent, await store.list()]).toEqual([[body], []])
  await waitFor(() => expect(valueOf('weight')).toBe('61'))
})

it('what was refused says why, and is sent corrected', async () => {
  await keep({ was: { height: 168 }, now: { height: 170 }, refusal: { code: 'validation_failed' } })
  const sent: string[] = []
  await show({
    [put]: ({ body }) => {
      sent.push(body ?? '')
      return { data: { ...layla, height: 169 } }
    },
  })
  expect(await screen.findByText(/^Please check what you entered\. Correct it here/)).toBeDefined()
  expect(valueOf('height')).toBe('170')
  type('height', '169')
  await press('Save')
  await waitFor(async () => expect(await store.list()).toEqual([]), ofLoading)
  expect(sent).toEqual([expect.stringContaining('169')])
})

it('a press while an earlier change is being answered is not said to meet a change from elsewhere', async () => {
  await keep({ state: 'sending', was: { height: 168 }, now: { height: 170 } })
  const saved = { height: 168 }
  let isPressed = false
  const sent: unknown[] = []
  await show({
    'GET /account': () => {
      const data = { ...layla, ...saved }
      // It arrives after this was read, and is answered before what waits is looked at.
      if (isPressed) {
        saved.height = 170
        void store.remove('profile.of-before')
      }
      return { data }
    },
    [put]: ({ body }) => {
      sent.push(['height', 'weight'].map((name) => new RegExp(`name="${name}"\\s+(\\d+)`).exec(body ?? '')?.[1]))
      return { data: { ...layla, height: 170, weight: 61 } }
    },
  })
  expect(valueOf('height')).toBe('170')
  type('weight', '61')
  isPressed = true
  await press('Save')
  await waitFor(() => expect(sent).toEqual([['170', '61']]), ofLoading)
})
