import { onlineManager } from '@tanstack/react-query'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { ClearDevice } from '#src/features/clear-device/clear-device.tsx'
import { OwnVisits } from '#src/pages/home/own-visits.tsx'
import { SignOut } from '#src/pages/dashboard/sign-out-button.tsx'
import { Pending } from '#src/features/unsent-changes/pending.tsx'
import { sessionStore } from '#src/session/session-store.ts'
import { openOutboxChannel } from '#src/storage/outbox-channel.ts'
import { outboxStore } from '#src/storage/outbox-store.ts'
import { fillTestDom, showOwnPage } from '#tests/support/own-page'
import { pageOutbox } from '../page-outbox.ts'

beforeAll(fillTestDom)
const store = outboxStore('own-pages')
afterEach(async () => {
  cleanup()
  onlineManager.setOnline(true)
  for (const { id } of await store.list()) await store.remove(id)
  for (const { id } of await store.answers()) await store.removeAnswer(id)
})

const ofLoading = { timeout: 10_000 }
const visitOf = (appointmentId: string, practitionerName: string) => ({
  ...{ appointmentId, practitionerName, start: '2999-11-25T06:30:00.000Z', timeZone: 'Asia/Dubai' },
})
const keep = (id: string, more: object) =>
  store.put(
    {
      ...{ id, idempotencyKey: id, tenant: 'own-pages', attempts: 0, state: 'queued' },
      ...{ createdAt: new Date(Date.now() - 120_000).toISOString(), ...more },
    } as never,
    (found) => found,
  )
/** A consent that waits, and a cancellation that was refused. */
async function keepTwo() {
  await keep('consent.1', { kind: 'visit_consent', isOn: false, visit: visitOf('v-1', 'Dr Amira') })
  const refused = { state: 'refused', attempts: 1, refusal: { code: 'cancel_too_late' } }
  await keep('cancel.2', { kind: 'cancelled_appointment', ...refused, visit: visitOf('v-2', 'Dr Badr') })
}
const show = () =>
  showOwnPage(
    <>
      <h1 id="main">Overview</h1>
      <Pending />
      <SignOut />
    </>,
    { at: 'dashboard', answers: {} },
  )
const row = async (name: string) =>
  within((await screen.findByRole('heading', { name }, ofLoading)).closest('li') as HTMLElement)

it('lists what waits and what was refused, with the reason and where it is changed', async () => {
  onlineManager.setOnline(false)
  await keepTwo()
  await show()
  const consent = await row('Withdraw your consent')
  expect(consent.getByText('Dr Amira')).toBeTruthy()
  await consent.findByText(/^Made [12] minutes? ago$/)
  expect(consent.getByText('Waits for a connection')).toBeTruthy()
  expect(consent.getByRole('link', { name: 'Change' }).getAttribute('href')).toContain('v-1')
  const cancelling = await row('Cancel a visit')
  expect(cancelling.getByText('Not accepted')).toBeTruthy()
  expect(
    await cancelling.findByText(/^It is too late to cancel this visit here.* Change it, or discard it\.$/),
  ).toBeTruthy()
  expect(cancelling.queryByRole('button', { name: 'Send now' })).toBeNull()
})

it('says of what the app itself fails at that it does, and lets it be discarded with what may have become of it', async () => {
  await keep('consent.9', {
    ...{ kind: 'visit_consent', isOn: false, visit: visitOf('v-9', 'Dr Dana') },
    ...{ state: 'needs_confirmation', attempts: 5, faults: 5 },
  })
  await show()
  const consent = await row('Withdraw your consent')
  await consent.findByText(/^Something in this app goes wrong with it, and not with your connection\./)
  expect(consent.getByRole('button', { name: 'Send now' })).toBeTruthy()
  fireEvent.click(consent.getByRole('button', { name: 'Discard' }))
  await screen.findByText('It is deleted from this device. If it has arrived already, it stays as it is there.')
  fireEvent.click(screen.getByRole('button', { name: 'Discard it' }))
  await vi.waitFor(async () => expect(await store.list()).toEqual([]), ofLoading)
})

it('says of what the platform puts off on a good network that it is tried again, and not that it waits for one', async () => {
  await keep('wish.3', { kind: 'earlier_wish', isOn: true, attempts: 1, visit: visitOf('v-3', 'Dr Carim') })
  await show()
  const wish = await row('Be told of earlier times')
  await wish.findByText('Tried again soon', undefined, ofLoading)
  act(() => onlineManager.setOnline(false))
  expect(wish.getByText('Waits for a connection')).toBeTruthy()
})

it('says of what met nobody who was signed in that it can be sent now, and not that it was not accepted', async () => {
  const parked = { state: 'needs_confirmation', attempts: 1, refusal: { code: 'unauthenticated' } }
  await keep('consent.1', { kind: 'visit_consent', isOn: false, visit: visitOf('v-1', 'Dr Amira'), ...parked })
  await show()
  const consent = await row('Withdraw your consent')
  expect(consent.getByText('Waits for your word')).toBeTruthy()
  expect(consent.getByText('You are signed in again, so it can be sent now.')).toBeTruthy()
  expect(consent.queryByText('Not accepted')).toBeNull()
  expect(consent.getByRole('button', { name: 'Send now' })).toBeTruthy()
})

