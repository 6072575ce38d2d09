import { setTimeout as wait } from 'node:timers/promises'
import type { Appointment, BookedAppointment } from '#contract/appointment'
import type { AppointmentDocument } from '#contract/appointment-documents'
import type { Hold } from '#contract/availability'
import type { FileProgress } from '#contract/documents'
import { headers } from '#contract/headers'
import type { StartedPayment } from '#contract/payment'
import { pdf } from '#tests/support/sample-files'
import { bookingAt, holdAt } from '../integration/appointment-world.ts'
import type { Calls } from './killed-calls.ts'
import { startOf, type Client } from './killed-practice.ts'

/** A visit as its patient was told last. */
export type Known = {
  status: 'booked' | 'cancelled'
  start: string
  isConsented: boolean
  /** Whether they wait for an earlier time. */
  isWaiting: boolean
  /** Payments that stand, and those that go back. */
  paid: number
  back: number
  /** What became of the earlier times that were offered. */
  offers: ('accepted' | 'declined')[]
}

/** What somebody was told of all they did. */
export type Told = {
  visits: Map<string, Known>
  /** Holds that were given back. */
  released: string[]
  /** Documents of a visit, with their bytes and what opens them. */
  documents: { visit: string; token: string; id: string; file: string; bytes: Buffer }[]
  /** How they said that their visit by video was. */
  rating: number | null
  /** So many messages they are sent at least. */
  messages: number
}

type Visit = { id: string; token: string; known: Known }

/**
 * Does what a patient does with visits again and again, one after the other, each cycle on a day of its own, until it is over; a cycle that was
 * begun is ended. Each client begins with another kind of cycle.
 */
export async function live(client: Client, calls: Calls, isOver: () => boolean): Promise<Told> {
  const told: Told = { visits: new Map(), released: [], documents: [], rating: null, messages: 0 }
  const life = { client, calls, told }
  for (let cycle = 0; !isOver(); cycle += 1) await kinds[(client.index + cycle) % kinds.length]!(life, cycle)
  return told
}

type Life = { client: Client; calls: Calls; told: Told }

const kinds = [change, pay, settle, takeEarlier, hold, rate]

const keyed = (client: Client, what: string) => ({ [headers.idempotencyKey]: `"client-${client.index}-${what}"` })

type Booking = { start: string; what: string; method?: 'card' | 'at_facility'; by?: 'client' | 'giver'; held?: Hold }

async function book(
  { client, calls, told }: Life,
  { start, what, method, by = 'client', held }: Booking,
): Promise<Visit> {
  const [phone, token] = by === 'client' ? [client.phone, client.guestToken] : [client.giverPhone, client.giverToken]
  const { appointment, appointment_token } = await calls.ask<BookedAppointment>(
    'appointment',
    'POST',
    '/patient/appointment',
    {
      body: bookingAt(start, {
        ...slotOf(client),
        fee: client.fee,
        patient: { ...bookingAt(start).patient, phone },
        ...(method && { payment_method: method }),
        ...(held && { hold_id: held.hold_id, hold_token: held.hold_token }),
      }),
      headers: { ...keyed(client, what), [headers.guestToken]: token },
    },
  )
  told.messages += 1
  const known: Known = { status: 'booked', start, isConsented: true, isWaiting: false, paid: 0, back: 0, offers: [] }
  told.visits.set(appointment.id, known)
  return { id: appointment.id, token: appointment_token, known }
}

const slotOf = ({ practitionerId, serviceId }: Client) => ({
  practitioner_id: String(practitionerId),
  service_id: String(serviceId),
})

const put = ({ calls }: Life, { id, token }: Visit, what: string, body: object, method: 'PUT' | 'POST' = 'PUT') =>
  calls.ask<Appointment>('appointment', method, `/patientapp/appointments/${id}/${what}`, {
    body: { ...body, forcebookable: true },
    headers: { [headers.appointmentToken]: token },
  })

async function cancel(life: Life, visit: Visit): Promise<void> {
  await put(life, visit, 'cancel', {})
  const { known } = visit
  Object.assign(known, { status: 'cancelled', isWaiting: false, back: known.paid, paid: 0 })
  life.told.messages += 1
}

async function wish(life: Life, visit: Visit, isWaiting: boolean): Promise<Appointment> {
  const seen = await put(life, visit, 'toggle_earlier', { wanted: isWaiting })
  visit.known.isWaiting = isWaiting
  return seen
}

/** Waits for an earlier time and does not any more, takes the consent back and gives it again, adds a document, moves, and cancels now and then. */
async function change(life: Life, cycle: number): Promise<void> {
  const visit = await book(life, { start: startOf(cycle, 1), what: `${cycle}` })
  await wish(life, visit, true)
  if (cycle % 2 === 0) await wish(life, visit, false)
  await put(life, visit, 'consent', { fg_consent: false }, 'POST')
  visit.known.isConsented = false
  await addDocument(life, visit, cycle)
  if (cycle % 3 === 1) return
  await put(life, visit, 'consent', { fg_consent: true }, 'POST')
  visit.known.isConsented = true
  const start = startOf(cycle, 0)
  await put(life, visit, 'reschedule', { start })
  visit.known.start = start
  life.told.messages += 1
  if (cycle % 3 === 2) await cancel(life, visit)
}

