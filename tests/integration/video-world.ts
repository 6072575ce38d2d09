import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect } from 'vitest'
import { WebSocket } from 'ws'
import type { BookedAppointment } from '#contract/appointment'
import { headers } from '#contract/headers'
import { additions, calls } from '#contract/services'
import { practitionerCalls } from '#contract/video-practitioner-calls'
import type { PageSignal, ServerSignal } from '#contract/video-signalling'
import type { VideoVisit } from '#contract/video-visit'
import { makePractitionerLink } from '#server/domain/video/practitioner-link'
import type { TestServer } from '../support/server.ts'
import { bookingAt, ids, type World } from './appointment-world.ts'

/** A visit by video of twenty minutes: the clock of the world stands on the day before. */
export const start = '2026-11-24T05:00:00.000Z'
export const open = '2026-11-24T05:01:00.000Z'

type Booking = { tenant?: string; type?: 'telemedicine' | 'clinic' }
export type Booked = BookedAppointment & { tenant: string; number: string }
type As = { token?: string; session?: string; tenant?: string; server?: TestServer; key?: string }

/** The browser in which a practitioner opens their link. */
type OfBrowser = { browser?: string }
const linkOf = (link: string, { browser = 'the-browser-of-the-practitioner' }: OfBrowser) => ({
  link_token: link,
  browser_key: browser,
})

let count = 0

/** What both sides of visits by video do in a world. */
export function videoOf(world: () => World) {
  const call = (method: 'GET' | 'POST', path: string, given: object, { token, session, tenant, server, key }: As) =>
    (server ?? world()).call('appointment', method, path, {
      tenant: tenant ?? 'patientweb',
      // No two calls are signed alike.
      sign: new Date(world().clock().getTime() - ((count += 1) % 200) * 1000),
      headers: {
        ...(token !== undefined && { [headers.appointmentToken]: token }),
        ...(key !== undefined && { [headers.idempotencyKey]: `"${key}"` }),
        ...(session !== undefined && { authorization: `Bearer ${session}` }),
      },
      ...given,
    })
  const as = (visit: Booked): As => ({ token: visit.appointment_token, tenant: visit.tenant })
  const named = (visit: Booked) => ({ appointment_number: visit.number })

  return {
    async book(at = start, { tenant = 'patientweb', type = 'telemedicine' }: Booking = {}): Promise<Booked> {
      const byVideo = { service_id: String(ids.video), consultation_type: type, fee: { amount: 250, currency: 'AED' } }
      const body = bookingAt(at, type === 'telemedicine' ? byVideo : {})
      const answer = await world().book(body, { guestToken: await world().guest(tenant), tenant })
      expect(answer.json()).toMatchObject({ data: {} })
      const booked = answer.json<{ data: BookedAppointment }>().data
      return { ...booked, tenant, number: booked.appointment.appointment_number }
    },
    check: (visit: Booked, by: As = as(visit)) => call('GET', calls.videoRoom.path, { query: named(visit) }, by),
    end: (visit: Booked, by: As = as(visit)) => call('POST', calls.endVideoSession.path, { body: named(visit) }, by),
    feedback: (visit: Booked, by: As = as(visit)) => call('GET', calls.videoFeedback.path, { query: named(visit) }, by),
    say: (visit: Booked, said: object, by: As = as(visit)) =>
      call('POST', calls.giveVideoFeedback.path, { body: { ...named(visit), ...said } }, by),
    async practitionerLink({ tenant: tenantCode, appointment: { id } }: Booked): Promise<string> {
      return (await makePractitionerLink(world().database.db, { tenantCode, id }, world().clock())).token
    },
    asPractitioner: (link: string, by: As & OfBrowser = {}) =>
      call('POST', practitionerCalls.practitionerVideoVisit.path, { body: linkOf(link, by) }, by),
    endAsPractitioner: (link: string, by: As & OfBrowser = {}) =>
      call('POST', practitionerCalls.endVideoAsPractitioner.path, { body: linkOf(link, by) }, by),
    documents: (link: string, by: As & OfBrowser = {}) =>
      call('POST', practitionerCalls.practitionerDocuments.path, { body: linkOf(link, by) }, by),
    file: (link: string, fileId: string, by: As & OfBrowser = {}) =>
      call('POST', practitionerCalls.practitionerFile.path, { body: { ...linkOf(link, by), file_id: fileId } }, by),
    messages: (visit: Booked, by: As = as(visit)) =>
      call('GET', additions.videoMessages.path, { query: named(visit) }, by),
    /** Says something in the room, as the patient. */
    tell: (visit: Booked, said: object, by: As = as(visit)) =>
      call('POST', additions.sayInVideoVisit.path, { body: { ...named(visit), ...said } }, by),
    /** A call of the practitioner's side by its name. */
    byLink: (name: keyof typeof practitionerCalls, link: string, said: object = {}, by: As & OfBrowser = {}) =>
      call('POST', practitionerCalls[name].path, { body: { ...linkOf(link, by), ...said } }, by),
    write: (link: string, text: string, by: As & OfBrowser = {}) =>
      call('POST', practitionerCalls.writeVisitSummary.path, { body: { ...linkOf(link, by), text } }, by),
    async ticket(visit: Booked): Promise<string> {
      return ticketIn((await call('GET', calls.videoRoom.path, { query: named(visit) }, as(visit))).json())
    },
  }
}

/** The ticket of an answer of C66, or of the practitioner's call. */
export function ticketIn({ data }: { data: VideoVisit }): string {
  if (data.room?.kind !== 'own') throw new Error('no room')
  return data.room.ticket
}

export type Page = Awaited<ReturnType<typeof openPage>>

/** A page that speaks with the room of a server which listens. */
export async function openPage(server: TestServer, { origin, query = '' }: { origin?: string; query?: string } = {}) {
  const { port } = server.app.server.address() as AddressInfo
  const socket = new WebSocket(`ws://127.0.0.1:${port}/video/signals${query}`, {
    origin: origin ?? `http://127.0.0.1:${port}`,
  })
  const heard: ServerSignal[] = []
  const closed = once(socket, 'close').then(([code]) => Number(code))
  let wake = () => {}
  socket.on('message', (data: Buffer) => {
    heard.push(JSON.parse(data.toString()) as ServerSignal)
    wake()
  })
  void closed.then(() => wake())
  await once(socket, 'open')
  let read = 0
  return {
    socket,
    closed,
    heard,
    send: (signal: PageSignal) => socket.send(JSON.stringify(signal)),
    sendText: (text: string | Buffer) => socket.send(text),
    /** The next message that is no `beat`. */
    async next(): Promise<ServerSignal> {
      for (;;) {
        const signal = heard[read]
        if (signal) {
          read += 1
          if (signal.type !== 'beat') return signal
        } else {
          if (socket.readyState === WebSocket.CLOSED) throw new Error('closed, and nothing more was said')
          await new Promise<void>((resolve) => (wake = resolve))
        }
      }
    },
    async join(ticket: string) {
      this.send({ type: 'join', ticket })
      const joined = await this.next()
      if (joined.type !== 'joined') throw new Error(`not joined: ${JSON.stringify(joined)}`)
      return joined
    },
  }
}
