import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { VideoVisit } from '#contract/video-visit'
import { signIn } from '#tests/support/signed-in'
import { putIntoState } from '#tests/support/put-into-state'
import { e164, monday, openWorld, otherTenant, type World } from './appointment-world.ts'
import { open, start, videoOf, type Booked } from './video-world.ts'

const ice = { stunUrls: ['stun:stun.test:3478'], turnUrls: ['turn:turn.test:3478'], turnSecret: 'shared with coturn' }

let world: World
let visit: Booked
beforeAll(async () => {
  world = await openWorld({ config: { ice } })
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.reset()
  visit = await video.book()
})

const video = videoOf(() => world)
const at = (instant: string) => world.setClock(instant)
const stateOf = async (of = visit): Promise<VideoVisit> => (await video.check(of)).json().data
const stageAt = async (instant: string) => {
  at(instant)
  return (await stateOf()).stage
}

async function configure(said: string): Promise<void> {
  await world.database.query(
    `update tenants set configuration = configuration ${said}, updated_at = now() where code = 'patientweb'`,
  )
  await world.app.tenants.refresh()
}

describe('where a visit by video stands', () => {
  it('opens a quarter of an hour before its start and closes half an hour after its end [C66]', async () => {
    expect(await stateOf()).toEqual({
      ...{ appointment_id: visit.appointment.id, stage: 'early', start, end: '2026-11-24T05:20:00.000Z' },
      ...{ opens_at: '2026-11-24T04:45:00.000Z', closes_at: '2026-11-24T05:50:00.000Z' },
      ...{ late_at: '2026-11-24T05:10:00.000Z', other_side_is_here: false },
    })
    expect(await stageAt('2026-11-24T04:44:59.999Z')).toBe('early')
    expect(await stageAt('2026-11-24T04:45:00.000Z')).toBe('open')
    expect(await stageAt('2026-11-24T05:49:59.999Z')).toBe('open')
    expect(await stageAt('2026-11-24T05:50:00.000Z')).toBe('over')
  })

  it('has a room while it is open, with a new ticket each time and credentials of TURN that outlast it [C66]', async () => {
    at(open)
    const answer = await video.check(visit)
    expect(answer.headers['cache-control']).toBe('no-store')
    const { room } = answer.json<{ data: VideoVisit }>().data
    expect(room).toEqual({
      ...{ kind: 'own', ticket: expect.stringMatching(/^[\w-]{43}$/), ticket_expires_at: '2026-11-24T05:02:00.000Z' },
      signalling_path: '/video/signals',
      ice_servers: [
        { urls: ['stun:stun.test:3478'] },
        {
          urls: ['turn:turn.test:3478'],
          username: expect.stringMatching(`^${Date.parse('2026-11-24T06:00:00.000Z') / 1000}:`),
          credential: expect.any(String),
        },
      ],
    })
    if (room?.kind !== 'own') throw new Error('no room')
    const { username, credential } = room.ice_servers[1]!
    expect(credential).toBe(createHmac('sha1', ice.turnSecret).update(username!).digest('base64'))
    expect(await video.ticket(visit)).not.toBe(room.ticket)
    const stored = await world.database.query<{ text: string }>('select t::text as text from video_tickets t')
    expect(stored.map(({ text }) => text).join()).not.toContain(room.ticket)
  })

  it('keeps no more unused tickets than are of use', async () => {
    at(open)
    for (let times = 0; times < 9; times += 1) await video.ticket(visit)
    expect(await world.database.query('select count(*)::int as total from video_tickets')).toEqual([{ total: 5 }])
  })

  it('opens and closes as the tenant says', async () => {
    await configure(`|| '{"booking_rules": {"video_opens_minutes": 5, "video_closes_minutes": 0}}'`)
    expect(await stateOf()).toMatchObject({
      ...{ opens_at: '2026-11-24T04:55:00.000Z', closes_at: '2026-11-24T05:20:00.000Z' },
    })
    await configure(`- 'booking_rules'`)
  })

  it('is said to be cancelled, and not to be paid yet', async () => {
    at(open)
    const become = (status: string) =>
      putIntoState(world.database, `update appointments set status = '${status}' where id = '${visit.appointment.id}'`)
    await become('awaiting_payment')
    expect(await stateOf()).toMatchObject({ stage: 'unpaid' })
    expect((await video.end(visit)).json()).toMatchObject({ code: 'payment_required' })
    await become('cancelled')
    const cancelled = await stateOf()
    expect(cancelled).toMatchObject({ stage: 'cancelled' })
    expect(cancelled).not.toHaveProperty('room')
    expect((await video.end(visit)).json()).toMatchObject({ code: 'appointment_cancelled' })
    expect((await video.say(visit, { rating: 1 })).json()).toMatchObject({ code: 'appointment_cancelled' })
  })
})

