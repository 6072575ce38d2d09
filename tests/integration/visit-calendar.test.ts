import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { BookedAppointment } from '#contract/appointment'
import { headers } from '#contract/headers'
import { eraseAccounts } from '#server/domain/accounts/erase-accounts'
import { createKeyRepository } from '#server/domain/booking/appointment-keys'
import { removeOutdated } from '#server/jobs/retention'
import { hashToken } from '#server/tokens'
import { bookingAt, e164, monday, openWorld, otherTenant, type World } from './appointment-world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ config: { rateLimitPerMinute: 600 } })
})
afterAll(() => world.close())
beforeEach(() => world.reset())

let calls = 0
const sign = () => new Date(world.clock().getTime() - ((calls += 1) % 200) * 1000)
const unfolded = (file: string) => file.replace(/\r\n /g, '').split('\r\n')

async function book(at: string, by?: { tenant: string }): Promise<BookedAppointment> {
  const body = bookingAt(at, { reason: 'A rash that nobody shall know of' })
  const answer = await world.book(body, { guestToken: await world.guest(by?.tenant), ...by })
  return answer.json().data
}
function ask(
  method: 'GET' | 'POST' | 'DELETE',
  { appointment, appointment_token }: BookedAppointment,
  { token = appointment_token, language = 'en' } = {},
) {
  return world.call('appointment', method, `/patientapp/appointments/${appointment.id}/calendar`, {
    sign: sign(),
    ...(method === 'POST' && { body: {} }),
    headers: { [headers.appointmentToken]: token, 'accept-language': language },
  })
}
async function makeLink(visit: BookedAppointment, language?: string): Promise<string> {
  const { url } = (await ask('POST', visit, language ? { language } : {})).json().data
  return url.replace(/^https?:\/\/[^/]+/, '')
}
const read = (path: string) => world.app.inject({ method: 'GET', url: path })
const statusOf = async (path: string) => (await read(path)).statusCode
const tokenOf = (path: string) => /[\w-]{43}/.exec(path)![0]

function change({ appointment, appointment_token }: BookedAppointment, name: string, body: object) {
  return world.call('appointment', 'PUT', `/patientapp/appointments/${appointment.id}/${name}`, {
    sign: sign(),
    body: { forcebookable: true, ...body },
    headers: { [headers.appointmentToken]: appointment_token },
  })
}

const end = new Date('2026-11-24T05:30:00.000Z')
const daysAfter = (days: number) => new Date(end.getTime() + days * 86_400_000)