it('says why nothing is sent without a network, follows what another page sends, and says when nothing waits', async () => {
  onlineManager.setOnline(false)
  await keep('consent.1', { kind: 'visit_consent', isOn: false, visit: visitOf('v-1', 'Dr Amira') })
  const { asked } = await show()
  const consent = await row('Withdraw your consent')
  fireEvent.click(consent.getByRole('button', { name: 'Send now' }))
  await consent.findByText(/^There is no connection/)
  expect(asked).toEqual([])
  // Its entry is removed a moment after that.
  await store.keepAnswer({ id: 'consent.1', kind: 'visit_consent', answeredAt: new Date().toISOString() })
  openOutboxChannel('own-pages')?.postMessage('consent.1')
  await screen.findByText('Nothing is waiting any more.', undefined, ofLoading)
})

it('discards after a question, and what may have arrived not at all', async () => {
  onlineManager.setOnline(false)
  await keepTwo()
  await keep('wish.3', { kind: 'earlier_wish', isOn: true, attempts: 1, visit: visitOf('v-3', 'Dr Carim') })
  await show()
  const wish = await row('Be told of earlier times')
  expect(wish.queryByRole('button', { name: 'Discard' })).toBeNull()
  expect(wish.getByText(/^It may have arrived already/)).toBeTruthy()
  fireEvent.click((await row('Cancel a visit')).getByRole('button', { name: 'Discard' }))
  fireEvent.click(screen.getByRole('button', { name: 'Keep it' }))
  expect(await store.list()).toHaveLength(3)
  fireEvent.click((await row('Cancel a visit')).getByRole('button', { name: 'Discard' }))
  fireEvent.click(screen.getByRole('button', { name: 'Discard it' }))
  await expect.poll(() => screen.queryByRole('heading', { name: 'Cancel a visit' })).toBeNull()
  expect((await store.list()).map(({ id }) => id).toSorted()).toEqual(['consent.1', 'wish.3'])
})

it('signing out asks first, stays where the patient says so, and says what could not be sent', async () => {
  onlineManager.setOnline(false)
  await keepTwo()
  await show()
  await row('Cancel a visit')
  fireEvent.click(screen.getByRole('button', { name: 'Sign out' }))
  const question = within(await screen.findByRole('dialog', { name: 'Sign out before all is sent?' }))
  expect(question.getByText(/^2 changes of yours on this device did not reach the clinic/)).toBeTruthy()
  fireEvent.click(question.getByRole('button', { name: 'Send now and sign out' }))
  await question.findByText('There is no connection, so nothing could be sent.', undefined, ofLoading)
  fireEvent.click(question.getByRole('button', { name: 'Stay signed in' }))
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  expect(await store.list()).toHaveLength(2)
})

it('a guest finds what waits on the home page, and a patient there has their overview for it', async () => {
  onlineManager.setOnline(false)
  await keep('cancel.1', { kind: 'cancelled_appointment', visit: visitOf('v-1', 'Dr Amira') })
  await showOwnPage(<OwnVisits />, { at: 'home', answers: {}, isGuest: true })
  const cancelling = await row('Cancel a visit')
  expect(cancelling.getByText('Waits for a connection')).toBeTruthy()
  expect(cancelling.getByRole('link', { name: 'Change' }).getAttribute('href')).toContain('v-1')
  fireEvent.click(cancelling.getByRole('button', { name: 'Discard' }))
  fireEvent.click(screen.getByRole('button', { name: 'Discard it' }))
  await screen.findByText('Nothing is waiting any more.', undefined, ofLoading)
  cleanup()

  await keep('cancel.2', { kind: 'cancelled_appointment', visit: visitOf('v-2', 'Dr Badr') })
  const { app } = await showOwnPage(<OwnVisits />, { at: 'home', answers: {} })
  await expect.poll(() => app.queryClient.isFetching()).toBe(0)
  expect(screen.queryByRole('heading')).toBeNull()
})

it('clearing the device offers to send what waits first, and clears once all of it has arrived', async () => {
  onlineManager.setOnline(false)
  await keep('consent.1', { kind: 'visit_consent', isOn: false, visit: visitOf('v-1', 'Dr Amira') })
  const { app } = await showOwnPage(<ClearDevice />, { at: 'dashboard', answers: {} })
  fireEvent.click(screen.getByRole('button', { name: 'Clear this device' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Clear this device?' }))
  await sheet.findByText(/^1 change on this device did not reach the clinic/)
  fireEvent.click(sheet.getByRole('button', { name: 'Send now and clear' }))
  await sheet.findByText('There is no connection, so nothing could be sent.', undefined, ofLoading)
  expect(await store.list()).toHaveLength(1)

  const drain = vi.spyOn(pageOutbox(app.tenant, app.apis), 'drain').mockImplementation(async () => {
    expect(await sessionStore(app.tenant).patient()).toBeDefined()
    await store.remove('consent.1')
  })
  fireEvent.click(sheet.getByRole('button', { name: 'Send now and clear' }))
  await expect.poll(() => sessionStore(app.tenant).patient(), ofLoading).toBeUndefined()
  expect(drain).toHaveBeenCalledOnce()
  drain.mockRestore()
})
