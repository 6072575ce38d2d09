import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Appointment } from '#contract/appointment'
import { appointmentWith } from '#tests/support/booking'
import { fillTestDom, showOwnPage, type Answer } from '#tests/support/own-page'
import { OneAppointment } from './appointment-page.tsx'

beforeAll(fillTestDom)
afterEach(cleanup)

const ofLoading = { timeout: 10_000 }
const id = 'b7c2d1de-0000-4000-8000-000000000001'
const start = '2999-11-24T05:00:00.000Z'
const visit: Appointment = {
  ...appointmentWith(id),
  ...{ start, end: '2999-11-24T05:30:00.000Z', cancel_until: start, move_until: start, free_cancel_until: start },
}
const times = { data: { time_zone: 'Asia/Dubai', next_date: null, dates: [] } }

/** The page to which a button of a message leads. */
const press = (button: 'directions' | 'move', answer: Answer) =>
  showOwnPage(<OneAppointment name={id} heading={() => <h1>Your appointment</h1>} />, {
    ...{ at: 'appointment-detail', search: `?do=${button}`, configuration: { name: { en: 'Liqa' } } },
    answers: {
      [`GET /patientapp/appointments/${id}`]: answer,
      [`GET /patient/appointments/${id}/documents`]: { data: [] },
      [`GET /patientapp/doctors/${visit.practitioner.id}/availability/dates-times`]: times,
    },
  })
const sheet = () => screen.queryByRole('dialog', { name: 'Choose another time' })

describe('a button of a message about a visit', () => {
  it('for moving it opens its times', async () => {
    await press('move', { data: visit })
    await screen.findByRole('dialog', { name: 'Choose another time' }, ofLoading)
  }, 60_000)

  it('for the way there has that at hand, and opens nothing', async () => {
    await press('directions', { data: visit })
    const way = await screen.findByRole('link', { name: 'Directions' })
    expect(document.activeElement).toBe(way)
    expect(sheet()).toBeNull()
  })

  it.each<[what: string, answer: Answer, told: RegExp]>([
    ['was cancelled', { data: { ...visit, status: 'cancelled' } }, /^This visit is cancelled/],
    [
      'was moved into the past, and is over',
      { data: { ...visit, start: '2020-11-24T05:00:00.000Z', end: '2020-11-24T05:30:00.000Z' } },
      /^Book again$/,
    ],
    ['cannot be opened here any more', { refused: 'not_found', status: 404 }, /^This appointment can’t be opened here/],
  ])('of one that %s says so, and offers nothing', async (_, answer, told) => {
    for (const button of ['move', 'directions'] as const) {
      await press(button, answer)
      expect(await screen.findByText(told)).toBeTruthy()
      expect([sheet(), screen.queryByRole('link', { name: 'Directions' })]).toEqual([null, null])
      cleanup()
    }
  })
})
