import { randomUUID } from 'node:crypto'
import type { Appointment, BookedAppointment } from '#contract/appointment'
import { headers } from '#contract/headers'
import type { TestServer } from '../support/server.ts'
import { bookingAt, holdAt } from './appointment-world.ts'
import { morning } from './earlier-world.ts'
import type { Crowd } from './mixed-crowd.ts'
import type { createStandIn } from './payment-stand-in.ts'
import { newAddress, paying } from './payment-world.ts'

/** Numbers below `among`, the same for the same seed: what fails can be run again. Mulberry32, since seeds that follow one another must not begin alike. */
export const picker = (seed: number) => (among: number) => {
  seed = (seed + 0x6d2b79f5) | 0
  let mixed = Math.imul(seed ^ (seed >>> 15), seed | 1)
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
  return ((mixed ^ (mixed >>> 14)) >>> 0) % among
}
type Picking = ReturnType<typeof picker>

/** A visit as its patient was told last. What is paid by card is theirs to know only once they were answered that it is booked. */
export type KnownVisit = {
  id: string
  token: string
  start: string
  status: 'booked' | 'cancelled' | 'in payment'
  page?: string
}

type Stage = {
  servers: Pick<TestServer, 'app' | 'request'>[]
  /** The token of a guest who has proved this phone. */
  prove: (phone: string) => Promise<string>
  standIn: ReturnType<typeof createStandIn>
  crowd: Crowd
  /** Told of each call that was answered. */
  onAnswer: () => void
}

let calls = 0

/**
 * Somebody who holds, books to pay by card or at the visit, pays, is declined, moves, cancels, waits for an earlier time and takes or leaves
 * it, one after the other and each at either server, as `pick` says. Returns their visits as they know them, and every status that a call was
 * answered with.
 */
