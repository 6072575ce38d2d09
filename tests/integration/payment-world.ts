import { vi } from 'vitest'
import type { Appointment, BookedAppointment, GuestAppointmentRequest } from '#contract/appointment'
import { headers } from '#contract/headers'
import type { PaymentRules } from '#contract/tenant'
import type { DemoOutcome } from '#server/payments/sandbox/outcomes'
import { reconcile } from '#server/payments/reconcile'
import { addTenant } from '../support/tenants.ts'
import { bookingAt, openWorld } from './appointment-world.ts'

/** A tenant whose visits can be paid by card, and whose video visits are. */
export const paying = 'paying-tenant'
const rules: PaymentRules = { methods: ['card', 'google_pay', 'apple_pay'], prepaid: ['telemedicine'] }

export const tomorrow = '2026-11-24T05:00:00.000Z'
export const later = '2026-11-24T05:30:00.000Z'

/** Where the app is when it sends the patient off to pay. */
export const returnTo = '/en-ae/appointment-detail/7KDM-94QX?key=paying-tenant'

export type PaymentWorld = Awaited<ReturnType<typeof openPaymentWorld>>

let addresses = 0
/** Patients come from addresses of their own: together they would meet the limits of one. */
export const newAddress = () => `10.${(addresses += 1) >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`

/** A visit of a guest, with what opens it. */
export type Unpaid = { appointment: Appointment; token: string }

/** The world of bookings with a tenant that takes payments through the provider of demos, or through another one. */
export async function openPaymentWorld(
  options: Pick<Parameters<typeof openWorld>[0] & object, 'paymentProvider' | 'config' | 'logTo'> = {},
) {
  const world = await openWorld(options)
  await addTenant(world.database, { code: paying, configuration: { payment_rules: rules } })
  const collector = world.app.collector!

  const call = (
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    { token, body }: { token?: string; body?: unknown } = {},
  ) =>
    world.call('payment', method, path, {
      tenant: paying,
      from: newAddress(),
      ...(body !== undefined && { body }),
      ...(token !== undefined && { headers: { [headers.appointmentToken]: token } }),
    })

  /** Books by a method as a guest of the tenant; answers whatever the server does. */
  const tryBooking = async (start = tomorrow, changes: Partial<GuestAppointmentRequest> = {}, number = '501234567') => {
    const patient = { ...bookingAt(start).patient, phone: number }
    const guestToken = await world.guest(paying, `+971${number}`)
    return world.book(bookingAt(start, { patient, payment_method: 'card', ...changes }), { guestToken, tenant: paying })
  }

  const bookUnpaid = async (...args: Parameters<typeof tryBooking>): Promise<Unpaid> => {
    const { appointment, appointment_token } = (await tryBooking(...args)).json().data as BookedAppointment
    return { appointment, token: appointment_token }
  }

  const start = ({ appointment, token }: Unpaid) =>
    call('POST', '/appointment/payments', { token, body: { appointment_id: appointment.id, return_to: returnTo } })

  /** The page at the provider where a visit is paid. */
  const pageOf = async (visit: Unpaid): Promise<string> => {
    const url = new URL((await start(visit)).json().data.redirect_url as string)
    return url.pathname
  }

  /** Chooses on the provider's page what shall become of a payment, as its form does. */
  const choose = (page: string, outcome: DemoOutcome) =>
    world.app.inject({
      method: 'POST',
      url: page,
      payload: `outcome=${outcome}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })

  const rows = <Row extends object>(text: string, values: unknown[] = []) => world.database.query<Row>(text, values)

  return {
    ...world,
    collector,
    callService: (...args: Parameters<typeof world.call>) => world.call(...args),
    call,
    tryBooking,
    bookUnpaid,
    start,
    pageOf,
    choose,
    rows,
    /** Pays a visit on the provider's page, and waits until the provider has said so. */
    pay: async (visit: Unpaid) => {
      const before = await eventsSeen()
      await choose(await pageOf(visit), 'pay')
      await vi.waitFor(async () => {
        if ((await eventsSeen()) <= before) throw new Error('nothing was said yet')
      })
    },
    /** The visit as the app reads it when the patient comes back. */
    state: async ({ appointment, token }: Unpaid): Promise<Appointment> =>
      (await call('GET', `/appointment/payments/${appointment.id}`, { token })).json().data as Appointment,
    /** The visit as it is stored, without asking the provider. */
    stored: async ({ appointment, token }: Unpaid): Promise<Appointment> =>
      (
        await world.call('appointment', 'GET', `/patientapp/appointments/${appointment.id}`, {
          tenant: paying,
          headers: { [headers.appointmentToken]: token },
        })
      ).json().data as Appointment,
    cancel: ({ appointment, token }: Unpaid) =>
      world.call('appointment', 'PUT', `/patientapp/appointments/${appointment.id}/cancel`, {
        tenant: paying,
        body: { forcebookable: true },
        headers: { [headers.appointmentToken]: token },
      }),
    reconcile: () => reconcile(collector),
    /** What visits, times and payments are, of each visit in the order of booking. */
    books: () =>
      rows<{ visit: string; time: string; payments: string[] }>(
        `select a.status as visit, r.status as time,
           array(select p.status from payments p where p.appointment_id = a.id order by p.status) as payments
         from appointments a join reservations r on r.id = a.reservation_id order by a.created_at, a.id`,
      ),
  }

  async function eventsSeen(): Promise<number> {
    const [row] = await rows<{ seen: number }>(
      'select count(*)::int as seen from payment_events where applied_at is not null',
    )
    return row!.seen
  }
}
