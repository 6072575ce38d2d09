import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { Appointment } from '#contract/appointment'
import { appointmentWith } from '#tests/support/booking'
import { putDeviceIn } from '#tests/support/device-zone'
import { fillTestDom, showOwnPage } from '#tests/support/own-page'
import { VisitRows } from './visit-rows.tsx'

beforeAll(fillTestDom)
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const rowOf = (status: Appointment['status'], day: number) => ({
  ...appointmentWith(`b7c2d1de-0000-4000-8000-00000000000${day}`),
  ...{ status, time_zone: 'Asia/Dubai' },
  ...{ start: `2999-11-0${day}T05:00:00.000Z`, end: `2999-11-0${day}T05:30:00.000Z` },
})

it('visits ahead have the time by the clock of a device in another zone, too, and those that are off have not', async () => {
  putDeviceIn('Europe/London')
  const visits = [rowOf('booked', 4), rowOf('awaiting_payment', 5), rowOf('cancelled', 6), rowOf('expired', 7)]
  await showOwnPage(<VisitRows label="Ahead" visits={visits} />, { at: 'dashboard', answers: {} })
  const own = await screen.findAllByText(/^This device is in another time zone: there it will be .* at 05:00\.$/)
  expect(own.map(({ textContent }) => / (\d) Nov/.exec(textContent)?.[1])).toEqual(['4', '5'])
})
