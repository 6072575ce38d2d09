import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import type { Appointment, CancelRequest } from '#contract/appointment'
import { appointmentWith } from '#tests/support/booking'
import { fillTestDom, showOwnPage, type Answer } from '#tests/support/own-page'
import { OneAppointment } from '../appointment-page.tsx'

beforeAll(fillTestDom)
afterEach(cleanup)

const ofLoading = { timeout: 10_000 }
/** Milliseconds of the first test, which loads the files of the page. */
const ofFirst = 60_000
const id = 'b7c2d1de-0000-4000-8000-000000000001'
const start = '2999-11-24T05:00:00.000Z'
const money = (amount: number) => ({ amount, currency: 'AED' })
const visit: Appointment = {
  ...appointmentWith(id),
  ...{ start, end: '2999-11-24T05:30:00.000Z', cancel_until: start, move_until: start },
}
const sent: CancelRequest[] = []

/** The page of a visit, whose cancellation is answered so, one answer after the other. */
async function show(terms: Partial<Appointment>, ...answers: Answer[]) {
  sent.length = 0
  await showOwnPage(<OneAppointment name={id} heading={() => <h1>Your appointment</h1>} />, {
    at: 'appointment-detail',
    configuration: { name: { en: 'Liqa' } },
    answers: {
      [`GET /patientapp/appointments/${id}`]: { data: { ...visit, ...terms } },
      [`GET /patient/appointments/${id}/documents`]: { data: [] },
      [`PUT /patientapp/appointments/${id}/cancel`]: ({ body }) => {
        sent.push(JSON.parse(body ?? '{}') as CancelRequest)
        return answers.shift() ?? { refused: 'not_found', status: 404 }
      },
    },
  })
}
const openSheet = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel this visit' }, ofLoading))
  return within(await screen.findByRole('dialog', { name: 'Cancel this visit?' }, ofLoading))
}
const half = { late_cancellation_fee: money(175) }

it(
  'what late cancelling will cost is said beside the button and asked about, while it is free',
  async () => {
    await show({ ...half, free_cancel_until: '2999-11-22T05:00:00.000Z' }, { data: { ...visit, status: 'cancelled' } })
    const costs = /^Cancelling is free until .*22 Nov.* After that it costs AED.175\.$/
    expect(await screen.findByText(costs)).toBeTruthy()
    const sheet = await openSheet()
    expect(sheet.getByText(costs)).toBeTruthy()
    fireEvent.click(sheet.getByRole('button', { name: 'Cancel the visit' }))
    await waitFor(() => expect(sent).toMatchObject([{ forcebookable: true, fee: money(0) }]), ofLoading)
  },
  ofFirst,
)

it('what it costs now is on the button that cancels, and is sent as the fee that was shown', async () => {
  await show({ ...half, free_cancel_until: '2020-11-22T05:00:00.000Z' }, { data: { ...visit, status: 'cancelled' } })
  const costs = /^Cancelling costs AED.175 now\. It was free until .*22 Nov/
  expect(await screen.findByText(costs)).toBeTruthy()
  const sheet = await openSheet()
  expect(sheet.getByText(costs)).toBeTruthy()
  fireEvent.click(sheet.getByRole('button', { name: /^Cancel for AED.175$/ }))
  await waitFor(() => expect(sent).toMatchObject([{ forcebookable: true, fee: money(175) }]), ofLoading)
})

it('a fee that began while one thought about it is said, and agreed to by another press', async () => {
  const refused = { refused: 'cancellation_fee_changed', status: 409, details: { fee: money(90) } } as const
  await show({ free_cancel_until: start }, refused, { data: { ...visit, status: 'cancelled' } })
  const sheet = await openSheet()
  fireEvent.click(sheet.getByRole('button', { name: 'Cancel the visit' }))
  expect(
    await sheet.findByText(/^Cancelling costs AED.90 now: it is not free any more\./, undefined, ofLoading),
  ).toBeTruthy()
  fireEvent.click(sheet.getByRole('button', { name: /^Cancel for AED.90$/ }))
  await waitFor(() => expect(sent.map(({ fee }) => fee?.amount)).toEqual([0, 90]), ofLoading)
})

it('a visit that was moved as often as it may be says so, and can be cancelled', async () => {
  await show({ moves_left: 0, free_cancel_until: start })
  expect(await screen.findByText(/^This visit was moved as often as it can be here\./)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Change the time' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Cancel this visit' })).toBeTruthy()
})