describe('a visit by video', () => {
  it('is there for who booked it alone, and none where a visit is of another kind', async () => {
    at(open)
    const { idToken: own } = await signIn(world.database, { phone: e164, name: 'Layla' })
    const { idToken: stranger } = await signIn(world.database, { phone: '+971501234599', name: 'Nadia' })
    const askers = [
      { session: stranger },
      { token: 'A'.repeat(43) },
      { token: visit.appointment_token, tenant: otherTenant },
      {},
    ]
    for (const by of askers)
      for (const ask of [
        video.check,
        video.end,
        video.feedback,
        (of: Booked, as: object) => video.say(of, { rating: 5 }, as),
      ])
        expect((await ask(visit, by)).statusCode).toBe(404)
    await world.database.query(
      `update patients set account_id = (select id from patients where not is_guest and phone = $1 limit 1) where is_guest`,
      [e164],
    )
    expect((await video.check(visit, { session: own })).statusCode).toBe(200)
    world.setClock(monday)
    const inPerson = await video.book('2026-11-24T06:00:00.000Z', { type: 'clinic' })
    expect((await video.check(inPerson)).json()).toMatchObject({ code: 'not_found' })
  })

  it('is ended once, by who is first, and stays so [C67] [S12]', async () => {
    expect((await video.end(visit)).json()).toMatchObject({ code: 'bad_request' })
    const link = await video.practitionerLink(visit)
    at(open)
    const first = await video.endAsPractitioner(link)
    expect(first.json()).toEqual({ data: { by: 'practitioner', at: open } })
    at('2026-11-24T05:09:00.000Z')
    expect((await video.end(visit)).json()).toEqual(first.json())
    const ended = await stateOf()
    expect(ended).toMatchObject({ stage: 'ended', ended: { by: 'practitioner', at: open } })
    expect(ended).not.toHaveProperty('room')
  })

  it('is ended once by both at the same time [C67]', async () => {
    const link = await video.practitionerLink(visit)
    at(open)
    const answers = await Promise.all([video.end(visit), video.endAsPractitioner(link), video.end(visit)])
    const bodies = answers.map((answer) => answer.json())
    expect(bodies[1]).toEqual(bodies[0])
    expect(bodies[2]).toEqual(bodies[0])
  })

  it('cannot be ended once its room has closed', async () => {
    at('2026-11-24T05:50:00.000Z')
    expect((await video.end(visit)).json()).toMatchObject({ code: 'gone' })
  })
})

