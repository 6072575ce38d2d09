import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { appointmentDocumentKinds } from '#contract/appointment-documents'
import { headers } from '#contract/headers'
import { calls } from '#contract/services'
import { documentFiles } from '#server/db/schema/documents'
import { attachDocument, readVisitOwner } from '#server/domain/documents/appointment-documents'
import { endVideoVisit } from '#server/domain/video/end-video-visit'
import { startTestServer } from '#tests/support/server'
import type { PracticeSystem, Received } from '#tests/support/practice-system'
import { after, inCairo, openFeedWorld, signatureBy, type FeedWorld } from './practice-feed-world.ts'
import { halfPastNine, ids, monday, nine, wednesday } from './practice-world.ts'
import { open, videoOf, type Booked } from './video-world.ts'

/** The check of the documentation. */
type Check = (headers: object, body: string, secret: string, now: number) => boolean

let world: FeedWorld
let system: PracticeSystem
let secret: string
beforeAll(async () => {
  world = await openFeedWorld()
  system = world.system
})
beforeEach(async () => {
  secret = await world.begin()
})
afterEach(() => world.app.practiceFeeds.settled())
afterAll(() => world.close())

const bodyOf = ({ body }: Received) => JSON.parse(body) as { id: string; type: string; data: Record<string, unknown> }

describe('a practice’s own system', () => {
  it('is told of a booking, its move and its end in this order, and of no person', async () => {
    const visit = await world.visit(nine, { reason: 'A pain in the knee' })
    expect((await world.move(visit, wednesday)).statusCode).toBe(200)
    expect((await world.cancel(visit)).statusCode).toBe(200)
    await world.deliver()
    expect(system.told()).toEqual([
      ['appointment.booked', visit.number],
      ['appointment.moved', visit.number],
      ['appointment.cancelled', visit.number],
    ])
    expect(bodyOf(system.received[1]!)).toEqual({
      id: system.received[1]!.headers['webhook-id'],
      type: 'appointment.moved',
      timestamp: monday.toISOString(),
      data: {
        appointment_number: visit.number,
        status: 'booked',
        start: wednesday,
        end: '2026-11-25T05:30:00.000Z',
        former_start: nine,
        consultation_type: 'clinic',
        facility: { id: String(ids.clinic), source: 'agenda', source_id: 'F-1' },
        practitioner: { id: String(ids.amira), source: 'agenda', source_id: 'P-7' },
        service: { id: String(ids.visit), source_id: null },
      },
    })
    for (const { body } of system.received) expect(body).not.toMatch(/Layla|Haddad|knee|971/)
  })

  it('is told in its own words: signed by its secret, as anybody can compute, and as the documentation checks it', async () => {
    await world.visit(nine)
    await world.deliver()
    const [message] = system.received
    expect(message!.headers).toMatchObject({
      'content-type': 'application/json',
      'webhook-timestamp': String(monday.getTime() / 1000),
      'webhook-signature': signatureBy(secret, message!),
    })
    const [, check = ''] = /```js\n([^]*?)```/.exec(await readFile('docs/practice-systems.md', 'utf8')) ?? []
    const { isGenuine } = (await import(`data:text/javascript,${encodeURIComponent(check)}`)) as { isGenuine: Check }
    const { headers, body } = message!
    const at = monday.getTime()
    expect([isGenuine(headers, body, secret, at), isGenuine(headers, `${body} `, secret, at)]).toEqual([true, false])
    expect(isGenuine(headers, body, secret, at + 301_000)).toBe(false)
    const [stored] = await world.database.query<{ text: string }>(
      'select practice_feeds::text as text from practice_feeds',
    )
    expect(stored!.text).not.toContain(secret.slice(6, 20))
  })

  it('has two signatures while its secret is rotated, and one afterwards', async () => {
    const { last: next } = await world.facility('feed', 'rotate', 'test-clinic', '--overlap', '2h')
    await world.visit(nine)
    await world.deliver()
    world.setClock(after(2))
    await world.visit(halfPastNine)
    await world.deliver()
    const [during, later] = system.received
    expect(during!.headers['webhook-signature']).toBe(`${signatureBy(next, during!)} ${signatureBy(secret, during!)}`)
    expect(later!.headers['webhook-signature']).toBe(signatureBy(next, later!))
  })

  it('hears nothing of another facility, and nothing where the booking came to nothing', async () => {
    await world.visit('2026-11-24T07:00:00.000Z', inCairo)
    await expect(world.visit(nine, { fee: { amount: 1, currency: 'AED' } })).rejects.toThrow('price_changed')
    await world.deliver()
    expect(system.received).toEqual([])
    expect(await world.database.query('select 1 from practice_events')).toEqual([])
  })
})

describe('a practice’s own system, of what else happens to a visit', () => {
  it('is told of a document that comes, without its name, and of the end of a visit by video and who ended it', async () => {
    const visit = await world.visit(nine, {
      service_id: String(ids.video),
      consultation_type: 'telemedicine',
      fee: { amount: 250, currency: 'AED' },
    })
    const { db } = world.database
    const owner = await readVisitOwner(db, { tenantCode: 'patientweb', id: visit.id })
    const file = {
      ...owner,
      name: 'blood-of-layla.pdf',
      mediaType: 'application/pdf',
      bytes: 9,
      state: 'ready' as const,
    }
    const [stored] = await db.insert(documentFiles).values(file).returning()
    const kind = appointmentDocumentKinds[0]
    await db.transaction((tx) => attachDocument(tx, owner, { kind, fileId: stored!.id, now: monday }))
    world.setClock(nine)
    const tenant = (await world.app.tenants.find('patientweb'))!
    await endVideoVisit(db, { tenant, id: visit.id, by: 'practitioner', now: new Date(nine) })
    await endVideoVisit(db, { tenant, id: visit.id, by: 'patient', now: new Date(nine) })
    await world.deliver()
    expect(system.told().map(([type]) => type)).toEqual([
      'appointment.booked',
      'appointment.document_added',
      'appointment.video_ended',
    ])
    expect(bodyOf(system.received[2]!).data).toMatchObject({
      ended_by: 'practitioner',
      consultation_type: 'telemedicine',
    })
    expect(system.received.map(({ body }) => body).join()).not.toMatch(/blood|layla/i)
  })
})

