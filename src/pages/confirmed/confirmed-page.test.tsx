import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Appointment } from '#contract/appointment'
import { watchInstallPrompt } from '#src/features/install/install-prompt.ts'
import { appointmentWith } from '#tests/support/booking'
import { fillTestDom, forgetOwnPages, showOwnPage } from '#tests/support/own-page'
import { ConfirmedPage } from './confirmed-page.tsx'

const id = 'b7c2d1de-0000-4000-8000-000000000001'
beforeAll(() => {
  fillTestDom()
  watchInstallPrompt(window)
})
beforeEach(forgetOwnPages)
afterEach(cleanup)

const visit: Appointment = {
  ...appointmentWith(id),
  ...{ start: '2999-11-24T05:00:00.000Z', end: '2999-11-24T05:30:00.000Z' },
}
const show = () =>
  showOwnPage(<ConfirmedPage />, {
    ...{ at: 'confirmed', params: { id }, configuration: { name: { en: 'Liqa' }, push_enabled: false } },
    answers: {
      [`GET /patientapp/appointments/${id}`]: { data: visit },
      [`GET /patient/appointments/${id}/documents`]: { data: [] },
    },
  })

it('once a visit is booked the app offers the home screen in words of its own, and the browser asks after a press alone', async () => {
  const prompt = vi.fn(async () => ({ outcome: 'accepted' }))
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
  act(() => void window.dispatchEvent(offer))
  expect(offer.defaultPrevented).toBe(true)
  await show()
  await screen.findByText('Keep your appointment at hand', undefined, { timeout: 10_000 })
  expect(prompt).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Put on home screen' }))
  await screen.findByText('It’s on your home screen')
  expect(prompt).toHaveBeenCalledOnce()
})
