import { onlineManager } from '@tanstack/react-query'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import type { Relative } from '#contract/relative'
import { outboxStore } from '#src/storage/outbox-store.ts'
import { openOutboxChannel } from '#src/storage/outbox-channel.ts'
import { account, fillTestDom, showOwnPage, type Answers } from '#tests/support/own-page'
import { RelativesPage } from './relatives-page.tsx'

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
const salma: Relative = { id: 'r-1', first_name: 'Salma', last_name: 'Farouk', relationship_id: 'child' }
const badr: Relative = { id: 'r-2', first_name: 'Badr', last_name: 'Haddad', relationship_id: 'sibling' }
const removal = 'DELETE /patients/r-1'
const show = (more: Answers = {}) =>
  showOwnPage(<RelativesPage />, {
    at: 'relatives',
    answers: {
      'GET /account': { data: account },
      'GET /patients': { data: { patients: [salma, badr], most: 10 } },
      'GET /patientapp/appointments': { data: { appointments: [], total: 0 } },
      'GET /identity-types': { data: [] },
      ...more,
    },
  })
type Shown = Awaited<ReturnType<typeof show>>
async function remove({ router }: Shown) {
  await screen.findByRole('heading', { name: 'Salma Farouk' }, ofLoading)
  await act(() => router.navigate({ to: '.', search: { person: 'r-1' } }))
  fireEvent.click(await screen.findByRole('button', { name: 'Remove Salma' }, ofLoading))
  fireEvent.click(await screen.findByRole('button', { name: 'Remove' }, ofLoading))
}

it('a removal without a network waits on the device, says so beside the person, and is taken back', async () => {
  const shown = await show({ [removal]: 'offline' })
  await screen.findByRole('heading', { name: 'Salma Farouk' }, ofLoading)
  act(() => onlineManager.setOnline(false))
  await remove(shown)
  await screen.findByText('Salma is not removed yet', undefined, ofLoading)
  expect(screen.queryByRole('button', { name: 'Remove Salma' })).toBeNull()
  expect(await store.list()).toMatchObject([
    { id: 'removal.r-1', kind: 'removed_relative', relativeId: 'r-1', state: 'queued', attempts: 0 },
  ])
  await act(() => shown.router.navigate({ to: '.', search: {} }))
  await screen.findByText('Salma is not removed yet', undefined, ofLoading)
  expect(screen.queryByRole('button', { name: 'Book for Salma' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Book for Badr' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Keep Salma' }))
  await screen.findByRole('button', { name: 'Book for Salma' }, ofLoading)
  expect(await store.list()).toEqual([])
})

it('a removal whose answer was lost cannot be taken back, and the list is read again once it was sent', async () => {
  let patients = [salma, badr]
  const shown = await show({
    [removal]: 'offline',
    'GET /patients': () => ({ data: { patients, most: 10 } }),
  })
  await remove(shown)
  await screen.findByText('Salma is not removed yet', undefined, ofLoading)
  await store.update('removal.r-1', (found) => ({ ...found, attempts: 1 }))
  fireEvent.click(screen.getByRole('button', { name: 'Keep Salma' }))
  await screen.findByText(/^It may have been sent already/, undefined, ofLoading)
  patients = [badr]
  await store.keepAnswer({ id: 'removal.r-1', kind: 'removed_relative', answeredAt: new Date().toISOString() })
  openOutboxChannel('own-pages')?.postMessage('removal.r-1')
  await expect.poll(() => screen.queryByText('Salma is not removed yet'), ofLoading).toBeNull()
  await screen.findByRole('heading', { name: 'Badr Haddad' }, ofLoading)
  expect(screen.queryByRole('heading', { name: 'Salma Farouk' })).toBeNull()
})

it('a removal that was refused is forgotten by the next one: kept as a new one, or done', async () => {
  let answer: Answers[string] = 'offline'
  await store.put(
    {
      ...{ id: 'removal.r-1', idempotencyKey: 'removal.r-1', tenant: 'own-pages', kind: 'removed_relative' },
      ...{ createdAt: '2026-11-23T10:00:00.000Z', attempts: 1, state: 'refused' },
      ...{ relativeId: 'r-1', name: 'Salma', refusal: { code: 'relative_has_visits' } },
    } as never,
    (found) => found,
  )
  const shown = await show({ [removal]: () => answer as 'offline' })
  await remove(shown)
  await screen.findByText('Salma is not removed yet', undefined, ofLoading)
  const [kept] = await store.list()
  expect([kept?.state, kept?.refusal]).toEqual(['queued', undefined])
  await store.update('removal.r-1', (found) => ({ ...found, state: 'refused' }))
  openOutboxChannel('own-pages')?.postMessage('removal.r-1')
  answer = { data: { removed: true } }
  await remove(shown)
  await expect.poll(() => store.list(), ofLoading).toEqual([])
})
