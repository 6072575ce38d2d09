import { onlineManager } from '@tanstack/react-query'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import type { Appointment } from '#contract/appointment'
import { headers } from '#contract/headers'
import { OneAppointment } from '#src/features/appointment/appointment-page.tsx'
import { visitCalendarQuery } from '#src/queries/appointment-calendar.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { showViewer } from '#src/session/use-viewer.ts'
import { appointmentWith } from '#tests/support/booking'
import { type Answers, fillTestDom, showOwnPage } from '#tests/support/own-page'

beforeAll(fillTestDom)
afterEach(() => {
  cleanup()
  showViewer({ kind: 'nobody' })
})

/** What is loaded when it is asked for takes longer than a second where much else runs. */
const ofLoading = { timeout: 10_000 }
const id = 'b7c2d1de-0000-4000-8000-000000000001'
const start = '2999-11-24T05:00:00.000Z'
const ahead = { start, end: '2999-11-24T05:30:00.000Z', cancel_until: start, move_until: start }
const path = `/patientapp/appointments/${id}/calendar`
const none = { data: { created_at: null } }
const since = { data: { created_at: '2026-11-20T08:00:00.000Z' } }
const url = 'https://own.example/calendar/a-secret-of-its-own.ics'

async function show(answers: Answers, visit: Partial<Appointment> = {}) {
  await sessionStore('own-pages').keepAppointment(
    { ...appointmentWith(id), ...ahead, ...visit },
    'opens-it',
    new Date(),
  )
  return showOwnPage(<OneAppointment name={id} heading={() => <h1>Your appointment</h1>} />, {
    at: 'appointment-detail',
    configuration: { name: { en: 'Liqa' } },
    answers: {
      [`GET /patientapp/appointments/${id}`]: { data: { ...appointmentWith(id), ...ahead, ...visit } },
      [`GET /patient/appointments/${id}/documents`]: { data: [] },
      ...answers,
    },
  })
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('a guest makes a link for this visit, which is shown once, and ends it', async () => {
  const opened: (string | undefined)[] = []
  const { asked } = await show({
    [`GET ${path}`]: none,
    [`POST ${path}`]: (call) => {
      opened.push(call.headers[headers.appointmentToken.toLowerCase()])
      return { data: { url, created_at: '2026-11-23T06:00:00.000Z' } }
    },
    [`DELETE ${path}`]: none,
  })
  await screen.findByRole('heading', { name: 'This visit in your calendar' }, ofLoading)
  press('Make a link')
  const field = await screen.findByLabelText('Link for your calendar', undefined, ofLoading)
  expect(document.activeElement).toBe(field)
  expect((field as HTMLInputElement).value).toBe(url)
  expect(opened).toEqual(['opens-it'])
  expect(screen.getByRole('link', { name: 'Open in calendar' }).getAttribute('href')).toBe(
    'webcal://own.example/calendar/a-secret-of-its-own.ics',
  )
  press('End the link')
  await screen.findByText('The link has ended. Calendars get nothing from it any more.')
  expect(screen.queryByLabelText('Link for your calendar')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Make a link' }))
  expect(asked.filter((call) => call.endsWith('/calendar'))).toEqual([`GET ${path}`, `POST ${path}`, `DELETE ${path}`])
})

it('a read of a link that began before it ended does not bring it back', async () => {
  let reads = 0
  const { app } = await show({
    [`GET ${path}`]: () => ((reads += 1) === 1 ? since : 'pending'),
    [`DELETE ${path}`]: none,
  })
  const { queryKey } = visitCalendarQuery(app, id)
  await screen.findByText(/^There is a link since/, undefined, ofLoading)
  void app.queryClient.invalidateQueries({ queryKey })
  await waitFor(() => expect(reads).toBe(2))
  press('End the link')
  await waitFor(() => expect(app.queryClient.getQueryData(queryKey)).toEqual(none.data))
  expect(app.queryClient.isFetching({ queryKey })).toBe(0)
})

it('a link that cannot be made says why', async () => {
  await show({ [`GET ${path}`]: since, [`POST ${path}`]: { refused: 'appointment_cancelled', status: 409 } })
  await screen.findByText(/^There is a link since .*20 November 2026/, undefined, ofLoading)
  press('Make a new link')
  expect((await screen.findByRole('alert', undefined, ofLoading)).textContent).toMatch(/cancelled/)
})

it('says at its buttons that a link needs a network, while there is none', async () => {
  await show({ [`GET ${path}`]: since })
  const buttons = ['Make a new link', 'End the link']
  await screen.findByRole('button', { name: 'End the link' }, ofLoading)
  const described = () => buttons.map((name) => screen.getByRole('button', { name }).getAttribute('aria-describedby'))
  expect(described()).toEqual([null, null])
  act(() => onlineManager.setOnline(false))
  try {
    const reason = screen.getByText('Needs a connection').closest('p')!.id
    expect(described()).toEqual([reason, reason])
  } finally {
    act(() => onlineManager.setOnline(true))
  }
})

it('of a cancelled visit a link can be ended, and none is made', async () => {
  await show({ [`GET ${path}`]: since, [`DELETE ${path}`]: none }, { status: 'cancelled' })
  await screen.findByRole('button', { name: 'End the link' }, ofLoading)
  expect(screen.queryByRole('button', { name: /Make a/ })).toBeNull()
  press('End the link')
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'This visit in your calendar' })).toBeNull())
})

it('a patient, whose settings have a link for all visits, is offered none for one', async () => {
  showViewer({ kind: 'patient', firstName: 'Layla' } as never)
  const { asked, app } = await show({ [`GET ${path}`]: none })
  await screen.findByRole('button', { name: 'Cancel this visit' })
  await waitFor(() => expect(app.queryClient.isFetching()).toBe(0))
  expect(asked).not.toContain(`GET ${path}`)
})