export async function liveThrough({ prove, servers, standIn, crowd, onAnswer }: Stage, index: number, pick: Picking) {
  const number = `50${1_000_000 + index}`
  const visits: KnownVisit[] = []
  const answers: string[] = []
  const choose = <One>(among: readonly One[]): One => among[pick(among.length)] as One

  async function call(
    service: 'appointment' | 'payment',
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    { visit, guestToken, body }: { visit?: KnownVisit; guestToken?: string; body?: object } = {},
  ) {
    const server = choose(servers)
    const request = server.request(service, method, path, {
      ...{ tenant: paying, from: newAddress() },
      // No two calls are signed alike: the second would be refused as a repetition of the first.
      query: { call: (calls += 1) },
      ...(body && { body }),
      headers: {
        ...(method === 'POST' && { [headers.idempotencyKey]: `"${randomUUID()}"` }),
        ...(visit && { [headers.appointmentToken]: visit.token }),
        ...(guestToken !== undefined && { [headers.guestToken]: guestToken }),
      },
    })
    // Nothing is sent for whoever asks: the server does that behind its answer.
    const answer = await server.app.inject(request)
    onAnswer()
    const { code, data } = answer.json<{ code?: string; data?: unknown }>()
    answers.push(`${method} ${path.replace(/[0-9a-f-]{36}/, '…')} ${answer.statusCode}${code ? ` ${code}` : ''}`)
    return answer.statusCode === 200 ? data : undefined
  }
  const change = (visit: KnownVisit, what: string, body: object = {}) =>
    call('appointment', 'PUT', `/patientapp/appointments/${visit.id}/${what}`, {
      visit,
      body: { ...body, forcebookable: true },
    }) as Promise<Appointment | undefined>
  const say = (news: object) =>
    choose(servers).app.inject({
      ...{ method: 'POST', url: '/api/payment/payment/events/stand-in' },
      payload: JSON.stringify(news),
    })

  const guestToken = await prove(`+971${number}`)

  /** False where the time was not to be had. */
  async function book(start = choose(morning)): Promise<boolean> {
    const isHeld = pick(2) === 0
    const held = isHeld && (await call('appointment', 'POST', '/patientapp/holds', { guestToken, body: holdAt(start) }))
    // Who holds a time and goes away lets it run out. Who cannot hold it looks further, and seldom tries to book it all the same.
    if (held && pick(8) === 0) return true
    if (isHeld && !held && pick(5) > 0) return false
    const isPaid = pick(2) === 0
    const { hold_id, hold_token } = (held || {}) as { hold_id?: string; hold_token?: string }
    const body = bookingAt(start, {
      patient: { ...bookingAt(start).patient, phone: number },
      payment_method: isPaid ? 'card' : 'at_facility',
      ...(hold_id && hold_token && { hold_id, hold_token }),
    })
    const booked = (await call('appointment', 'POST', '/patient/appointment', { guestToken, body })) as
      | BookedAppointment
      | undefined
    if (!booked) return false
    const { appointment, appointment_token: token } = booked
    visits.push({ id: appointment.id, token, start, status: isPaid ? 'in payment' : 'booked' })
    return true
  }

  async function pay(visit: KnownVisit): Promise<void> {
    const body = { appointment_id: visit.id, return_to: '/en-ae' }
    const opened = (await call('payment', 'POST', '/appointment/payments', { visit, body })) as
      | { redirect_url?: string }
      | undefined
    const page = opened?.redirect_url && new URL(opened.redirect_url).pathname.slice(1)
    if (page && standIn.held.get(page)?.state === 'open' && pick(5) > 0) {
      const news = standIn.settle(page, { state: pick(4) === 0 ? 'declined' : 'paid' })
      // Some is said once, some twice at once, and some not at all: the job finds out.
      await Promise.all(Array.from({ length: pick(3) }, () => say(news)))
    }
    await comeBack(visit)
  }

  async function comeBack(visit: KnownVisit): Promise<void> {
    const seen = (await call('payment', 'GET', `/appointment/payments/${visit.id}`, { visit })) as
      | Appointment
      | undefined
    if (seen?.status === 'booked') Object.assign(visit, { status: 'booked', start: seen.start })
  }

  async function cancel(visit: KnownVisit): Promise<void> {
    if (!(await change(visit, 'cancel'))) return
    visit.status = 'cancelled'
    crowd.giveBack(visit.start)
  }

  async function takeOrLeave(visit: KnownVisit): Promise<void> {
    const path = `/patientapp/appointments/${visit.id}`
    const seen = (await call('appointment', 'GET', path, { visit })) as Appointment | undefined
    const offer = seen?.earlier?.offer
    if (offer?.status !== 'open') return wish(visit, seen?.earlier?.wanted === true)
    const answer = pick(3) === 0 ? 'decline' : 'accept'
    const answered = await change(visit, 'earlier_offer', { offer_id: offer.id, answer })
    if (answered) haveAt(visit, answered.start)
  }

  function haveAt(visit: KnownVisit, start: string): void {
    if (visit.start !== start) crowd.giveBack(visit.start)
    visit.start = start
  }

  /** Who waits leaves the queue now and then. */
  async function wish(visit: KnownVisit, isWaiting: boolean): Promise<void> {
    if (!isWaiting || pick(6) === 0) await change(visit, 'toggle_earlier', { wanted: !isWaiting })
  }

  let start: string | undefined
  for (let step = 0; step < 14; step += 1) {
    const visit = visits.at(-1)
    if (!visit || visit.status === 'cancelled') {
      const isBooked = await book(start)
      start = undefined
      if (isBooked) continue
      const chance = await crowd.findAnother()
      if (!chance) break
      start = chance.start
    } else if (visit.status === 'in payment') await choose([pay, pay, pay, comeBack, cancel, () => book()])(visit)
    else {
      const act = choose([cancel, 'move', ...Array<typeof takeOrLeave>(6).fill(takeOrLeave)] as const)
      if (act !== 'move') await act(visit)
      else {
        const moved = await change(visit, 'reschedule', { start: choose(morning) })
        if (moved) haveAt(visit, moved.start)
      }
    }
  }
  crowd.leave()
  return { visits, answers }
}