describe('a calendar that subscribes to the one visit of a guest', () => {
  it('has this visit alone, and nothing of who comes and why', async () => {
    const visit = await book('2026-11-24T05:00:00.000Z')
    const other = await book('2026-11-25T05:00:00.000Z')
    expect((await ask('GET', visit)).json().data).toEqual({ created_at: null })
    const answer = await read(await makeLink(visit))
    expect((await ask('GET', visit)).json().data).toEqual({ created_at: monday.toISOString() })
    expect((await ask('GET', other)).json().data).toEqual({ created_at: null })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, max-age=900',
      'referrer-policy': 'no-referrer',
    })
    const lines = unfolded(answer.body)
    expect(lines.filter((line) => line.startsWith('UID:')).map((line) => line.split('@')[0])).toEqual([
      `UID:${visit.appointment.id}`,
    ])
    expect(lines).toEqual(
      expect.arrayContaining(['SEQUENCE:0', 'STATUS:CONFIRMED', 'DTSTART:20261124T050000Z', 'SUMMARY:Visit: Liqa']),
    )
    expect(answer.body).not.toMatch(/rash|Layla|Haddad|amira|501234567/i)
  })

  it('reads in the language in which its link was made, and by an older link in that of the booking', async () => {
    const visit = await book('2026-11-24T05:00:00.000Z')
    const link = await makeLink(visit, 'ar')
    const summary = async () => unfolded((await read(link)).body).find((line) => line.startsWith('SUMMARY'))
    expect(await summary()).toMatch(/^SUMMARY:زيارة: /)
    await world.database.query('update appointment_keys set language = null')
    expect(await summary()).toBe('SUMMARY:Visit: Liqa')
  })

  it('sees it moved, and cancelled', async () => {
    const visit = await book('2026-11-24T05:00:00.000Z')
    const link = await makeLink(visit)
    await change(visit, 'reschedule', { start: '2026-11-25T06:00:00.000Z' })
    expect(unfolded((await read(link)).body)).toEqual(
      expect.arrayContaining(['SEQUENCE:1', 'STATUS:CONFIRMED', 'DTSTART:20261125T060000Z']),
    )
    // A week after the new time and no other.
    world.setClock(daysAfter(7))
    expect(await statusOf(link)).toBe(200)
    world.setClock(monday)
    await change(visit, 'cancel', {})
    expect(unfolded((await read(link)).body)).toEqual(expect.arrayContaining(['SEQUENCE:2', 'STATUS:CANCELLED']))
    expect((await ask('POST', visit)).json().code).toBe('appointment_cancelled')
    expect((await ask('DELETE', visit)).json().data).toEqual({ created_at: null })
    expect(await statusOf(link)).toBe(404)
  })

  it('reads nothing by a link that was made anew or ended, in another app, or by a token that opens the visit', async () => {
    const visit = await book('2026-11-24T05:00:00.000Z')
    const before = await makeLink(visit)
    const link = await makeLink(visit)
    expect(link).not.toBe(before)
    expect(await statusOf(before)).toBe(404)
    expect(await statusOf(link)).toBe(200)
    expect(await statusOf(`${link}?key=${otherTenant}`)).toBe(404)
    const keys = createKeyRepository(world.database.db, monday)
    const opening = { tenantCode: 'patientweb', appointmentId: visit.appointment.id, expiresAt: daysAfter(1) }
    const device = await keys.exchange('patientweb', await keys.addLink(opening))
    for (const token of [visit.appointment_token, device?.token])
      expect(await statusOf(`/calendar/${token}.ics`)).toBe(404)
    const stored = await world.database.query<{ token_hash: string }>(
      `select token_hash from appointment_keys where kind = 'calendar'`,
    )
    expect(stored).toEqual([{ token_hash: hashToken(tokenOf(link)) }])
    await ask('DELETE', visit)
    await ask('DELETE', visit)
    expect(await statusOf(link)).toBe(404)
  })

  it('is made and ended by nobody else, and its own secret opens nothing', async () => {
    const visit = await book('2026-11-24T05:00:00.000Z')
    const stranger = await book('2026-11-25T05:00:00.000Z')
    const link = await makeLink(visit)
    for (const method of ['GET', 'POST', 'DELETE'] as const)
      for (const token of [stranger.appointment_token, tokenOf(link)])
        expect((await ask(method, visit, { token })).json().code).toBe('not_found')
    expect(await statusOf(link)).toBe(200)
    const opened = await world.call('appointment', 'GET', `/patientapp/appointments/${visit.appointment.id}`, {
      sign: sign(),
      headers: { [headers.appointmentToken]: tokenOf(link) },
    })
    expect(opened.json().code).toBe('not_found')
  })

  it('ends a week after the visit, and is made of none that is over', async () => {
    const visit = await book('2026-11-24T05:00:00.000Z')
    const link = await makeLink(visit)
    world.setClock(daysAfter(6))
    expect((await ask('POST', visit)).json().code).toBe('appointment_begun')
    await removeOutdated(world.database.db, world.clock())
    expect(await statusOf(link)).toBe(200)
    world.setClock(daysAfter(7))
    expect(await statusOf(link)).toBe(404)
    await removeOutdated(world.database.db, world.clock())
    expect(await world.database.query(`select id from appointment_keys where kind = 'calendar'`)).toEqual([])
  })

  it('ends when who booked has themselves forgotten', async () => {
    const visit = await book('2026-11-24T05:00:00.000Z')
    const link = await makeLink(visit)
    world.setClock(daysAfter(1))
    await world.database.query('update patients set deletes_at = $2 where phone = $1', [e164, monday])
    await eraseAccounts(world.database.db, world.clock())
    expect(await statusOf(link)).toBe(404)
  })

  it('has one link, however many are asked for at once', async () => {
    const visit = await book('2026-11-24T05:00:00.000Z')
    const answers = await Promise.all([1, 2, 3, 4].map(() => ask('POST', visit)))
    const links = answers.map((answer) => `/calendar/${tokenOf(answer.json().data.url)}.ics`)
    const statuses = []
    for (const link of links) statuses.push(await statusOf(link))
    expect(statuses.toSorted()).toEqual([200, 404, 404, 404])
  })
})
