import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { BookedAppointment } from '#contract/appointment'
import { headers } from '#contract/headers'
import { bookingAt, monday, openWorld, otherTenant, type World } from './appointment-world.ts'

let world: World
let booked: BookedAppointment
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
let calls = 0
let now = monday
beforeEach(async () => {
  await world.reset()
  now = monday
  booked = await book()
})

const start = '2026-11-24T05:00:00.000Z'
async function book(source?: string): Promise<BookedAppointment> {
  const body = bookingAt(start, source === undefined ? {} : { source })
  return (await world.book(body, { guestToken: await world.guest() })).json().data
}
function setClock(instant: string) {
  now = new Date(instant)
  world.setClock(now)
}
type With = { token?: string; tenant?: string; key?: string }
const call = async (
  ...[service, method, path, body, { token = booked.appointment_token, tenant = 'patientweb', key }]: [
    'appointment' | 'notification',
    'POST' | 'PUT',
    string,
    object,
    With,
  ]
) => {
  const answer = await world.call(service, method, path, {
    tenant,
    // No two calls are signed alike: the second would be refused as a repetition of the first.
    sign: new Date(now.getTime() - ((calls += 1) % 200) * 1000),
    headers: { [headers.appointmentToken]: token, ...(key ? { [headers.idempotencyKey]: `"${key}"` } : {}) },
    body,
  })
  return answer.json()
}
const consent = (isGiven: boolean, name = booked.appointment.id, by: With = {}) =>
  call(
    'appointment',
    'POST',
    `/patientapp/appointments/${name}/consent`,
    { fg_consent: isGiven, forcebookable: true },
    by,
  )
const change = (what: 'cancel' | 'reschedule', body: object) =>
  call(
    'appointment',
    'PUT',
    `/patientapp/appointments/${booked.appointment.id}/${what}`,
    { forcebookable: true, ...body },
    {},
  )

describe('the consent of a visit', () => {
  it('is withdrawn and given again, by its number too, and says since when [C59] [S11]', async () => {
    expect(booked.appointment).toMatchObject({ fg_consent: true, consented_at: monday.toISOString() })
    const withdrawn = await consent(false)
    expect(withdrawn.data.fg_consent).toBe(false)
    expect(withdrawn.data).not.toHaveProperty('consented_at')
    setClock('2026-11-23T08:00:00.000Z')
    const given = await consent(true, booked.appointment.appointment_number)
    expect(given.data).toMatchObject({ fg_consent: true, consented_at: '2026-11-23T08:00:00.000Z', status: 'booked' })
    setClock('2026-11-23T09:00:00.000Z')
    expect(await consent(true)).toEqual(given)
  })

  it('is noted once for each key, even where it was changed since', async () => {
    const id = booked.appointment.id
    const key = 'consent.of-a-device-that-lost-its-answer'
    expect((await consent(false, id, { key })).data.fg_consent).toBe(false)
    expect((await consent(true)).data.fg_consent).toBe(true)
    expect((await consent(false, id, { key })).data.fg_consent).toBe(true)
    expect((await consent(true, id, { key })).code).toBe('idempotency_key_reused')
  })

  it('is needed for another time, and not for cancelling', async () => {
    await consent(false)
    const later = { start: '2026-11-25T06:00:00.000Z' }
    expect(await change('reschedule', later)).toMatchObject({ code: 'consent_required' })
    await consent(true)
    expect((await change('reschedule', later)).data.start).toBe(later.start)
    await consent(false)
    expect((await change('cancel', {})).data.status).toBe('cancelled')
    expect(await consent(true)).toMatchObject({ code: 'appointment_cancelled' })
  })

  it('is of who booked it, until it begins', async () => {
    const number = booked.appointment.appointment_number
    for (const by of [{ token: 'x'.repeat(43) }, { tenant: otherTenant }]) {
      expect(await consent(false, booked.appointment.id, by)).toMatchObject({ code: 'not_found' })
      expect(await consent(false, number, by)).toMatchObject({ code: 'not_found' })
    }
    expect(await consent(false, '2345-6789')).toMatchObject({ code: 'not_found' })
    setClock(start)
    expect(await consent(false)).toMatchObject({ code: 'appointment_begun' })
  })
})

describe('what led to a booking', () => {
  const track = (source: string, by: With = {}, appointment_number = booked.appointment.appointment_number) =>
    call('notification', 'POST', '/notification/track', { source, appointment_number }, by)
  const stored = async () =>
    (await world.database.query<{ source: string }>('select source from appointments order by created_at')).map(
      ({ source }) => source,
    )

  it('is noted once, by who can open it [C13] [N09]', async () => {
    expect(await track('newsletter_11-2026')).toEqual({ data: { tracked: true } })
    expect(await track('another')).toEqual({ data: { tracked: true } })
    expect(await stored()).toEqual(['newsletter_11-2026'])
  })

  it('is what the booking itself said, whatever is told of it afterwards [C13]', async () => {
    await world.reset()
    booked = await book('poster')
    expect(await track('newsletter_11-2026')).toEqual({ data: { tracked: true } })
    expect(await stored()).toEqual(['poster'])
  })

  it('is refused to others, and where it is no source', async () => {
    expect(await track('mine', { token: 'x'.repeat(43) })).toMatchObject({ code: 'not_found' })
    expect(await track('mine', { tenant: otherTenant })).toMatchObject({ code: 'not_found' })
    for (const source of ['', 'A', '<script>', 'x'.repeat(41)])
      expect(await track(source)).toMatchObject({ code: 'validation_failed' })
    expect(await stored()).toEqual([''])
  })
})