describe('what a patient says of a visit', () => {
  it('is stored with it, and can be said otherwise within a week [C68] [S13] [N07]', async () => {
    expect((await video.feedback(visit)).json()).toEqual({ data: {} })
    expect((await video.say(visit, { rating: 4 })).json()).toMatchObject({ code: 'bad_request' })
    at(open)
    const give_until = '2026-12-01T05:20:00.000Z'
    expect((await video.feedback(visit)).json()).toEqual({ data: { give_until } })
    const said = { rating: 2, reasons: ['on_time', 'kind'], text: ' The sound broke. ' }
    const stored = { rating: 2, reasons: ['on_time', 'kind'], text: 'The sound broke.', given_at: open }
    expect((await video.say(visit, said)).json()).toEqual({ data: { feedback: stored, give_until } })
    const later = '2026-12-01T05:19:00.000Z'
    at(later)
    expect((await video.feedback(visit)).json()).toEqual({ data: { feedback: stored, give_until } })
    const otherwise = { rating: 5, reasons: [], text: '', given_at: later }
    expect((await video.say(visit, { rating: 5 })).json()).toEqual({ data: { feedback: otherwise, give_until } })
    at(give_until)
    expect((await video.say(visit, { rating: 1 })).json()).toMatchObject({ code: 'gone' })
    expect((await video.feedback(visit)).json()).toEqual({ data: { feedback: otherwise } })
  })

  it.each([
    ['no rating', {}],
    ['a rating of none', { rating: 0 }],
    ['a rating of six', { rating: 6 }],
    ['half a rating', { rating: 2.5 }],
    ['a reason of its own', { rating: 3, reasons: ['cheap'] }],
    ['a reason twice', { rating: 3, reasons: ['kind', 'kind'] }],
    ['a text without end', { rating: 3, text: 'a'.repeat(1001) }],
  ])('is refused with %s [S13]', async (_, said) => {
    at(open)
    expect((await video.say(visit, said)).json()).toMatchObject({ code: 'validation_failed' })
    expect((await video.feedback(visit)).json().data).not.toHaveProperty('feedback')
  })
})

describe('the link of a practitioner', () => {
  it('opens one visit, with the first name of who waits and nothing else of them', async () => {
    const link = await video.practitionerLink(visit)
    at(open)
    const answer = await video.asPractitioner(link)
    const { data } = answer.json()
    expect(data).toMatchObject({
      ...{ stage: 'open', patient_first_name: 'Layla', other_side_is_here: false },
      room: { kind: 'own' },
    })
    expect(Object.keys(data).toSorted()).toEqual(
      [
        ...[
          'appointment_id',
          'stage',
          'start',
          'end',
          'opens_at',
          'closes_at',
          'late_at',
          'other_side_is_here',
          'room',
        ],
        ...['patient_first_name', 'service_name', 'practitioner_name'],
      ].toSorted(),
    )
    expect(answer.body).not.toMatch(/Haddad|1234567/)
  })

  it('is void for another tenant, once a new one is made, and a day after the visit', async () => {
    const first = await video.practitionerLink(visit)
    expect((await video.asPractitioner(first, { tenant: otherTenant })).json()).toMatchObject({ code: 'gone' })
    const second = await video.practitionerLink(visit)
    expect((await video.asPractitioner(first)).json()).toMatchObject({ code: 'gone' })
    expect((await video.asPractitioner(second)).statusCode).toBe(200)
    // Nor does it open the appointment itself.
    expect((await video.check(visit, { token: second })).statusCode).toBe(404)
    at('2026-11-25T05:20:00.000Z')
    expect((await video.asPractitioner(second)).json()).toMatchObject({ code: 'gone' })
    await expect(video.practitionerLink(visit)).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('a room with another provider', () => {
  it('has a name that both sides know, that is no other visit’s, and no ticket', async () => {
    const template = 'https://meet.test/rooms/{room}#config'
    const provider = { url_template: template, show: 'opened' }
    // At a host that the tenant does not allow it counts for nothing.
    await configure(`|| '${JSON.stringify({ content_hosts: ['elsewhere.test'], video: provider })}'`)
    at(open)
    expect((await stateOf()).room).toMatchObject({ kind: 'own' })
    await world.database.query('delete from video_tickets')
    world.setClock(monday)
    await configure(`|| '${JSON.stringify({ content_hosts: ['meet.test'] })}'`)
    const other = await video.book('2026-11-24T06:00:00.000Z')
    const link = await video.practitionerLink(visit)
    at(open)
    const { room } = await stateOf()
    expect(room).toEqual({
      kind: 'external',
      url: expect.stringMatching(/^https:\/\/meet\.test\/rooms\/[0-9a-f]{32}#config$/),
      show: 'opened',
    })
    expect((await video.asPractitioner(link)).json().data.room).toEqual(room)
    at('2026-11-24T05:59:00.000Z')
    expect((await stateOf(other)).room).not.toEqual(room)
    expect(await world.database.query('select id from video_tickets')).toEqual([])
    await configure(`- 'video' - 'content_hosts'`)
  })
})
