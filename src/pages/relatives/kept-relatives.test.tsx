import { onlineManager } from '@tanstack/react-query'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import type { Relative } from '#contract/relative'
import { ownDraft } from '#src/features/own-forms/own-draft.ts'
import { relativeForm } from '#src/outbox/changed-fields/own-forms.ts'
import { attemptKey } from '#src/storage/left-attempts.ts'
import { openOutboxChannel } from '#src/storage/outbox-channel.ts'
import type { KeptAddition } from '#src/queries/own-relative-additions.ts'
import { ownCopies } from '#src/session/own-copies.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { outboxStore } from '#src/storage/outbox-store.ts'
import { tenantStorage } from '#src/storage/tenant-storage.ts'
import { account, type Answer, fillTestDom, showOwnPage, type Answers } from '#tests/support/own-page'
import { toTypedRelative } from './relative-form.ts'
import { RelativesPage } from './relatives-page.tsx'

beforeAll(fillTestDom)
const store = outboxStore('own-pages')
afterEach(async () => {
  cleanup()
  onlineManager.setOnline(true)
  await tenantStorage('own-pages').clear()
})

/** What is loaded when it is asked for takes longer than a second where much else runs. */
const ofLoading = { timeout: 10_000 }
const salma: Relative = {
  id: 'r-1',
  first_name: 'Salma',
  last_name: 'Farouk',
  relationship_id: 'child',
  gender: 'female',
}
const nadia: Relative = {
  ...{ id: 'r-2', first_name: 'Nadia', last_name: 'Haddad', relationship_id: 'sibling', birthday: '1990-05-02' },
  consent: { state: 'needed', because: 'adult', channel: 'phone' } as never,
}
async function show(more: Answers = {}, person?: string) {
  const shown = await showOwnPage(<RelativesPage />, {
    at: 'relatives',
    answers: {
      'GET /account': { data: account },
      'GET /patients': { data: { patients: [salma, nadia], most: 10 } },
      'GET /patientapp/appointments': { data: { appointments: [], total: 0 } },
      'GET /master/identity-types': { data: [{ id: 'passport', name: 'Passport' }] },
      'POST /validate/patient': { data: { valid: true } },
      'POST /patients': 'offline',
      'PUT /patients/r-1': 'offline',
      'PUT /patients/r-1/changes': 'offline',
      'DELETE /patients/r-1': 'offline',
      ...more,
    },
  })
  await screen.findByRole('heading', { name: 'Salma Farouk' }, ofLoading)
  if (person) await goTo(shown, person)
  return shown
}
type Shown = Awaited<ReturnType<typeof show>>
async function goTo({ router }: Shown, person: string) {
  await act(() => router.navigate({ to: '.', search: { person } }))
  await waitFor(() => expect(document.querySelector('[name="first_name"]')).not.toBeNull(), ofLoading)
}
const type = (name: string, value: string) =>
  fireEvent.change(document.querySelector(`[name="${name}"]`)!, { target: { value } })
const valueOf = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value
const press = async (name: string, within_: HTMLElement = document.body) => {
  const button = await within(within_).findByRole('button', { name }, ofLoading)
  await act(async () => button.click())
}
const goOffline = () => act(() => onlineManager.setOnline(false))
/** Back to the list once the form has been left for its address, which this router does not have. */
async function back({ router }: Shown) {
  await waitFor(() => expect(router.state.location.pathname).toMatch(/relatives$/), ofLoading)
  await act(() => router.navigate({ to: '.', search: {} }))
}
/** Adds somebody without a network. */
async function addOffline(shown: Shown) {
  goOffline()
  await goTo(shown, 'new')
  type('relationship_id', 'child')
  type('first_name', 'Omar')
  await press('Add')
  await waitFor(async () => expect(await store.list()).toHaveLength(1), ofLoading)
  await back(shown)
  await screen.findByText('Omar is not added yet', undefined, ofLoading)
}

it('somebody who is added without a network waits on the device, is corrected there and discarded', async () => {
  const shown = await show()
  await addOffline(shown)
  const [kept] = await store.list()
  expect(kept).toMatchObject({ state: 'queued', form: { first_name: 'Omar', last_name: '', relationship_id: 'child' } })
  expect(screen.queryByRole('button', { name: 'Book for Omar' })).toBeNull()
  await goTo(shown, kept!.id)
  expect(valueOf('first_name')).toBe('Omar')
  type('first_name', 'Umar')
  await press('Add')
  await waitFor(async () =>
    expect(
      (await store.list()).map((entry) => [(entry as KeptAddition).form.first_name, entry.id === kept!.id]),
    ).toEqual([['Umar', false]]),
  )
  await back(shown)
  await screen.findByText('Umar is not added yet', undefined, ofLoading)
  await press('Discard')
  await press('Discard', await screen.findByRole('dialog', undefined, ofLoading))
  await waitFor(() => expect(screen.queryByText('Umar is not added yet')).toBeNull(), ofLoading)
  expect(await store.list()).toEqual([])
})

