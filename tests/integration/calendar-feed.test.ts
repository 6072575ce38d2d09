import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { BookedAppointment } from '#contract/appointment'
import { headers } from '#contract/headers'
import { eraseAccounts } from '#server/domain/accounts/erase-accounts'
import { putIntoState } from '#tests/support/put-into-state'
import { signIn } from '#tests/support/signed-in'
import { bookingAt, e164, monday, openWorld, otherTenant, type World } from './appointment-world.ts'

let world: World
let patient: Awaited<ReturnType<typeof signIn>>
beforeAll(async () => {
  world = await openWorld({ config: { rateLimitPerMinute: 600 } })
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.database.execute('delete from calendar_feeds')
  await world.reset()
  patient = await signIn(world.database, { phone: e164, now: monday })
})

let calls = 0
const sign = () => new Date(world.clock().getTime() - ((calls += 1) % 200) * 1000)
async function call(method: 'GET' | 'POST' | 'DELETE', bearer = patient.idToken) {
  const answer = await world.call('account', method, '/account/calendar', {
    tenant: 'patientweb',
    sign: sign(),
    ...(method === 'POST' && { body: {} }),
    headers: { authorization: `Bearer ${bearer}` },
  })
  return answer.json()
}
async function makeLink(): Promise<string> {
  const { url } = (await call('POST')).data
  return url.replace(/^https?:\/\/[^/]+/, '')
}
const read = (path: string) => world.app.inject({ method: 'GET', url: path })
const unfolded = (file: string) => file.replace(/\r\n /g, '').split('\r\n')

async function book(at: string): Promise<BookedAppointment> {
  const body = bookingAt(at, { reason: 'A rash that nobody shall know of' })
  const answer = await world.book(body, { guestToken: await world.guest() })
  return answer.json().data
}
const cancel = ({ appointment, appointment_token }: BookedAppointment) =>
  world.call('appointment', 'PUT', `/patientapp/appointments/${appointment.id}/cancel`, {
    sign: sign(),
    body: { forcebookable: true },
    headers: { [headers.appointmentToken]: appointment_token },
  })

describe('a calendar that subscribes to the visits of an account', () => {
  it('has them, moved and cancelled ones as such, and nothing of why', async () => {
    const first = await book('2026-11-24T05:00:00.000Z')
    const second = await book('2026-11-25T05:00:00.000Z')
    await cancel(second)
    await world.call('appointment', 'PUT', `/patientapp/appointments/${first.appointment.id}/reschedule`, {
      sign: sign(),
      body: { start: '2026-11-24T06:00:00.000Z', forcebookable: true },
      headers: { [headers.appointmentToken]: first.appointment_token },
    })
    const answer = await read(await makeLink())
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, max-age=900',
      'referrer-policy': 'no-referrer',
    })
    const lines = unfolded(answer.body)
    const of = (id: string) => {
      const begin = lines.findIndex((line) => line.startsWith(`UID:${id}@`))
      return lines.slice(begin, lines.indexOf('END:VEVENT', begin))
    }
    expect(of(first.appointment.id)).toEqual(
      expect.arrayContaining(['SEQUENCE:1', 'STATUS:CONFIRMED', 'DTSTART:20261124T060000Z', 'SUMMARY:Visit: Liqa']),
    )
    // Calendars show the zone of their device: the words have the clinic's time.
    expect(of(first.appointment.id).find((line) => line.startsWith('DESCRIPTION'))).toMatch(
      /^DESCRIPTION:Booking number .{4}-.{4}\. By the clinic’s clock: Tuesday 24 November 2026\\, 10:00\.$/,
    )
    expect(of(second.appointment.id)).toEqual(expect.arrayContaining(['SEQUENCE:1', 'STATUS:CANCELLED']))
    expect(answer.body).not.toMatch(/rash|Haddad|amira/i)
  })

  it('has none that awaits its payment or was not paid in time: nobody was certain of it', async () => {
    const visits = [await book('2026-11-24T05:00:00.000Z'), await book('2026-11-25T05:00:00.000Z')]
    for (const [index, status] of ['awaiting_payment', 'expired'].entries())
      await putIntoState(
        world.database,
        `update appointments set status = '${status}' where id = '${visits[index]!.appointment.id}'`,
      )
    expect((await read(await makeLink())).body).not.toContain('BEGIN:VEVENT')
  })

  it('reads nothing by a link that was made anew, ended, or is of nobody', async () => {
    expect((await call('GET')).data).toEqual({ created_at: null })
    const before = await makeLink()
    const link = await makeLink()
    expect(link).not.toBe(before)
    expect((await read(before)).statusCode).toBe(404)
    expect((await read(link)).statusCode).toBe(200)
    expect((await call('GET')).data).toEqual({ created_at: monday.toISOString() })
    // Another tenant's app does not show it.
    expect((await read(`${link}?key=${otherTenant}`)).statusCode).toBe(404)
    expect((await call('DELETE')).data).toEqual({ created_at: null })
    expect((await read(link)).statusCode).toBe(404)
    expect((await read(`/calendar/${'x'.repeat(43)}.ics`)).statusCode).toBe(404)
    expect((await read('/calendar/visits.ics')).statusCode).toBe(404)
    const stored = await world.database.query('select * from calendar_feeds')
    expect(stored).toEqual([])
  })

  it('ends with its account, and is made by nobody without one', async () => {
    const link = await makeLink()
    expect((await call('POST', 'nobody')).code).toBe('unauthenticated')
    await world.database.query('update patients set deletes_at = $2 where id = $1', [patient.patientId, monday])
    await eraseAccounts(world.database.db, world.clock())
    expect((await read(link)).statusCode).toBe(404)
  })

  it('that is guessed at costs calls, until an address may ask no more', async () => {
    const guess = () => read(`/calendar/${'y'.repeat(43)}.ics`).then(({ statusCode }) => statusCode)
    const answers = []
    for (let index = 0; index < 40; index += 1) answers.push(await guess())
    expect(answers[0]).toBe(404)
    expect(answers.at(-1)).toBe(429)
  })
})
