import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { EarlierOffer } from '#contract/earlier-offer'
import { toKeptVisit } from '#src/session/kept-visit.ts'
import { appointmentWith } from '#tests/support/booking'
import { putDeviceIn } from '#tests/support/device-zone'
import { fillTestDom, showOwnPage } from '#tests/support/own-page'
import { NextVisits } from './next-visits.tsx'

beforeAll(fillTestDom)
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const id = 'b7c2d1de-0000-4000-8000-000000000001'
const visit = {
  ...appointmentWith(id),
  start: '2999-11-25T05:00:00.000Z',
  end: '2999-11-25T05:30:00.000Z',
  time_zone: 'Asia/Dubai',
}
// Midnight at the facility, where the day changes.
const offer: EarlierOffer = {
  ...{ id: 'o', status: 'open', start: '2999-11-23T20:00:00.000Z', end: '2999-11-23T20:30:00.000Z' },
  ...{ fee: visit.fee, expires_at: '2999-11-22T10:28:00.000Z' },
}

const show = (changes: Partial<EarlierOffer>) =>
  showOwnPage(<NextVisits visits={[toKeptVisit(visit)]} />, {
    at: 'appointment-detail',
    configuration: { name: { en: 'Liqa' } },
    answers: {
      [`GET /patientapp/appointments/${id}`]: {
        data: { ...visit, earlier: { wanted: true, closes_hours_before: 4, offer: { ...offer, ...changes } } },
      },
    },
  })

it('an earlier time that waits for an answer stands in the row of its visit, until when, and leads there', async () => {
  await show({})
  const row = await screen.findByRole('link', { name: /Earlier time free: .*24 Nov.* 00:00, kept for you until 14:28/ })
  expect(row.getAttribute('href')).toContain(`/appointment-detail/${id}`)
})

it.each<Partial<EarlierOffer>>([{ status: 'declined' }, { expires_at: '2020-11-22T10:28:00.000Z' }])(
  'one that waits for none any more does not',
  async (changes) => {
    const { app, asked } = await show(changes)
    await waitFor(() => expect([asked.length, app.queryClient.isFetching()]).toEqual([1, 0]))
    expect((await screen.findByRole('link')).textContent).not.toContain('Earlier time')
  },
)

it('a visit has the time by the clock of a device in another zone, too', async () => {
  putDeviceIn('Europe/London')
  await show({})
  expect(
    await screen.findByText(/^This device is in another time zone: there it will be .* 25 Nov at 05:00\.$/),
  ).toBeTruthy()
})
