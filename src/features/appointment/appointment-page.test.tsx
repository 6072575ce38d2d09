import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { Appointment } from '#contract/appointment'
import { appointmentWith } from '#tests/support/booking'
import { putDeviceIn } from '#tests/support/device-zone'
import { paymentIs } from '#tests/support/payment'
import { fillTestDom, showOwnPage } from '#tests/support/own-page'
import { sessionStore } from '#src/session/session-store.ts'
import { OneAppointment } from './appointment-page.tsx'

beforeAll(fillTestDom)
afterEach(cleanup)
afterEach(() => void vi.restoreAllMocks())

const id = 'b7c2d1de-0000-4000-8000-000000000001'
const ahead = {
  start: '2999-11-24T05:00:00.000Z',
  end: '2999-11-24T05:30:00.000Z',
  cancel_until: '2999-11-24T05:00:00.000Z',
  move_until: '2999-11-24T05:00:00.000Z',
  free_cancel_until: '2999-11-24T05:00:00.000Z',
}
const over = { start: '2020-11-24T05:00:00.000Z', end: '2020-11-24T05:30:00.000Z' }

const show = (visit: Partial<Appointment>) =>
  showOwnPage(<OneAppointment name={id} heading={() => <h1>Your appointment</h1>} />, {
    at: 'appointment-detail',
    configuration: { name: { en: 'Liqa' } },
    answers: {
      [`GET /patientapp/appointments/${id}`]: { data: { ...appointmentWith(id), ...visit } },
      [`GET /patient/appointments/${id}/documents`]: { data: [] },
    },
  })

