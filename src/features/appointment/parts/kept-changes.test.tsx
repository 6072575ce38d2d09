import { onlineManager } from '@tanstack/react-query'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { moveKindName } from '#src/outbox/moving/move-change.ts'
import { isSafeMoment } from '#src/page-load/safe-moment.ts'
import { outboxStore } from '#src/storage/outbox-store.ts'
import { appointmentWith } from '#tests/support/booking'
import { fillTestDom, showOwnPage } from '#tests/support/own-page'
import { OneAppointment } from '../appointment-page.tsx'

beforeAll(fillTestDom)
afterEach(async () => {
  cleanup()
  onlineManager.setOnline(true)
  const store = outboxStore('own-pages')
  for (const { id } of await store.list()) await store.remove(id)
})

/** What is loaded when it is asked for takes longer than a second where much else runs. */
const ofLoading = { timeout: 10_000 }
const id = 'b7c2d1de-0000-4000-8000-000000000001'
const start = '2999-11-24T05:00:00.000Z'
const wanted = '2999-11-25T06:30:00.000Z'
const visit = {
  ...{ ...appointmentWith(id), start, end: '2999-11-24T05:30:00.000Z' },
  ...{ cancel_until: start, move_until: start, free_cancel_until: start },
}
const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
const free = {
  ...{ time_zone: 'Asia/Dubai', next_date: null },
  dates: [{ date: tomorrow, times: [`${tomorrow}T08:00:00.000Z`, `${tomorrow}T09:15:00.000Z`] }],
}
const show = () =>
  showOwnPage(<OneAppointment name={id} heading={() => <h1>Your appointment</h1>} />, {
    at: 'appointment-detail',
    configuration: { name: { en: 'Liqa' } },
    answers: {
      [`GET /patientapp/appointments/${id}`]: { data: visit },
      [`GET /patient/appointments/${id}/documents`]: { data: [] },
      [`GET /patientapp/doctors/${visit.practitioner.id}/availability/dates-times`]: { data: free },
      [`POST /patientapp/appointments/${id}/consent`]: 'offline',
    },
  })

/** What waits of this visit: what another file's page was sending as it ended may join it. */
const changesOfVisit = async () =>
  (await outboxStore('own-pages').list()).filter(({ kind }) => kind !== 'added_relative')

it('a consent that is withdrawn without a network waits on the device, and is taken back', async () => {
  await show()
  await screen.findByRole('button', { name: 'Withdraw it' }, ofLoading)
  act(() => onlineManager.setOnline(false))
  fireEvent.click(screen.getByRole('button', { name: 'Withdraw it' }))
  await screen.findByText('That you withdraw your consent is not sent yet', undefined, ofLoading)
  expect(await changesOfVisit()).toMatchObject([{ kind: 'visit_consent', isOn: false, attempts: 0 }])
  fireEvent.click(screen.getByRole('button', { name: 'Don’t send it' }))
  await screen.findByRole('button', { name: 'Withdraw it' }, ofLoading)
  expect(await changesOfVisit()).toEqual([])
})

const keep = (more: object) =>
  outboxStore('own-pages').put(
    {
      ...{ id: `move.${id}.1`, idempotencyKey: `move.${id}.1`, tenant: 'own-pages', kind: moveKindName, attempts: 0 },
      ...{ createdAt: '2999-11-23T10:00:00.000Z', state: 'queued', fee: visit.fee, ...more },
      ...{ visit: { appointmentId: id, practitionerName: 'Dr', start: wanted, before: start, timeZone: 'Asia/Dubai' } },
    } as never,
    (found) => found,
  )

it('a move that waits says that it is not confirmed, and is taken back', async () => {
  onlineManager.setOnline(false)
  await keep({})
  act(() => onlineManager.setOnline(true))
  await show()
  await screen.findByText(/^Not moved yet: .*10:30$/, undefined, ofLoading)
  expect(screen.queryByRole('button', { name: 'Change the time' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Cancel this visit' })).toBeTruthy()
  act(() => onlineManager.setOnline(false))
  fireEvent.click(screen.getByRole('button', { name: 'Don’t move it' }))
  await screen.findByText('Not moved: your visit stays as it is', undefined, ofLoading)
  await screen.findByRole('button', { name: 'Change the time' }, ofLoading)
  expect(await changesOfVisit()).toEqual([])
})

it('a move to a time that was taken says so, the visit stays, and leads to the times that are free now', async () => {
  await keep({ state: 'refused', refusal: { code: 'slot_taken' }, attempts: 1 })
  await show()
  await screen.findByText(/^Not moved to .*10:30$/, undefined, ofLoading)
  expect(screen.getByText(/^Your visit was left as it was/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Change the time' }))
  // Midday and a quarter past one at the clinic: what is free now.
  await screen.findByText('12:00', undefined, ofLoading)
  expect(screen.getByText('13:15')).toBeTruthy()
})

it('without a network and without times that were read, choosing says that there are none', async () => {
  await show()
  await screen.findByRole('button', { name: 'Change the time' }, ofLoading)
  act(() => onlineManager.setOnline(false))
  fireEvent.click(screen.getByRole('button', { name: 'Change the time' }))
  await screen.findByText(/^None were read before it went/, undefined, ofLoading)
})

it.each([
  ['a time is chosen', 'Change the time'],
  ['a cancellation is decided', 'Cancel this visit'],
])('no update comes between while %s', async (_while, button) => {
  await show()
  const press = await screen.findByRole('button', { name: button })
  expect(isSafeMoment()).toBe(true)
  fireEvent.click(press)
  await waitFor(() => expect(isSafeMoment()).toBe(false), ofLoading)
  cleanup()
  expect(isSafeMoment()).toBe(true)
})