async function addDocument({ client, calls, told }: Life, { id, token }: Visit, cycle: number): Promise<void> {
  const bytes = pdf({ padding: 1 + client.index + 20 * cycle })
  const opened = { [headers.appointmentToken]: token }
  const announced = await calls.ask<FileProgress>('account', 'POST', `/patient/appointments/${id}/files`, {
    body: { name: `letter ${cycle}.pdf`, bytes: bytes.length },
    headers: { ...opened, ...keyed(client, `${cycle}-file`) },
  })
  await calls.ask('account', 'PUT', `/patient/appointments/${id}/files/${announced.id}`, {
    ...{ query: { offset: 0 }, body: bytes, headers: opened },
  })
  const { id: document } = await calls.ask<AppointmentDocument>('account', 'POST', '/patient/appointment/documents', {
    body: { appointment_id: id, kind: 'insurance_letter', file_id: announced.id },
    headers: { ...opened, ...keyed(client, `${cycle}-document`) },
  })
  told.documents.push({ visit: id, token, id: document, file: announced.id, bytes })
}

/** Books to pay before the visit, is declined now and then, pays, and cancels now and then. */
async function pay(life: Life, cycle: number): Promise<void> {
  const visit = await book(life, { start: startOf(cycle, 2), what: `${cycle}`, method: 'card' })
  if (cycle % 2 === 1) {
    await life.calls.choose(await pageOf(life, visit), 'decline')
    await seen(life, visit, ({ payment }) => payment?.status === 'declined')
  }
  await life.calls.choose(await pageOf(life, visit), 'pay')
  await seen(life, visit, ({ status }) => status === 'booked')
  visit.known.paid = 1
  life.told.messages += 1
  if (cycle % 3 === 2) await cancel(life, visit)
}

async function pageOf({ calls }: Life, { id, token }: Visit): Promise<string> {
  const { redirect_url } = await calls.ask<StartedPayment>('payment', 'POST', '/appointment/payments', {
    body: { appointment_id: id, return_to: '/en-ae' },
    headers: { [headers.appointmentToken]: token },
  })
  return new URL(redirect_url!).pathname
}

/** Looks at the payment, as who comes back from the provider does, until it is so. */
async function seen({ calls }: Life, { id, token }: Visit, isSo: (visit: Appointment) => boolean): Promise<void> {
  for (;;) {
    const visit = await calls.ask<Appointment>('payment', 'GET', `/appointment/payments/${id}`, {
      headers: { [headers.appointmentToken]: token },
    })
    if (isSo(visit)) return
    await wait(20)
  }
}

/** Books to pay before the visit, and settles it there after all. */
async function settle(life: Life, cycle: number): Promise<void> {
  const visit = await book(life, { start: startOf(cycle, 3), what: `${cycle}`, method: 'card' })
  if (cycle % 2 === 0) await pageOf(life, visit)
  await life.calls.ask('payment', 'PUT', `/appointment/payments/${visit.id}/at-visit`, {
    body: { payment_method: 'at_facility' },
    headers: { [headers.appointmentToken]: visit.token },
  })
  life.told.messages += 1
}

/** Waits for an earlier time, which somebody gives back, and takes it or does not. */
async function takeEarlier(life: Life, cycle: number): Promise<void> {
  const early = startOf(cycle, 4)
  const giver = await book(life, { start: early, what: `${cycle}-giver`, by: 'giver' })
  const visit = await book(life, { start: startOf(cycle, 6), what: `${cycle}` })
  await wish(life, visit, true)
  await cancel(life, giver)
  let offer: NonNullable<Appointment['earlier']>['offer']
  // It is offered behind an answer: where the server was killed meanwhile, behind the next one.
  while (!offer) {
    offer = (await wish(life, visit, true)).earlier?.offer
    if (!offer) await wait(20)
  }
  life.told.messages += 1
  const answer = cycle % 2 === 0 ? 'accept' : 'decline'
  await put(life, visit, 'earlier_offer', { offer_id: offer.id, answer })
  if (answer === 'decline') {
    visit.known.offers.push('declined')
    return
  }
  visit.known.offers.push('accepted')
  Object.assign(visit.known, { start: early, isWaiting: false })
  life.told.messages += 1
}

/** Holds a time and gives it back, holds another and books it. */
async function hold(life: Life, cycle: number): Promise<void> {
  const { client, calls, told } = life
  const holding = (half: number) =>
    calls.ask<Hold>('appointment', 'POST', '/patientapp/holds', {
      body: holdAt(startOf(cycle, half), slotOf(client)),
      headers: { ...keyed(client, `${cycle}-hold-${half}`), [headers.guestToken]: client.guestToken },
    })
  const { hold_id, hold_token } = await holding(5)
  await calls.ask('appointment', 'DELETE', `/patientapp/holds/${hold_id}`, { body: { hold_token } })
  told.released.push(hold_id)
  const held = await holding(7)
  await book(life, { start: startOf(cycle, 7), what: `${cycle}`, held })
}

/** Says how the visit by video was, each time otherwise. */
async function rate({ client, calls, told }: Life, cycle: number): Promise<void> {
  const rating = 1 + (cycle % 5)
  await calls.ask('appointment', 'POST', '/telemedicine/feedback', {
    body: { appointment_number: client.videoNumber, rating },
    headers: { [headers.appointmentToken]: client.videoToken },
  })
  told.rating = rating
}
