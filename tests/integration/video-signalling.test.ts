import { once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { closeCodes, largestSignal, type PassedOnSignal } from '#contract/video-signalling'
import { startSecondServer } from '#tests/support/second-server'
import type { TestServer } from '#tests/support/server'
import { openWorld, otherTenant, type World } from './appointment-world.ts'
import { open, openPage, ticketIn, videoOf, type Booked, type Page } from './video-world.ts'

let world: World
let second: TestServer
let visit: Booked
let link: string
const pages: Page[] = []
beforeAll(async () => {
  world = await openWorld({ secret: Buffer.alloc(32, 'both servers') })
  second = await startSecondServer(world)
  for (const { app } of [world, second]) await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await second.close()
  await world.close()
})
beforeEach(async () => {
  await world.reset()
  visit = await video.book()
  link = await video.practitionerLink(visit)
  world.setClock(open)
})
afterEach(async () => {
  for (const page of pages.splice(0)) {
    page.socket.close()
    await page.closed
  }
  await vi.waitFor(async () => expect(await here()).toBe(0))
})

const video = videoOf(() => world)
const here = async () =>
  (await world.database.query<{ total: number }>('select count(*)::int as total from video_connections'))[0]!.total

async function page(server: TestServer = world, options?: Parameters<typeof openPage>[1]): Promise<Page> {
  const opened = await openPage(server, options)
  pages.push(opened)
  return opened
}
const ofPractitioner = async () => ticketIn((await video.asPractitioner(link)).json())

/** Both sides in the room, each at a server, and who they are. */
async function both() {
  const patient = await page()
  const { self: patientId } = await patient.join(await video.ticket(visit))
  const practitioner = await page(second)
  const { self: practitionerId } = await practitioner.join(await ofPractitioner())
  expect(await patient.next()).toEqual({ type: 'peer-joined', peer: practitionerId })
  return { patient, practitioner, patientId, practitionerId }
}
const offer = (peer: string, sdp = 'v=0'): PassedOnSignal => ({
  ...{ type: 'description', peer },
  description: { type: 'offer', sdp },
})
const candidate = (peer: string, name: string): PassedOnSignal => ({
  ...{ type: 'candidate', peer },
  candidate: { candidate: name, sdpMid: '0', sdpMLineIndex: 0 },
})
const refusal = (code: string) => ({ type: 'error', code })

describe('the room of a visit by video', () => {
  it('lets both sides find each other, at two servers of one database', async () => {
    const patient = await page()
    expect(await patient.join(await video.ticket(visit))).toEqual({
      ...{ type: 'joined', side: 'patient', self: expect.any(String), closes_at: '2026-11-24T05:50:00.000Z' },
    })
    expect((await video.asPractitioner(link)).json()).toMatchObject({ data: { other_side_is_here: true } })
    const practitioner = await page(second)
    const joined = await practitioner.join(await ofPractitioner())
    const patientId = joined.peer!
    expect(joined.side).toBe('practitioner')
    expect(await patient.next()).toEqual({ type: 'peer-joined', peer: joined.self })

    // The largest there is, which no notification of the database would hold.
    practitioner.send(offer(patientId, 'a'.repeat(60_000)))
    practitioner.send(candidate(patientId, 'one'))
    practitioner.send({ type: 'candidate', peer: patientId, candidate: null })
    expect(await patient.next()).toEqual(offer(joined.self, 'a'.repeat(60_000)))
    expect(await patient.next()).toEqual(candidate(joined.self, 'one'))
    expect(await patient.next()).toEqual({ type: 'candidate', peer: joined.self, candidate: null })
    patient.send(offer(joined.self, 'back'))
    expect(await practitioner.next()).toEqual(offer(patientId, 'back'))
    expect(await world.database.query('select id from video_signals')).toEqual([])
  })

  it('says whether who left may come back', async () => {
    const { patient, practitioner, patientId } = await both()
    patient.socket.terminate()
    expect(await practitioner.next()).toEqual({ type: 'peer-left', peer: patientId, is_lost: true })
    const again = await page(second)
    const { self, peer } = await again.join(await video.ticket(visit))
    expect(peer).toBeDefined()
    expect(await practitioner.next()).toEqual({ type: 'peer-joined', peer: self })
    again.socket.close(1000)
    expect(await practitioner.next()).toEqual({ type: 'peer-left', peer: self, is_lost: false })
  })

  it.each([
    ['the same server', () => world as TestServer],
    ['another server', () => second],
  ])('is left by a page when its side joins in a second one, at %s', async (_, at) => {
    const { patient, practitioner, patientId, practitionerId } = await both()
    const tab = await page(at())
    const { self, peer } = await tab.join(await video.ticket(visit))
    expect(peer).toBe(practitionerId)
    expect(await patient.next()).toEqual({ type: 'moved' })
    expect(await patient.closed).toBe(closeCodes.moved)
    expect(await practitioner.next()).toEqual({ type: 'peer-left', peer: patientId, is_lost: false })
    expect(await practitioner.next()).toEqual({ type: 'peer-joined', peer: self })
    // What is for the page before reaches nobody.
    practitioner.send(offer(patientId, 'late'))
    practitioner.send(offer(self, 'in time'))
    expect(await tab.next()).toEqual(offer(practitionerId, 'in time'))
    expect(await here()).toBe(2)
  })

  it('is closed for both when one ends the visit [C67]', async () => {
    const { patient, practitioner } = await both()
    expect((await video.end(visit)).statusCode).toBe(200)
    for (const one of [patient, practitioner]) {
      expect(await one.next()).toEqual({ type: 'ended', by: 'patient' })
      expect(await one.closed).toBe(closeCodes.ended)
    }
  })

  it('lets nobody in with a ticket from before it was ended', async () => {
    const ticket = await video.ticket(visit)
    await video.end(visit)
    const late = await page()
    late.send({ type: 'join', ticket })
    expect(await late.next()).toEqual(refusal('ticket_invalid'))
  })
})

describe('a ticket', () => {
  const refused = async (ticket: string, options?: Parameters<typeof openPage>[1]) => {
    const stranger = await page(world, options)
    stranger.send({ type: 'join', ticket })
    expect(await stranger.next()).toEqual(refusal('ticket_invalid'))
    expect(await stranger.closed).toBe(closeCodes.refused)
  }

  it('is good once, also for who sends it to two servers at the same time [C66]', async () => {
    const ticket = await video.ticket(visit)
    const tries = [await page(), await page(second), await page(second)]
    for (const one of tries) one.send({ type: 'join', ticket })
    const answers = await Promise.all(tries.map((one) => one.next()))
    expect(answers.map(({ type }) => type).toSorted()).toEqual(['error', 'error', 'joined'])
    await refused(ticket)
  })

  it('ends after a minute', async () => {
    const ticket = await video.ticket(visit)
    world.setClock('2026-11-24T05:02:00.000Z')
    await refused(ticket)
  })

  it('is nothing to another tenant, and nobody guesses one', async () => {
    await refused(await video.ticket(visit), { query: `?key=${otherTenant}` })
    await refused('A'.repeat(43))
  })

  it('lets into the room of its own visit alone', async () => {
    world.setClock('2026-11-23T06:00:00.000Z')
    const other = await video.book('2026-11-24T05:20:00.000Z')
    world.setClock('2026-11-24T05:10:00.000Z')
    const { patient, practitioner, practitionerId } = await both()
    const third = await page()
    expect(await third.join(await video.ticket(other))).not.toHaveProperty('peer')
    third.send(offer(practitionerId, 'from a stranger'))
    patient.send(offer(practitionerId, 'from the patient'))
    expect(await practitioner.next()).toMatchObject({ description: { sdp: 'from the patient' } })
    // What was sent before has been dropped, since messages of one server are passed on one after the other.
    third.socket.close()
    await third.closed
    await vi.waitFor(async () => expect(await here()).toBe(2))
    expect(practitioner.heard.map((signal) => JSON.stringify(signal)).join()).not.toContain('stranger')
  })
})

describe('what a page may send', () => {
  const misused = async (one: Page, code: string) => {
    expect(await one.next()).toEqual(refusal(code))
    expect(await one.closed).toBe(closeCodes.misused)
  }

  it.each([
    ['anything before it has joined', JSON.stringify(offer('somebody'))],
    ['no JSON', '{'],
    ['a word of its own', '{"type":"shout"}'],
    ['what only a server says', '{"type":"ended","by":"patient"}'],
    ['bytes', Buffer.from([1, 2, 3])],
  ])('is not %s', async (_, said) => {
    const one = await page()
    one.sendText(said)
    await misused(one, 'message_invalid')
  })

  it('is `join` once', async () => {
    const one = await page()
    await one.join(await video.ticket(visit))
    one.send({ type: 'join', ticket: await video.ticket(visit) })
    await misused(one, 'message_invalid')
  })

  it('is no more than is allowed, in one message or in many, and the other side stays', async () => {
    const { patient, practitioner, practitionerId } = await both()
    practitioner.sendText(JSON.stringify({ type: 'beat', more: 'a'.repeat(largestSignal) }))
    await misused(practitioner, 'message_too_large')
    expect(await patient.next()).toMatchObject({ type: 'peer-left' })
    for (let times = 0; times < 500; times += 1) patient.send(candidate(practitionerId, 'again'))
    await misused(patient, 'too_many_messages')
    expect((await world.call('locale', 'GET', '/appservice/time')).statusCode).toBe(200)
  })

  it('is cut off where it is far too large to be read', async () => {
    const one = await page()
    one.sendText('a'.repeat(largestSignal * 3))
    expect(await one.closed).toBe(1009)
  })
})

describe('who may open a connection', () => {
  const address = (server: TestServer = world) => `127.0.0.1:${(server.app.server.address() as AddressInfo).port}`

  it.each([
    ['a page of another origin', { origin: 'https://elsewhere.test' }, '/video/signals', 403],
    ['a program without an origin', {}, '/video/signals', 403],
    ['a page at another address', { origin: 'own' }, '/video/other', 404],
    ['a page of a tenant that is none', { origin: 'own' }, '/video/signals?key=nobody', 404],
  ])('is not %s', async (_, { origin }: { origin?: string }, path, status) => {
    const own = origin === 'own' ? `http://${address()}` : origin
    const socket = new WebSocket(`ws://${address()}${path}`, own === undefined ? {} : { origin: own })
    const [, answer] = (await once(socket, 'unexpected-response')) as [unknown, { statusCode: number }]
    expect(answer.statusCode).toBe(status)
    socket.on('error', () => {})
    socket.terminate()
  })

  it('asks for a WebSocket: any other call is answered as it was, also of who would rather speak HTTP/2', async () => {
    const ask = async (path: string, headers: Record<string, string>) => {
      const asked = request(`http://${address()}${path}`, { headers }).end()
      const [answer] = (await once(asked, 'response')) as [AsyncIterable<Buffer> & { statusCode: number }]
      let text = ''
      for await (const part of answer) text += part.toString()
      return { status: answer.statusCode, text }
    }
    expect((await ask('/video/signals', {})).status).toBe(404)
    const upgrading = { connection: 'Upgrade, HTTP2-Settings', upgrade: 'h2c', 'http2-settings': 'AAMAAABkAAQ' }
    expect(await ask('/healthz', upgrading)).toEqual(await ask('/healthz', {}))
    expect((await ask('/video/signals', upgrading)).status).toBe(404)
  })
})
