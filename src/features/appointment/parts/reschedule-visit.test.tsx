import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import type { Appointment, RescheduleRequest } from '#contract/appointment'
import { appointmentWith } from '#tests/support/booking'
import { putDeviceIn } from '#tests/support/device-zone'
import { fillTestDom, showOwnPage, type Answer } from '#tests/support/own-page'
import { OneAppointment } from '../appointment-page.tsx'

beforeAll(fillTestDom)
afterEach(cleanup)

const ofLoading = { timeout: 10_000 }
/** Milliseconds of the first test, which loads the files of the page. */
const ofFirst = 60_000
const id = 'b7c2d1de-0000-4000-8000-000000000001'
const start = '2999-11-24T05:00:00.000Z'
const fee = { amount: 350, currency: 'AED' }
const visit: Appointment = {
  ...appointmentWith(id),
  ...{ fee, start, end: '2999-11-24T05:30:00.000Z', cancel_until: start, move_until: start, free_cancel_until: start },
}
const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
const [noon, later] = [`${tomorrow}T08:00:00.000Z`, `${tomorrow}T09:15:00.000Z`] as const
const sent: RescheduleRequest[] = []

/** The page of a visit with two other times, whose moves are answered so, one answer after the other. */
async function show(...answers: Answer[]) {
  sent.length = 0
  let read = 0
  await showOwnPage(<OneAppointment name={id} heading={() => <h1>Your appointment</h1>} />, {
    at: 'appointment-detail',
    configuration: { name: { en: 'Liqa' } },
    answers: {
      [`GET /patientapp/appointments/${id}`]: { data: visit },
      [`GET /patient/appointments/${id}/documents`]: { data: [] },
      [`GET /patientapp/doctors/${visit.practitioner.id}/availability/dates-times`]: () => {
        read += 1
        return { data: { time_zone: 'Asia/Dubai', next_date: null, dates: [{ date: tomorrow, times: [noon, later] }] } }
      },
      [`PUT /patientapp/appointments/${id}/reschedule`]: ({ body }) => {
        sent.push(JSON.parse(body ?? '{}') as RescheduleRequest)
        return answers.shift() ?? { refused: 'not_found', status: 404 }
      },
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Change the time' }, ofLoading))
  const dialog = await screen.findByRole('dialog', { name: 'Choose another time' }, ofLoading)
  return { sheet: within(dialog), timesRead: () => read }
}

it(
  'a visit is moved by the press that follows a time, at the fee that was shown',
  async () => {
    const { sheet } = await show({ data: { ...visit, start: noon } })
    expect(sheet.getByText(/^Now: .*09:00, with Dr Amira$/)).toBeTruthy()
    fireEvent.click(sheet.getByRole('button', { name: 'Choose a time' }))
    expect(sent).toEqual([])
    fireEvent.click(await sheet.findByText('12:00', undefined, ofLoading))
    fireEvent.click(sheet.getByRole('button', { name: /^Move to .*12:00$/ }))
    expect(await screen.findByText(/^Moved to .*12:00$/, undefined, ofLoading)).toBeTruthy()
    expect(sent).toEqual([{ start: noon, fee, forcebookable: true }])
  },
  ofFirst,
)

it('a price that changed since is said beside the one before, and agreed to by another press', async () => {
  const dearer = { amount: 420, currency: 'AED' }
  const refused = { refused: 'price_changed', status: 409, details: { fee: dearer } } as const
  const { sheet } = await show(refused, { data: { ...visit, start: noon, fee: dearer } })
  fireEvent.click(await sheet.findByText('12:00', undefined, ofLoading))
  fireEvent.click(sheet.getByRole('button', { name: /^Move to / }))
  expect(
    await sheet.findByText(/^The visit costs AED.420 now, and AED.350 when you booked it\./, undefined, ofLoading),
  ).toBeTruthy()
  fireEvent.click(sheet.getByRole('button', { name: /^Move to / }))
  await waitFor(() => expect(sent.map((move) => move.fee?.amount)).toEqual([350, 420]), ofLoading)
})

it('a time that somebody else has taken is offered no more, and the visit stays', async () => {
  const { sheet, timesRead } = await show({ refused: 'slot_taken', status: 409 })
  fireEvent.click(await sheet.findByText('12:00', undefined, ofLoading))
  fireEvent.click(sheet.getByRole('button', { name: /^Move to / }))
  await waitFor(() => expect(sheet.queryByText('12:00')).toBeNull(), ofLoading)
  expect(sheet.getByText('13:15')).toBeTruthy()
  expect(sheet.getByRole('button', { name: 'Choose a time' })).toBeTruthy()
  await waitFor(() => expect(timesRead()).toBe(2), ofLoading)
})

it('a time is said by the clock of a device in another zone, too, before the visit moves', async () => {
  putDeviceIn('Asia/Tokyo')
  const { sheet } = await show()
  fireEvent.click(await sheet.findByText('12:00', undefined, ofLoading))
  expect(await sheet.findByText(/there it will be .* at 17:00\.$/, undefined, ofLoading)).toBeTruthy()
})