describe('a practice’s own system, with no job that runs,', () => {
  const video = videoOf(() => world)
  let visit: Booked
  let link: string
  /** A file of nine bytes that was sent for the visit. */
  async function sentFile(): Promise<string> {
    const { db } = world.database
    const owner = await readVisitOwner(db, { tenantCode: 'patientweb', id: visit.appointment.id })
    const file = { ...owner, name: 'plan.pdf', mediaType: 'application/pdf', bytes: 9, state: 'ready' as const }
    return (await db.insert(documentFiles).values(file).returning())[0]!.id
  }
  beforeEach(async () => {
    visit = await video.book()
    link = await video.practitionerLink(visit)
    await vi.waitFor(() => expect(system.told()).toEqual([['appointment.booked', visit.number]]))
    world.setClock(open)
  })

  it.each([
    [
      'a document of an appointment',
      'document_added',
      async () => {
        const body = { appointment_id: visit.appointment.id, kind: 'other', file_id: await sentFile() }
        const opened = { [headers.appointmentToken]: visit.appointment_token }
        return world.call('account', 'POST', calls.addAppointmentDocument.path, { body, headers: opened })
      },
    ],
    [
      'a document of the patient’s in the room',
      'document_added',
      async () => video.tell(visit, { id: randomUUID(), file_id: await sentFile() }),
    ],
    [
      'a document of the practitioner’s in the room',
      'document_added',
      async () => video.byLink('sayAsPractitioner', link, { id: randomUUID(), file_id: await sentFile() }),
    ],
    ['the end by the patient', 'video_ended', () => video.end(visit)],
    ['the end by the practitioner', 'video_ended', () => video.endAsPractitioner(link)],
  ] as const)('is told at once of %s', async (_, type, call) => {
    expect((await call()).statusCode).toBe(200)
    await vi.waitFor(() => expect(system.told().slice(1)).toEqual([[`appointment.${type}`, visit.number]]))
  })
})

describe('a key with the scope of the feed, or of appointments', () => {
  it('reads how it stands and asks for everything again', async () => {
    const key = (await world.facility('key', 'create', 'test-clinic', '--scope', 'feed,appointments')).last
    const visit = await world.visit(nine)
    await world.deliver()
    expect((await world.practice(key, 'GET', '/feed')).json().data).toMatchObject({
      ...{ url: system.url, waiting: 0, parked: 0, oldest_at: null, last_answer: '204' },
    })
    const again = await world.practice(key, 'POST', '/feed/replay', { since: monday.toISOString() })
    expect(again.json().data).toEqual({ events: 1 })
    await world.deliver()
    expect(system.told()).toHaveLength(2)
    const other = (await world.facility('key', 'create', 'cairo-clinic', '--scope', 'feed,appointments')).last
    expect((await world.practice(other, 'GET', '/feed')).statusCode).toBe(404)
    const range = `/appointments?from=${nine}&to=${wednesday}`
    expect((await world.practice(other, 'GET', range)).json().data).toEqual({ appointments: [], next: null })
    expect((await world.practice(key, 'GET', range)).json().data).toEqual({
      appointments: [
        {
          ...{ appointment_number: visit.number, status: 'booked', start: nine, end: halfPastNine },
          consultation_type: 'clinic',
          practitioner: { id: String(ids.amira), source: 'agenda', source_id: 'P-7' },
        },
      ],
      next: null,
    })
    for (const wrong of [
      `from=${wednesday}&to=${nine}`,
      `from=${nine}&to=2027-11-24T05:00:00Z`,
      `from=${nine}&to=${wednesday}&after=x`,
    ])
      expect((await world.practice(key, 'GET', `/appointments?${wrong}`)).statusCode).toBe(400)
  })
})

describe('an address', () => {
  it.each([
    ['http://agenda.example.com/hook', 'begins with https'],
    ['https://user:word@agenda.example.com/hook', 'begins with https'],
    ['ftp://127.0.0.1/hook', 'begins with https'],
    ['agenda', 'begins with https'],
    ['https://10.1.2.3/hook', 'private network'],
    ['https://169.254.169.254/latest', 'private network'],
    ['https://[::ffff:10.1.2.3]/hook', 'private network'],
    ['https://[fd00::1]/hook', 'private network'],
  ])('%s is refused', async (url, why) => {
    const { code, lines } = await world.facility('feed', 'set', 'cairo-clinic', url)
    expect([code, lines.join()]).toEqual([1, expect.stringContaining(why)])
  })

  it('in a network that is no longer allowed is not called', async () => {
    const strict = await startTestServer({ database: world.database, secret: world.secret, clock: world.clock })
    await world.database.execute(`update practice_feeds set taken_until = '${after(0.1).toISOString()}'`)
    await world.visit(nine)
    await world.deliver()
    world.setClock(after(0.2))
    await strict.app.practiceFeeds.deliver()
    await strict.close()
    expect(system.received).toEqual([])
    expect((await world.show()).join()).toContain('Last answer: the address is in a private network')
  })
})