it.each<Partial<Appointment>>([over, { ...over, status: 'completed' }])(
  'a visit that is over is booked again: the same kind, at the same place',
  async (visit) => {
    await show(visit)
    const again = await screen.findByRole('link', { name: 'Book again' })
    expect(again.getAttribute('href')).toBe(
      '/en-ae/doctor/dermatology/dubai/dr-amira/appointment/book?facility_id=3&service_id=21&consultation_type=clinic',
    )
    expect(screen.queryByRole('link', { name: 'Directions' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Cancel this visit' })).toBeNull()
  },
)

const bookingAddress =
  '/en-ae/doctor/dermatology/dubai/dr-amira/appointment/book?facility_id=3&service_id=21&consultation_type=clinic'

it.each<[who: string, patient: Partial<Appointment['patient']>, address: string, chosen: object | undefined]>([
  [
    'a relative',
    { first_name: 'Salma', patient_relative_id: 'r-1', is_for_other: true },
    bookingAddress,
    { relativeId: 'r-1', name: 'Salma' },
  ],
  ['oneself', {}, bookingAddress, undefined],
  ['somebody else', { is_for_other: true }, `${bookingAddress}&who=other`, undefined],
])('a visit for %s is booked again for them', async (_, patient, address, chosen) => {
  const known = appointmentWith(id).patient
  const { app, router } = await show({ ...over, patient: { ...known, ...patient } })
  const store = sessionStore(app.tenant)
  // Whom they last chose to book for, which was another.
  await store.bookFor({ relativeId: 'r-9', name: 'Yusra' })
  const again = await screen.findByRole('link', { name: 'Book again' })
  expect(again.getAttribute('href')).toBe(address)
  const go = vi.spyOn(router, 'navigate').mockResolvedValue(undefined)
  fireEvent.click(again)
  await vi.waitFor(() => expect(go).toHaveBeenCalledTimes(1))
  expect(go.mock.calls[0]?.[0]).toMatchObject({ to: expect.stringContaining('/dr-amira/appointment/book') })
  // Before they are there: the booking reads it once.
  expect(await store.bookingFor()).toEqual(chosen)
})

it.each([
  ['clinic', 'Bring with you', 'Directions'],
  ['telemedicine', 'Before your video visit', undefined],
  ['homecare', 'Before the doctor comes', undefined],
] as const)('a visit ahead (%s) says what to prepare, and the way where there is one', async (type, heading, way) => {
  await show({ ...ahead, consultation_type: type })
  await screen.findByRole('heading', { name: heading })
  expect(screen.queryByRole('link', { name: 'Directions' }) !== null).toBe(way !== undefined)
  expect(screen.queryByRole('link', { name: 'Book again' })).toBeNull()
})

it.each([
  ['Europe/London', 'Sun 24 Nov at 21:20', 'a day earlier'],
  ['Asia/Tokyo', 'Mon 25 Nov at 06:20', 'later on the day'],
])('a visit says when it is by the clock of a device in %s: %s, %s', async (zone, own) => {
  putDeviceIn(zone)
  await show({ ...ahead, start: '2999-11-24T21:20:00.000Z', end: '2999-11-24T21:50:00.000Z' })
  expect(await screen.findByText(new RegExp(`there it will be ${own}\\.$`))).toBeTruthy()
  // A calendar shows the time of its device: the entry has the clinic's in words.
  const entry = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Google Calendar' }).href)
  expect(entry.searchParams.get('details')).toMatch(/\. By the clinic’s clock: .* 25 November 2999, 01:20\.$/)
})

it('a visit says for whom it is, how it is insured, the way there, and what is asked about it', async () => {
  const insurance = { insurer_id: '4', insurer: 'Amana Health', plan: 'Silver', is_accepted: true } as never
  const earlier = {
    ...{ wanted: true, closes_hours_before: 4 },
    offer: {
      ...{ id: 'an-offer', status: 'open' as const, fee: appointmentWith(id).fee },
      ...{ start: '2999-11-23T05:20:00.000Z', end: '2999-11-23T05:50:00.000Z', expires_at: '2999-11-22T10:28:00.000Z' },
    },
  }
  await show({ ...ahead, insurance, earlier })
  expect(await screen.findByText('Layla Farouk')).toBeTruthy()
  expect(screen.getByText(/^Insurance:/).textContent).toBe('Insurance: Amana Health · Silver')
  const way = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Directions' }).href)
  expect(way.searchParams.get('destination')).toBe('25.2,55.3')
  expect(await screen.findByRole('button', { name: /^Take / })).toBeTruthy()
  expect(await screen.findByRole('switch')).toBeTruthy()
})

it('a visit is saved for a calendar without a network: its start, its end and its place', async () => {
  const saved: Blob[] = []
  Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}`, revokeObjectURL: () => {} })
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  await show(ahead)
  fireEvent.click(await screen.findByRole('button', { name: 'Add to calendar' }))
  expect(click.mock.contexts.map((link) => (link as HTMLAnchorElement).download)).toEqual(['7kdm-94qx.ics'])
  const file = await saved[0]!.text()
  for (const line of ['DTSTART:29991124T050000Z', 'DTEND:29991124T053000Z', 'LOCATION:Marsa Clinic'])
    expect(file).toContain(line)
})

it('a visit whose consent is missing cannot be moved, and can be cancelled', async () => {
  await show({ ...ahead, fg_consent: false })
  await screen.findByText('Your consent is missing')
  expect(screen.queryByRole('button', { name: 'Change the time' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Cancel this visit' })).toBeTruthy()
})

it('a visit whose patient may book nothing says so, why and whom to call, cannot be moved, and can be cancelled [P04]', async () => {
  await show({ ...ahead, suspended_to_book: true, suspension_reason: 'fees_due' })
  await screen.findByText('You cannot book at the moment')
  expect(
    screen.getByText(
      /^A fee of an earlier visit has not been paid yet\. .*you can cancel this visit, and not change its time\.$/,
    ),
  ).toBeTruthy()
  const { phone } = appointmentWith(id).facility
  expect(screen.getByRole('link', { name: `Call ${phone}` })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Change the time' })).toBeNull()
  expect(screen.queryByText(/You can change the time/)).toBeNull()
  expect(screen.getByRole('button', { name: 'Cancel this visit' })).toBeTruthy()
})

it('a visit past its times for changes says until when that was possible', async () => {
  await show({ ...ahead, cancel_until: '2020-11-24T05:00:00.000Z', move_until: '2020-11-24T05:00:00.000Z' })
  await screen.findByText(/The visit could be cancelled here until/)
  expect(screen.queryByRole('button', { name: 'Cancel this visit' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Change the time' })).toBeNull()
})

it('a visit that awaits its payment can be cancelled at no cost, and not be moved', async () => {
  await show({ ...ahead, status: 'awaiting_payment' })
  await screen.findByRole('button', { name: 'Cancel this visit' })
  expect(screen.getByText('Cancelling costs nothing, and the time is free for others at once.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Change the time' })).toBeNull()
})

it('of a cancelled visit it is said that nothing is left to do, but not where its money could not be given back', async () => {
  const cancelled = paymentIs('refund_due', 'cancelled')
  const nothingLeft = /There is nothing else to do/
  await show({ ...ahead, status: 'cancelled', payment: cancelled.payment! })
  await screen.findByText(nothingLeft)
  cleanup()
  await show({ ...ahead, status: 'cancelled', payment: { ...cancelled.payment!, is_refund_stuck: true } })
  await screen.findByText(/could not be given back/)
  expect(screen.queryByText(nothingLeft)).toBeNull()
})