it('an addition whose answer was lost is neither changed nor discarded, and one that was refused says why', async () => {
  const shown = await show()
  await addOffline(shown)
  const [kept] = await store.list()
  await store.update(kept!.id, (found) => ({ ...found, attempts: 1 }))
  openOutboxChannel('own-pages')?.postMessage(kept!.id)
  await screen.findByText(/^It may have been sent already/, undefined, ofLoading)
  expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Change the details of Omar' })).toBeNull()
  await store.update(kept!.id, (found) => ({ ...found, state: 'refused', refusal: { code: 'relative_exists' } }))
  openOutboxChannel('own-pages')?.postMessage(kept!.id)
  await screen.findByText('Omar was not added', undefined, ofLoading)
  expect(screen.getByText(/Change the details, or discard this\.$/)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Change the details of Omar' })).toBeDefined()
})

it('somebody with an identity is not kept: the field says that it needs a connection, and the press is refused', async () => {
  const shown = await show()
  goOffline()
  await goTo(shown, 'new')
  expect(screen.getByText('Needs a connection. Everything else can be saved without one.')).toBeDefined()
  type('relationship_id', 'child')
  type('first_name', 'Omar')
  type('identity_type_id', 'passport')
  type('identity', 'N7654321')
  await press('Add')
  await waitFor(() => expect(screen.getAllByText(/^This needs a connection: numbers/)).not.toEqual([]), ofLoading)
  act(() => onlineManager.setOnline(true))
  await press('Add')
  await screen.findByText(/^You’re offline/, undefined, ofLoading)
  expect([await store.list(), valueOf('identity')]).toEqual([[], 'N7654321'])
})

it('a change without a network waits on the device, is shown in the list and goes before a removal', async () => {
  const shown = await show()
  goOffline()
  await goTo(shown, 'r-1')
  type('first_name', 'Selma')
  await press('Save')
  await waitFor(async () => expect(await store.list()).toHaveLength(1), ofLoading)
  await back(shown)
  const heading = await screen.findByRole('heading', { name: 'Selma Farouk' }, ofLoading)
  expect(within(heading.closest('li')!).getByText('Not sent yet')).toBeDefined()
  const [change] = await store.list()
  expect(change).toMatchObject({
    ...{ kind: 'changed_relative', relativeId: 'r-1', name: 'Selma', state: 'queued' },
    ...{ was: { first_name: 'Salma' }, now: { first_name: 'Selma' } },
  })
  act(() => onlineManager.setOnline(true))
  await goTo(shown, 'r-1')
  await press('Remove Salma')
  await press('Remove', await screen.findByRole('dialog', undefined, ofLoading))
  await screen.findByText('Salma is not removed yet', undefined, ofLoading)
  expect(document.querySelector('[name="first_name"]')).toBeNull()
  expect(shown.asked.filter((call) => call.startsWith('DELETE'))).toEqual([])
  expect((await store.list()).map(({ kind }) => kind).toSorted()).toEqual(['changed_relative', 'removed_relative'])
})

it('a change that met another one shows both, and is sent after all where the patient says so', async () => {
  await store.put(
    {
      ...{ id: 'relative.old', idempotencyKey: 'relative.old', tenant: 'own-pages', kind: 'changed_relative' },
      ...{ createdAt: '2026-11-23T10:00:00.000Z', attempts: 1, state: 'refused', relativeId: 'r-1', name: 'Salma' },
      ...{ was: { gender: null }, now: { gender: 'male' }, refusal: { code: 'changed_elsewhere' } },
    } as never,
    (found) => found,
  )
  const sent: unknown[] = []
  const shown = await show({
    'PUT /patients/r-1/changes': ({ body }) => {
      sent.push(JSON.parse(body ?? ''))
      return { data: { ...salma, gender: 'male' } }
    },
  })
  expect(await screen.findByText('Changed elsewhere too', undefined, ofLoading)).toBeDefined()
  await goTo(shown, 'r-1')
  const note = (await screen.findByText('Changed elsewhere too', undefined, ofLoading)).closest<HTMLElement>('[role]')!
  expect([...note.querySelectorAll('dt, dd')].map(({ textContent }) => textContent)).toEqual([
    ...['Gender', 'Here: Male', 'Saved: Female'],
  ])
  await press('Keep mine')
  await waitFor(async () => expect(await store.list()).toEqual([]), ofLoading)
  expect(sent).toEqual([{ was: { gender: 'female' }, now: { gender: 'male' } }])
})

it('on a device that has no connection from the start somebody is added beside the copy of the others', async () => {
  const patient = { id: 'p-1', idToken: 'b', refreshToken: 'r', expiresAt: '2999-01-01' }
  await sessionStore('own-pages').keepPatient(patient)
  await ownCopies('own-pages').keep('relatives', { patientId: 'p-1', value: [salma] })
  goOffline()
  const shown = await showOwnPage(<RelativesPage />, {
    at: 'relatives',
    answers: { 'GET /patients': 'offline', 'POST /patients': 'offline' },
  })
  await screen.findByText('Salma Farouk', undefined, ofLoading)
  expect(screen.getByRole('link', { name: 'Add someone' })).toBeDefined()
  await addOffline(shown)
  expect(screen.getByText('Salma Farouk')).toBeDefined()
})

it('asking an adult for their consent needs a connection, and its button says so', async () => {
  await show()
  const button = await screen.findByRole('button', { name: 'Ask Nadia' })
  expect(button.getAttribute('aria-describedby')).toBeNull()
  goOffline()
  expect(document.getElementById(button.getAttribute('aria-describedby')!)?.textContent).toBe('Needs a connection')
})

it('what was saved when its page was reloaded is no change from elsewhere', async () => {
  const change = { was: { first_name: 'Salma' }, now: { first_name: 'Selma' } }
  const now = { ...salma, ...change.now }
  const draft = { typed: toTypedRelative(now), base: toTypedRelative(salma) }
  await ownDraft('own-pages', relativeForm('r-1')).keep(draft)
  await tenantStorage('own-pages').set(attemptKey('own-pages', 'relative.cut'), {
    ...{ id: 'relative.cut', idempotencyKey: 'relative.cut', tenant: 'own-pages', kind: 'changed_relative' },
    ...{ relativeId: 'r-1', name: 'Selma', ...change, createdAt: '2026-11-23T10:00:00.000Z', attempts: 1 },
    state: 'queued',
  })
  const shown = await showOwnPage(<RelativesPage />, {
    at: 'relatives',
    answers: { 'GET /account': { data: account }, 'GET /patients': { data: { patients: [now], most: 10 } } },
  })
  await screen.findByRole('heading', { name: 'Selma Farouk' }, ofLoading)
  await goTo(shown, 'r-1')
  expect([valueOf('first_name'), screen.queryByText('Not sent yet') !== null]).toEqual(['Selma', true])
  expect(screen.queryByText('Changed elsewhere since you typed here')).toBeNull()
})

it('somebody whose page was reloaded while they were being added is added by the same key, and another one by another [C39]', async () => {
  const keys: (string | undefined)[] = []
  const adding = (answer: Answer): Answers => ({
    'POST /patients': ({ headers }) => {
      keys.push(headers['Idempotency-Key'] ?? headers['idempotency-key'])
      return answer
    },
  })
  const before = await show(adding('pending'), 'new')
  type('relationship_id', 'child')
  type('first_name', 'Omar')
  await press('Add')
  await waitFor(() => expect(keys).toHaveLength(1), ofLoading)
  expect(before.router.state.location.search).toEqual({ person: 'new' })
  cleanup()

  const omar = { ...salma, id: 'r-3', first_name: 'Omar' }
  const after = await show(adding({ data: omar }), 'new')
  expect(valueOf('first_name')).toBe('Omar')
  await press('Add')
  await waitFor(() => expect(after.router.state.location.pathname).toMatch(/relatives$/), ofLoading)
  await goTo(after, 'new')
  type('relationship_id', 'child')
  type('first_name', 'Omar')
  await press('Add')
  await waitFor(() => expect(keys).toHaveLength(3), ofLoading)
  // Whoever leaves while it is sent has it kept, for the next test too.
  await waitFor(() => expect(after.router.state.location.search).toEqual({}), ofLoading)
  await waitFor(async () => expect(await store.list()).toEqual([]), ofLoading)
  expect(keys[0]).toMatch(/^"addition\./)
  expect([keys[1] === keys[0], keys[2] === keys[0]]).toEqual([true, false])

  // The call of the page that was reloaded has no answer: without a network it is kept, now and not in the next test that has none.
  onlineManager.setOnline(false)
  await waitFor(async () => expect(await store.list()).toHaveLength(1), ofLoading)
})
