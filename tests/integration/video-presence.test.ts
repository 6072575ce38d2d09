import { createECDH, randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { headers } from '#contract/headers'
import { calls } from '#contract/services'
import type { VideoVisit } from '#contract/video-visit'
import { settleVideoVisits } from '#server/domain/video/settle-visits'
import type { PushMessage } from '#server/messages/push/push-gateway'
import { openWorld, type World } from './appointment-world.ts'
import { open, openPage, ticketIn, videoOf, type Booked, type Page } from './video-world.ts'

let world: World
let visit: Booked
let link: string
const pages: Page[] = []
const pushed: PushMessage[] = []
beforeAll(async () => {
  const send = async (_target: object, message: PushMessage) => {
    pushed.push(message)
    return 'accepted' as const
  }
  world = await openWorld({ pushGateway: { send } })
  await world.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.reset()
  visit = await video.book()
  await world.app.announcer.deliver()
  link = await video.practitionerLink(visit)
  world.setClock(open)
  pushed.length = 0
})
afterEach(leaveAll)

const video = videoOf(() => world)

async function leaveAll(): Promise<void> {
  for (const page of pages.splice(0)) {
    page.socket.close(1000)
    await page.closed
  }
  const here = () => world.database.query('select 1 from video_connections')
  await vi.waitFor(async () => expect(await here()).toEqual([]))
}

async function enter(ticket: string): Promise<Page> {
  const page = await openPage(world)
  await page.join(ticket)
  pages.push(page)
  return page
}
const practitioner = async () => enter(ticketIn((await video.asPractitioner(link)).json()))
const patient = async () => enter(await video.ticket(visit))
const pass = (minutes: number) => world.setClock(new Date(world.clock().getTime() + minutes * 60_000))

/** Texts that call the patient to the room. */
async function calledByText(): Promise<string[]> {
  await world.app.announcer.deliver()
  const rows = await world.database.query<{ body: string }>(
    `select body from sent_messages where body like '%is in the video room%' order by id`,
  )
  return rows.map(({ body }) => body)
}

describe('a practitioner who comes into the room', () => {
  it('has the patient called who is not there, once for each stay, with the way to the visit', async () => {
    await practitioner()
    expect(await calledByText()).toEqual([
      expect.stringMatching(new RegExp(`Join: \\S+/appointment-detail/${visit.number}#`)),
    ])
    // A page that is loaded anew, and another tab.
    await leaveAll()
    pass(1)
    await practitioner()
    await practitioner()
    expect(await calledByText()).toHaveLength(1)
    await leaveAll()
    pass(5)
    await practitioner()
    expect(await calledByText()).toHaveLength(2)
  })

  it('has nobody called who is there', async () => {
    await patient()
    await practitioner()
    expect(await calledByText()).toEqual([])
  })

  it('reaches the device of a guest with a button that joins, as long as the room is open, and names nobody', async () => {
    const browser = createECDH('prime256v1')
    browser.generateKeys()
    const keys = { p256dh: browser.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') }
    const token = JSON.stringify({ endpoint: 'https://fcm.googleapis.com/fcm/send/a-device', keys })
    const registered = await world.call('notification', 'POST', calls.registerDevice.path, {
      body: { token, appointment_id: visit.appointment.id },
      headers: { [headers.appointmentToken]: visit.appointment_token },
    })
    expect(registered.statusCode, registered.body).toBe(200)
    await practitioner()
    expect(await calledByText()).toEqual([])
    const [{ notification, ttlSeconds, urgency } = expect.fail('nothing came')] = pushed
    const path = new RegExp(`/en-ae/appointment/session/${visit.number}$`)
    expect({ ...notification, ttlSeconds, urgency }).toMatchObject({
      ...{ body: 'Your doctor is online.', navigate: expect.stringMatching(path), urgency: 'high' },
      // From a minute after the start until half an hour after the end.
      ttlSeconds: 49 * 60,
      actions: [{ action: 'join', title: 'Join' }],
    })
    expect(pushed).toHaveLength(1)
  })

  it('calls nobody to a visit that ended before the message was sent', async () => {
    const { announcer } = world.app
    const deliver = vi.spyOn(announcer, 'deliver').mockResolvedValue(0)
    await practitioner()
    const waiting = () => world.database.query('select 1 from outgoing_messages')
    expect(await waiting()).toHaveLength(1)
    await video.end(visit)
    deliver.mockRestore()
    expect([await waiting(), await calledByText()]).toEqual([[], []])
  })
})

describe('what became of a visit is written once its room has closed', () => {
  const settle = () => settleVideoVisits(world.database.db, world.clock())
  const statusOf = async () =>
    (await world.database.query<{ status: string }>('select status from appointments')).map(({ status }) => status)
  const standing = async () => (await video.check(visit)).json<{ data: VideoVisit }>().data
  const at = (time: string) => world.setClock(`2026-11-24T05:${time}:00.000Z`)
  const closed = () => world.setClock('2026-11-24T05:50:00.000Z')
  /** A side is in the room from one minute of the hour to another; the visit begins at the hour, and late is who is not there ten minutes after. */
  async function isThere(side: 'patient' | 'practitioner', from: string, until: string) {
    at(from)
    await (side === 'patient' ? patient() : practitioner())
    at(until)
    await leaveAll()
  }

  it('took place where both were there at once, however short', async () => {
    at('20')
    await patient()
    await practitioner()
    await leaveAll()
    expect([await settle(), await statusOf()]).toEqual([0, ['booked']])
    closed()
    expect([await settle(), await settle()]).toEqual([1, 0])
    expect(await statusOf()).toEqual(['completed'])
    expect(await standing()).toMatchObject({
      stage: 'over',
      outcome: 'took_place',
      late_at: '2026-11-24T05:10:00.000Z',
    })
  })

  it.each<[string, ('patient' | 'practitioner')[], string, string, object]>([
    ['the patient did not come', ['practitioner'], '01', '12', { outcome: 'patient_absent', status: 'no_show' }],
    ['the practitioner did not come', ['patient'], '02', '13', { outcome: 'practitioner_absent', status: 'booked' }],
    ['nobody waited', ['practitioner'], '03', '08', { outcome: 'nobody_waited', status: 'booked' }],
    ['somebody came too late', ['practitioner'], '14', '40', { outcome: 'nobody_waited', status: 'booked' }],
  ])('%s', async (_what, sides, from, until, { outcome, status }: { outcome?: string; status?: string }) => {
    for (const side of sides) await isThere(side, from, until)
    closed()
    await settle()
    expect([(await standing()).outcome, await statusOf()]).toEqual([outcome, [status]])
  })

  it('as soon as it was ended', async () => {
    await isThere('practitioner', '01', '11')
    await video.endAsPractitioner(link)
    expect([await settle(), await statusOf()]).toEqual([1, ['no_show']])
  })

  it('and of one in whose room nobody was it is the practice that knows', async () => {
    closed()
    expect([await settle(), await statusOf()]).toEqual([0, ['booked']])
    expect((await standing()).outcome).toBe('nobody_waited')
  })
})
