import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, it } from 'vitest'
import type { Appointment } from '#contract/appointment'
import { sessionStore } from '#src/session/session-store.ts'
import { appointmentWith } from '#tests/support/booking'
import { appWith, forgetOwnPages } from '#tests/support/own-page'
import { appointmentQuery, switchVisit } from './appointment.ts'

afterEach(forgetOwnPages)

const id = 'b7c2d1de-0000-4000-8000-000000000007'
const visitWith = (fg_consent: boolean): Appointment => ({
  ...appointmentWith(id),
  ...{ start: '2999-11-24T05:00:00.000Z', end: '2999-11-24T05:30:00.000Z', fg_consent },
})

it('a read that began before a change does not show or keep the visit as it was', async () => {
  const { app, asked } = appWith({
    answers: {
      [`GET /patientapp/appointments/${id}`]: () => ({ data: visitWith(true) }),
      [`POST /patientapp/appointments/${id}/consent`]: { data: visitWith(false) },
    },
  })
  const store = sessionStore(app.tenant)
  await store.keepAppointment(visitWith(true), 'token', new Date())
  const query = appointmentQuery(app, id)
  // The answer is on its way when the change is made, and arrives after it.
  let answer = () => undefined as void
  const answered = new Promise<void>((resolve) => (answer = resolve))
  const apis = await app.apis()
  const late: typeof app = {
    ...app,
    apis: async () => ({
      ...apis,
      appointment: {
        ...apis.appointment,
        appointment: async (...call: Parameters<typeof apis.appointment.appointment>) => {
          const before = await apis.appointment.appointment(...call)
          await answered
          return before
        },
      },
    }),
  }
  const leave = new QueryObserver(app.queryClient, { ...query, ...appointmentQuery(late, id) }).subscribe(
    () => undefined,
  )
  await expect.poll(() => asked).toContain(`GET /patientapp/appointments/${id}`)
  await switchVisit(app, id, { what: 'consent', isOn: false }, 'key-1')
  answer()
  // Long enough for the answer to be kept, were it not left alone.
  for (let turn = 0; turn < 10; turn += 1) await store.visit(id)
  expect(app.queryClient.getQueryData(query.queryKey)).toMatchObject({ fg_consent: false })
  expect(await store.visit(id)).toMatchObject({ fg_consent: false })
  expect(app.queryClient.isFetching()).toBe(0)
  leave()
})
