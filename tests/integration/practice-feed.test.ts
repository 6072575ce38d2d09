import { createHmac, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { appointmentDocumentKinds } from '#contract/appointment-documents'
import { headers } from '#contract/headers'
import { calls } from '#contract/services'
import { documentFiles } from '#server/db/schema/documents'
import { attachDocument, readVisitOwner } from '#server/domain/documents/appointment-documents'
import { endVideoVisit } from '#server/domain/video/end-video-visit'
import { removeOutdated } from '#server/jobs/retention'
import { startTestServer } from '#tests/support/server'
import { startPracticeSystem, type PracticeSystem, type Received } from '#tests/support/practice-system'
import { halfPastNine, ids, monday, nine, openPracticeWorld, wednesday, type PracticeWorld } from './practice-world.ts'
import { open, videoOf, type Booked } from './video-world.ts'

/** The check of the documentation. */
type Check = (headers: object, body: string, secret: string, now: number) => boolean

let world: PracticeWorld
let system: PracticeSystem
let secret: string
beforeAll(async () => {
  system = await startPracticeSystem()
  world = await openPracticeWorld()
})
beforeEach(async () => {
  await world.empty()
  system.reset()
  secret = (await world.facility('feed', 'set', 'test-clinic', system.url)).last
})
afterEach(() => world.app.practiceFeeds.settled())
afterAll(async () => {
  await world.close()
  await system.close()
})

/** A visit with the practitioner of another facility. */
const inCairo = {
  practitioner_id: String(ids.cairene),
  facility_id: String(ids.cairoClinic),
  service_id: String(ids.cairoVisit),
  fee: { amount: 200, currency: 'AED' },
}
const after = (hours: number) => new Date(monday.getTime() + hours * 3_600_000)
const deliver = () => world.app.practiceFeeds.deliver()
/** As the job does, hour by hour. */
async function deliverThrough(from: number, to: number) {
  for (let hour = from; hour <= to; hour += 2) {
    world.setClock(after(hour))
    await deliver()
  }
}
const bodyOf = ({ body }: Received) => JSON.parse(body) as { id: string; type: string; data: Record<string, unknown> }
const signatureBy = (key: string, { headers, body }: Received) =>
  `v1,${createHmac('sha256', Buffer.from(key.slice(6), 'base64'))
    .update(`${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`)
    .digest('base64')}`
const cancel = (visit: { id: string; token: string }) =>
  world.change('PUT', `/patientapp/appointments/${visit.id}/cancel`, visit.token, { forcebookable: true })
const move = (visit: { id: string; token: string }, start: string) =>
  world.change('PUT', `/patientapp/appointments/${visit.id}/reschedule`, visit.token, { start, forcebookable: true })
const show = async () => (await world.facility('feed', 'show', 'test-clinic')).lines

describe('a practice’s own system', () => {
  it('is told of a booking, its move and its end in this order, and of no person', async () => {
    const visit = await world.visit(nine, { reason: 'A pain in the knee' })
    expect((await move(visit, wednesday)).statusCode).toBe(200)
    expect((await cancel(visit)).statusCode).toBe(200)
    await deliver()
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
    await deliver()
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
    await deliver()
    world.setClock(after(2))
    await world.visit(halfPastNine)
    await deliver()
    const [during, later] = system.received
    expect(during!.headers['webhook-signature']).toBe(`${signatureBy(next, during!)} ${signatureBy(secret, during!)}`)
    expect(later!.headers['webhook-signature']).toBe(signatureBy(next, later!))
  })

  it('hears nothing of another facility, and nothing where the booking came to nothing', async () => {
    await world.visit('2026-11-24T07:00:00.000Z', inCairo)
    await expect(world.visit(nine, { fee: { amount: 1, currency: 'AED' } })).rejects.toThrow('price_changed')
    await deliver()
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
    await deliver()
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
    await deliver()
    expect((await world.practice(key, 'GET', '/feed')).json().data).toMatchObject({
      ...{ url: system.url, waiting: 0, parked: 0, oldest_at: null, last_answer: '204' },
    })
    const again = await world.practice(key, 'POST', '/feed/replay', { since: monday.toISOString() })
    expect(again.json().data).toEqual({ events: 1 })
    await deliver()
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

describe('a practice’s own system that fails', () => {
  it.each([500, 'never'] as const)(
    'with %s is told again later, with the same id and the same words',
    async (manner) => {
      system.answer(manner)
      await world.visit(nine)
      await deliver()
      const calls = system.received.length
      await deliver()
      // Not at once.
      expect(system.received).toHaveLength(calls)
      expect(calls).toBe(1)
      expect((await show()).join()).toMatch(
        manner === 500
          ? /Waiting: 1\..*Last answer: 500.*Away 1 times/
          : /Waiting: 1\..*no answer in time.*Away 1 times/,
      )
      system.answer(204)
      world.setClock(after(1))
      await deliver()
      const [first, second] = system.received
      expect(second!.body).toBe(first!.body)
      expect(second!.headers['webhook-id']).toBe(first!.headers['webhook-id'])
      expect(second!.headers['webhook-signature']).toBe(signatureBy(secret, second!))
      expect((await show())[1]).toBe('Waiting: 0. Parked, and not tried any more: 0.')
    },
  )

  it('keeps what comes later of the same appointment waiting, and nothing else', async () => {
    const visit = await world.visit(nine)
    const other = await world.visit(halfPastNine)
    await world.app.practiceFeeds.settled()
    system.reset()
    await world.database.execute(`update practice_events set status = 'waiting'`)
    // It takes one appointment for a mistake of ours.
    system.answer((message) => (message.body.includes(visit.number) ? 422 : 204))
    expect((await cancel(visit)).statusCode).toBe(200)
    expect((await cancel(other)).statusCode).toBe(200)
    await deliver()
    expect(system.told()).toEqual([
      ['appointment.booked', visit.number],
      ['appointment.booked', other.number],
      ['appointment.cancelled', other.number],
    ])
    system.answer(200)
    world.setClock(after(1))
    await deliver()
    expect(system.told().slice(3)).toEqual([
      ['appointment.booked', visit.number],
      ['appointment.cancelled', visit.number],
    ])
  })

  it('for a day misses nothing and is called seldom, while another facility is told at once', async () => {
    const neighbour = await startPracticeSystem()
    await world.facility('feed', 'set', 'cairo-clinic', neighbour.url)
    system.answer('gone')
    const visits = [await world.visit(nine), await world.visit(halfPastNine)]
    await deliverThrough(1, 13)
    await world.visit('2026-11-25T07:00:00.000Z', inCairo)
    await deliver()
    expect(neighbour.told()).toHaveLength(1)
    await neighbour.close()
    system.reset()
    await deliverThrough(24, 26)
    expect(system.told().toSorted()).toEqual(visits.map(({ number }) => ['appointment.booked', number]).toSorted())
  })

  it('by being slow keeps no other facility waiting', async () => {
    const neighbour = await startPracticeSystem()
    await world.facility('feed', 'set', 'cairo-clinic', neighbour.url)
    for (const one of [system, neighbour]) one.answer(500)
    await world.visit('2026-11-25T07:00:00.000Z', inCairo)
    await world.visit(nine)
    await deliver()
    for (const one of [system, neighbour]) one.reset()
    neighbour.answer('never')
    // The slow one is due first.
    for (const [hour, facility] of ['cairo-clinic', 'test-clinic'].entries()) {
      world.setClock(after(hour + 1))
      await world.facility('feed', 'replay', facility, '--since', '5d')
    }
    let isOver = false
    const round = deliver().finally(() => (isOver = true))
    await vi.waitFor(() => expect([neighbour.received.length, system.received.length]).toEqual([1, 1]), 5000)
    expect(isOver).toBe(false)
    await neighbour.close()
    await round
  })

  it('is told at once what it asks for again, though it was to be called later, and no other facility is', async () => {
    const neighbour = await startPracticeSystem()
    await world.facility('feed', 'set', 'cairo-clinic', neighbour.url)
    await world.visit('2026-11-25T07:00:00.000Z', inCairo)
    system.answer(500)
    const visit = await world.visit(nine)
    await deliverThrough(1, 13)
    expect(neighbour.received).toHaveLength(1)
    system.reset()
    await deliver()
    expect(system.received).toEqual([])
    await world.facility('feed', 'replay', 'test-clinic', '--since', '5d')
    await deliver()
    expect(system.told()).toEqual([['appointment.booked', visit.number]])
    expect(neighbour.received).toHaveLength(1)
    await neighbour.close()
  })

  it('for longer has what it missed parked, and is told it on request', async () => {
    system.answer(503)
    const visit = await world.visit(nine)
    await cancel(visit)
    await deliverThrough(1, 74)
    expect((await show())[1]).toMatch(
      /^Waiting: 1\. Parked, and not tried any more: 1\. The oldest is of 2026-11-23 06:00/,
    )
    const page = await world.app.inject('/operations')
    expect(page.body).toMatch(
      new RegExp(`The test-clinic \\(${ids.clinic}\\)</th><td><b>Away</b>.*<td>1</td><td><b>1</b></td>.*503, `),
    )
    system.reset()
    await deliverThrough(76, 78)
    expect(system.received).toEqual([])
    expect((await world.facility('feed', 'replay', 'test-clinic', '--since', '5d')).last).toMatch(/^2 events/)
    await deliver()
    expect(system.told().map(([type]) => type)).toEqual(['appointment.booked', 'appointment.cancelled'])
  })

  it('leads nobody elsewhere: a redirect is no answer', async () => {
    const elsewhere = await startPracticeSystem()
    system.answer({ location: elsewhere.url })
    await world.visit(nine)
    await deliver()
    expect([system.received.length, elsewhere.received.length]).toEqual([1, 0])
    expect((await show()).join()).toContain('Last answer: 302')
    await elsewhere.close()
  })
})

describe('what was told', () => {
  it('is told again from a time on, with the ids it had', async () => {
    await world.visit(nine)
    await deliver()
    world.setClock(after(3))
    await world.visit(halfPastNine)
    await deliver()
    expect((await world.facility('feed', 'replay', 'test-clinic', '--since', '2h')).last).toMatch(/^1 events/)
    await deliver()
    expect(system.received.map(({ headers }) => headers['webhook-id']).slice(1)).toEqual(
      Array(2).fill(system.received[1]!.headers['webhook-id']),
    )
    expect((await world.facility('feed', 'replay', 'test-clinic', '--since', 'soon')).code).toBe(1)
    expect((await world.facility('feed', 'replay', 'cairo-clinic', '--since', '2h')).code).toBe(1)
  })

  it('is forgotten after a month, and what nobody took after a quarter of a year', async () => {
    await world.visit(nine)
    await deliver()
    system.answer(500)
    await world.visit(halfPastNine)
    await deliver()
    const count = async () => (await world.database.query('select 1 from practice_events')).length
    await removeOutdated(world.database.db, after(29 * 24))
    expect(await count()).toBe(2)
    await removeOutdated(world.database.db, after(31 * 24))
    expect(await count()).toBe(1)
    await removeOutdated(world.database.db, after(91 * 24))
    expect(await count()).toBe(0)
  })

  it('is told once by two servers of a database, and by the other where one was cut off', async () => {
    system.answer(500)
    const visits = [await world.visit(nine), await world.visit(halfPastNine)]
    await deliver()
    system.reset()
    const { practiceNetworks } = world.app.config
    const second = await startTestServer({
      database: world.database,
      secret: world.secret,
      clock: world.clock,
      config: { practiceNetworks },
    })
    world.setClock(after(1))
    // As one that was stopped in its turn leaves it.
    await world.database.execute(`update practice_feeds set taken_until = '${after(1.01).toISOString()}'`)
    await Promise.all([deliver(), second.app.practiceFeeds.deliver()])
    expect(system.received).toEqual([])
    world.setClock(after(1.02))
    await Promise.all([deliver(), second.app.practiceFeeds.deliver()])
    await second.close()
    expect(system.told().toSorted()).toEqual(visits.map(({ number }) => ['appointment.booked', number]).toSorted())
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
    await deliver()
    world.setClock(after(0.2))
    await strict.app.practiceFeeds.deliver()
    await strict.close()
    expect(system.received).toEqual([])
    expect((await show()).join()).toContain('Last answer: the address is in a private network')
  })
})
