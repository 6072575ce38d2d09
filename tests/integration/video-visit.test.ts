import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BookedAppointment } from '#contract/appointment'
import { headers } from '#contract/headers'
import { additions } from '#contract/services'
import type { VideoVisit } from '#contract/video-visit'
import { signIn } from '#tests/support/signed-in'
import { putIntoState } from '#tests/support/put-into-state'
import { bookingAt, e164, ids, monday, otherTenant, phone } from './appointment-world.ts'
import { ice, openVideoVisitWorld, turnUrls, type VideoVisitWorld } from './video-visit-world.ts'
import { open, start, videoOf, type Booked } from './video-world.ts'

let world: VideoVisitWorld
let visit: Booked
beforeAll(async () => {
  world = await openVideoVisitWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.reset()
  visit = await video.book()
})

const video = videoOf(() => world)
const stageAt = async (instant: string) => {
  world.setClock(instant)
  return (await world.stateOf(visit)).stage
}

describe('where a visit by video stands', () => {
  it('opens a quarter of an hour before its start and closes half an hour after its end [C66]', async () => {
    expect(await world.stateOf(visit)).toEqual({
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
    world.setClock(open)
    const answer = await video.check(visit)
    expect(answer.headers['cache-control']).toBe('no-store')
    const { room } = answer.json<{ data: VideoVisit }>().data
    expect(room).toEqual({
      ...{ kind: 'own', ticket: expect.stringMatching(/^[\w-]{43}$/), ticket_expires_at: '2026-11-24T05:02:00.000Z' },
      signalling_path: '/video/signals',
      ice_servers: [
        { urls: ['stun:stun.test:3478'] },
        {
          urls: turnUrls,
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
    world.setClock(open)
    for (let times = 0; times < 9; times += 1) await video.ticket(visit)
    expect(await world.database.query('select count(*)::int as total from video_tickets')).toEqual([{ total: 5 }])
  })

  it('opens and closes, and has who is not there late, as the tenant says', async () => {
    const rules = { video_opens_minutes: 5, video_closes_minutes: 0, video_late_minutes: 3 }
    await world.configure(`|| '${JSON.stringify({ booking_rules: rules })}'`)
    expect(await world.stateOf(visit)).toMatchObject({
      ...{ opens_at: '2026-11-24T04:55:00.000Z', closes_at: '2026-11-24T05:20:00.000Z' },
      late_at: '2026-11-24T05:03:00.000Z',
    })
    await world.configure(`- 'booking_rules'`)
  })

  it('is said to be cancelled, and not to be paid yet', async () => {
    world.setClock(open)
    const become = (status: string) =>
      putIntoState(world.database, `update appointments set status = '${status}' where id = '${visit.appointment.id}'`)
    await become('awaiting_payment')
    expect(await world.stateOf(visit)).toMatchObject({ stage: 'unpaid' })
    expect((await video.end(visit)).json()).toMatchObject({ code: 'payment_required' })
    await become('cancelled')
    const cancelled = await world.stateOf(visit)
    expect(cancelled).toMatchObject({ stage: 'cancelled' })
    expect(cancelled).not.toHaveProperty('room')
    expect((await video.end(visit)).json()).toMatchObject({ code: 'appointment_cancelled' })
    expect((await video.say(visit, { rating: 1 })).json()).toMatchObject({ code: 'appointment_cancelled' })
  })
})

describe('a visit by video', () => {
  it('is there for who booked it alone, and none where a visit is of another kind', async () => {
    world.setClock(open)
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

  it('of a guest is joined on another device by the link of the text message, and by no other link', async () => {
    const sent = () => world.database.query<{ body: string }>('select body from sent_messages order by id desc')
    const link = await vi.waitFor(async () => /#([\w-]{16})$/.exec((await sent())[0]!.body)![1]!)
    const exchange = (token: string) =>
      world.call('appointment', 'POST', additions.openAppointment.path, { body: { link_token: token } })
    world.setClock(open)
    const { appointment_token: token } = (await exchange(link)).json().data
    expect(token).not.toBe(visit.appointment_token)
    const by = { token, tenant: visit.tenant }
    expect((await video.check(visit, by)).json()).toMatchObject({ data: { stage: 'open', room: { kind: 'own' } } })
    expect((await video.end(visit, by)).json()).toMatchObject({ data: { by: 'patient' } })
    expect((await exchange('A'.repeat(16))).json()).toMatchObject({ code: 'gone' })
    expect((await video.check(visit, { ...by, token: link })).statusCode).toBe(404)
  })

  it('of a relative is joined by who booked it for them, under the name of whom it is for', async () => {
    const { idToken: session, patientId } = await signIn(world.database, { phone: e164, name: 'Layla' })
    const [relative] = await world.database.query<{ id: string }>(
      `insert into relatives (tenant_code, account_id, relationship_id, first_name, last_name, birthday)
       values ('patientweb', $1, 'child', 'Salma', 'Nasser', '2020-05-04') returning id`,
      [patientId],
    )
    const body = {
      ...bookingAt('2026-11-24T06:00:00.000Z'),
      ...{ service_id: String(ids.video), consultation_type: 'telemedicine', fee: { amount: 250, currency: 'AED' } },
      patient: { first_name: 'Salma', last_name: 'Nasser', ...phone, patient_relative_id: relative!.id },
    }
    const answer = await world.call('appointment', 'POST', '/patient/appointment', {
      body,
      headers: { authorization: `Bearer ${session}`, [headers.idempotencyKey]: '"visit-of-a-relative"' },
    })
    const booked = answer.json<{ data: BookedAppointment }>().data
    const of = { ...booked, tenant: 'patientweb', number: booked.appointment.appointment_number }
    world.setClock('2026-11-24T06:01:00.000Z')
    expect((await video.check(of, { session })).json()).toMatchObject({
      data: { stage: 'open', room: { kind: 'own' } },
    })
    const { idToken: stranger } = await signIn(world.database, { phone: '+971501234599', name: 'Nadia' })
    expect((await video.check(of, { session: stranger })).statusCode).toBe(404)
    const seen = await video.asPractitioner(await video.practitionerLink(of))
    expect(seen.json()).toMatchObject({ data: { patient_first_name: 'Salma', patient_last_initial: 'N' } })
    expect(seen.body).not.toContain('Layla')
  })

  it('is ended once, by who is first, and stays so [C67] [S12]', async () => {
    expect((await video.end(visit)).json()).toMatchObject({ code: 'bad_request' })
    const link = await video.practitionerLink(visit)
    world.setClock(open)
    const first = await video.endAsPractitioner(link)
    expect(first.json()).toEqual({ data: { by: 'practitioner', at: open } })
    world.setClock('2026-11-24T05:09:00.000Z')
    expect((await video.end(visit)).json()).toEqual(first.json())
    const ended = await world.stateOf(visit)
    expect(ended).toMatchObject({ stage: 'ended', ended: { by: 'practitioner', at: open } })
    expect(ended).not.toHaveProperty('room')
  })

  it('is ended once by both at the same time [C67]', async () => {
    const link = await video.practitionerLink(visit)
    world.setClock(open)
    const answers = await Promise.all([video.end(visit), video.endAsPractitioner(link), video.end(visit)])
    const bodies = answers.map((answer) => answer.json())
    expect(bodies[1]).toEqual(bodies[0])
    expect(bodies[2]).toEqual(bodies[0])
  })

  it('cannot be ended once its room has closed', async () => {
    world.setClock('2026-11-24T05:50:00.000Z')
    expect((await video.end(visit)).json()).toMatchObject({ code: 'gone' })
  })
})

describe('what a patient says of a visit', () => {
  it('is stored with it, and can be said otherwise within a week [C68] [S13] [N07]', async () => {
    expect((await video.feedback(visit)).json()).toEqual({ data: {} })
    expect((await video.say(visit, { rating: 4 })).json()).toMatchObject({ code: 'bad_request' })
    world.setClock(open)
    const give_until = '2026-12-01T05:20:00.000Z'
    expect((await video.feedback(visit)).json()).toEqual({ data: { give_until } })
    const said = { rating: 2, reasons: ['on_time', 'kind'], text: ' The sound broke. ' }
    const stored = { rating: 2, reasons: ['on_time', 'kind'], text: 'The sound broke.', given_at: open }
    expect((await video.say(visit, said)).json()).toEqual({ data: { feedback: stored, give_until } })
    const later = '2026-12-01T05:19:00.000Z'
    world.setClock(later)
    expect((await video.feedback(visit)).json()).toEqual({ data: { feedback: stored, give_until } })
    const otherwise = { rating: 5, reasons: [], text: '', given_at: later }
    expect((await video.say(visit, { rating: 5 })).json()).toEqual({ data: { feedback: otherwise, give_until } })
    world.setClock(give_until)
    expect((await video.say(visit, { rating: 1 })).json()).toMatchObject({ code: 'gone' })
    expect((await video.feedback(visit)).json()).toEqual({ data: { feedback: otherwise } })
  })

  it('is not put back by one that is sent again with its key [C68]', async () => {
    world.setClock(open)
    const by = { token: visit.appointment_token, tenant: visit.tenant, key: 'feedback-1' }
    const first = { rating: 2, text: 'The sound broke.' }
    expect((await video.say(visit, first, by)).json()).toMatchObject({ data: { feedback: { rating: 2 } } })
    await video.say(visit, { rating: 5 })
    expect((await video.say(visit, first, by)).json()).toMatchObject({ data: { feedback: { rating: 5, text: '' } } })
    expect((await video.say(visit, { rating: 1 }, by)).json()).toMatchObject({ code: 'idempotency_key_reused' })
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
    world.setClock(open)
    expect((await video.say(visit, said)).json()).toMatchObject({ code: 'validation_failed' })
    expect((await video.feedback(visit)).json().data).not.toHaveProperty('feedback')
  })
})

describe('a room with another provider', () => {
  it('has a name that both sides know, that is no other visit’s, and no ticket', async () => {
    const template = 'https://meet.test/rooms/{room}#config'
    const provider = { url_template: template, show: 'opened' }
    // At a host that the tenant does not allow it counts for nothing.
    await world.configure(`|| '${JSON.stringify({ content_hosts: ['elsewhere.test'], video: provider })}'`)
    world.setClock(open)
    expect((await world.stateOf(visit)).room).toMatchObject({ kind: 'own' })
    await world.database.query('delete from video_tickets')
    world.setClock(monday)
    await world.configure(`|| '${JSON.stringify({ content_hosts: ['meet.test'] })}'`)
    const other = await video.book('2026-11-24T06:00:00.000Z')
    const link = await video.practitionerLink(visit)
    world.setClock(open)
    const { room } = await world.stateOf(visit)
    expect(room).toEqual({
      kind: 'external',
      url: expect.stringMatching(/^https:\/\/meet\.test\/rooms\/[0-9a-f]{32}#config$/),
      show: 'opened',
    })
    expect((await video.asPractitioner(link)).json().data.room).toEqual(room)
    world.setClock('2026-11-24T05:59:00.000Z')
    expect((await world.stateOf(other)).room).not.toEqual(room)
    expect(await world.database.query('select id from video_tickets')).toEqual([])
    await world.configure(`- 'video' - 'content_hosts'`)
  })
})
