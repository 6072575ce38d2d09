import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { headers } from '#contract/headers'
import { Problem } from '#contract/problem'
import { later, release, tomorrow } from './appointment-guest.ts'
import {
  bookingAt,
  e164,
  fee,
  holdAt,
  ids,
  monday,
  openWorld,
  otherTenant,
  slotAt,
  type World,
} from './appointment-world.ts'
let world: World
let guestToken: string
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.reset()
  guestToken = await world.guest()
})

describe('a guest’s booking', () => {
  it('is made for who has one name', async () => {
    const form = bookingAt(tomorrow)
    const alone = { ...form, patient: { ...form.patient, last_name: '' } }
    const answer = await world.book(alone, { guestToken })
    expect(answer.json().data.appointment.patient).toMatchObject({ first_name: 'Layla', last_name: '' })
  })

  it('for somebody else says so, to them and in the database', async () => {
    const form = bookingAt(tomorrow)
    const answer = await world.book({ ...form, patient: { ...form.patient, is_for_other: true } }, { guestToken })
    expect(answer.json().data.appointment.patient).toMatchObject({ first_name: 'Layla', is_for_other: true })
    expect(await world.database.query('select is_for_other from appointments')).toEqual([{ is_for_other: true }])
  })

  it('is confirmed without an account and stands in the database as what was agreed [C61] [S06] [P01] [N06]', async () => {
    const answer = await world.book(bookingAt(tomorrow, { reason: ' A rash ', source: 'campaign-7' }), { guestToken })
    expect(answer.statusCode).toBe(200)
    const { appointment, appointment_token } = answer.json().data
    expect(appointment).toEqual({
      id: expect.any(String),
      appointment_number: expect.stringMatching(/^[2-9B-Z]{4}-[2-9B-Z]{4}$/),
      status: 'booked',
      changes: 0,
      consultation_type: 'clinic',
      start: tomorrow,
      end: later,
      duration_minutes: 30,
      time_zone: 'Asia/Dubai',
      service_id: String(ids.visit),
      service_name: 'clinic of 30 minutes',
      facility_id: String(ids.clinic),
      fee,
      fg_consent: true,
      consented_at: world.clock().toISOString(),
      reason: 'A rash',
      address: '',
      practitioner: {
        id: String(ids.amira),
        slug: 'amira-test',
        fullName: 'Dr amira-test',
        title: 'Specialist',
        profilePicture: '/portraits/905001.svg',
        speciality: 'Test medicine',
        speciality_slug: 'test-medicine',
        city_slug: 'testville',
      },
      facility: {
        id: String(ids.clinic),
        slug: 'test-clinic',
        name: 'The test-clinic',
        address: '1 Test Street, Test Quarter',
        area: 'Test Quarter',
        city: 'Testville',
        city_slug: 'testville',
        phone: '+97141903001',
        clinicType: 'clinic',
        lat: 25.24,
        lng: 55.38,
      },
      patient: { first_name: 'Layla', last_name: 'Haddad', phone_masked: '+971 ••• 567' },
      ...{ cancel_until: tomorrow, move_until: tomorrow, moves_left: 5 },
      ...{ free_cancel_until: tomorrow, late_cancellation_fee: { amount: 0, currency: 'AED' } },
      earlier: { wanted: false, closes_hours_before: 4 },
      created_at: monday.toISOString(),
    })
    const rows = await world.database.query(
      `select a.tenant_code, a.appointment_number, lower(r.during) as starts_at, a.status, a.fee_amount, a.reason, a.source, a.language,
              r.status as claim, r.expires_at, p.phone, p.is_guest
       from appointments a join reservations r on r.id = a.reservation_id join patients p on p.id = a.patient_id`,
    )
    expect(rows).toEqual([
      {
        tenant_code: 'patientweb',
        appointment_number: appointment.appointment_number,
        starts_at: new Date(tomorrow),
        status: 'booked',
        fee_amount: 350,
        reason: 'A rash',
        source: 'campaign-7',
        language: 'en',
        claim: 'booked',
        expires_at: null,
        phone: e164,
        is_guest: true,
      },
    ])
    expect(appointment_token).toMatch(/^[\w-]{43}$/)
    const dump = await world.database.query<{ text: string }>(
      `select (select string_agg(a::text, '') from appointments a) || (select string_agg(i::text, '') from idempotency_records i) as text`,
    )
    expect(dump[0]!.text).not.toContain(appointment_token)
  })

  it('names everything in the language of the request, the city of the place and that of the practitioner [C61] [N06]', async () => {
    const slot = { facility_id: String(ids.hospital), service_id: String(ids.hospitalVisit) }
    const saturday = bookingAt('2026-11-28T15:00:00.000Z', { ...slot, fee: { amount: 500, currency: 'AED' } })
    const { appointment } = (await world.book(saturday, { guestToken, locale: 'ar-ae' })).json().data
    expect(appointment.practitioner).toEqual({
      id: String(ids.amira),
      slug: 'amira-test',
      fullName: 'Dr amira-test ع',
      title: 'أخصائية',
      profilePicture: '/portraits/905001.svg',
      speciality: 'Test medicine ع',
      speciality_slug: 'test-medicine',
      city_slug: 'testville',
    })
    expect(appointment.facility).toEqual({
      id: String(ids.hospital),
      slug: 'test-hospital',
      name: 'The test-hospital ع',
      address: '١ شارع التجربة، الحلقة الخارجية',
      area: 'الحلقة الخارجية',
      city: 'Suburb ع',
      city_slug: 'suburb',
      phone: '+97141903002',
      clinicType: 'hospital',
      lat: 25.25,
      lng: 55.4,
    })
  })

  it('is confirmed by a text message with doctor, place, day and time as on screen, number and link, and nothing of why', async () => {
    const { appointment } = (await world.book(bookingAt(tomorrow, { reason: 'A rash' }), { guestToken })).json().data
    const [message] = await vi.waitFor(async () => {
      const sent = await world.database.query<{ phone: string; body: string }>('select phone, body from sent_messages')
      expect(sent).toHaveLength(1)
      return sent
    })
    const { appointment_number: number } = appointment
    const link = new RegExp(`http\\S+/en-ae/appointment-detail/${number}#[\\w-]{16}$`)
    expect(message).toMatchObject({ phone: e164, body: expect.stringMatching(link) })
    expect(message!.body.replace(link, '')).toBe(
      `Liqa: you are booked with Dr amira-test, The test-clinic, Tuesday 24 November 2026, 09:00 (local time). Booking ${number}. Details or cancel: `,
    )
  })

  it('stands although the text message could not be sent', async () => {
    vi.spyOn(world.app.sms, 'send').mockRejectedValueOnce(new Problem('unavailable'))
    const answer = await world.book(bookingAt(tomorrow), { guestToken })
    expect(answer.statusCode).toBe(200)
    expect(await world.counts()).toMatchObject({ appointments: 1, reservations: 1 })
  })

  it('keeps the name of an earlier visit when a parent books for a child with the same phone', async () => {
    const first = (await world.book(bookingAt(tomorrow), { guestToken })).json().data
    const child = { ...bookingAt(later).patient, first_name: 'Omar' }
    await world.book(bookingAt(later, { patient: child }), { guestToken })
    await world.book(bookingAt('2026-11-24T06:00:00.000Z'), { guestToken })
    const opened = await open(first.appointment.id, first.appointment_token)
    expect(opened.json().data.patient.first_name).toBe('Layla')
    expect(await world.counts()).toMatchObject({ appointments: 3, patients: 2 })
  })

  it('is for somebody else where the family name differs, though first name and phone are the same', async () => {
    await world.book(bookingAt(tomorrow), { guestToken })
    const grandmother = { ...bookingAt(later).patient, last_name: 'Nasser' }
    const second = (await world.book(bookingAt(later, { patient: grandmother }), { guestToken })).json().data
    expect(second.appointment.patient).toMatchObject({ first_name: 'Layla', last_name: 'Nasser' })
    expect(await world.counts()).toMatchObject({ appointments: 2, patients: 2 })
  })

  it('for home care keeps the address, and without one is refused', async () => {
    const home = {
      ...slotAt('2026-11-24T11:00:00.000Z', { service_id: String(ids.home), consultation_type: 'homecare' }),
    }
    const body = bookingAt(home.start, { ...home, fee: { amount: 600, currency: 'AED' } })
    const refused = await world.book({ ...body, address: '   ' }, { guestToken })
    expect(refused.json()).toMatchObject({ code: 'validation_failed', fields: [{ path: '/address' }] })
    const booked = await world.book({ ...body, address: 'Villa 12\nPalm Street' }, { guestToken })
    expect(booked.json().data.appointment.address).toBe('Villa 12\nPalm Street')
  })

  it('for a visit at the clinic keeps no address, whatever the form has of one', async () => {
    const body = bookingAt('2026-11-24T05:00:00.000Z', { address: 'Villa 12' })
    expect((await world.book(body, { guestToken })).json().data.appointment.address).toBe('')
    expect(await world.database.query('select address from appointments')).toEqual([{ address: '' }])
  })
})

describe('a booking sent again', () => {
  it('with the same key gives the same answer, token and all, and there is one row [C61]', async () => {
    const first = await world.book(bookingAt(tomorrow), { guestToken, key: 'the-same-key' })
    // The proof ran out while there was no network: the patient verified again.
    const again = await world.book(bookingAt(tomorrow), { guestToken: await world.guest(), key: 'the-same-key' })
    expect(again.statusCode).toBe(200)
    expect(again.json()).toEqual(first.json())
    expect(await world.counts()).toMatchObject({
      appointments: 1,
      reservations: 1,
      patients: 1,
      idempotency_records: 1,
    })
  })

  it('gives the same answer even when the visit has begun meanwhile', async () => {
    const first = await world.book(bookingAt(tomorrow), { guestToken, key: 'the-same-key' })
    world.setClock('2026-11-24T05:05:00.000Z')
    const again = await world.book(bookingAt(tomorrow), { guestToken: await world.guest(), key: 'the-same-key' })
    expect(again.json()).toEqual(first.json())
  })

  it('with the same key and another body is refused', async () => {
    await world.book(bookingAt(tomorrow), { guestToken, key: 'the-same-key' })
    const other = await world.book(bookingAt(later), { guestToken, key: 'the-same-key' })
    expect(other.statusCode).toBe(422)
    expect(other.json().code).toBe('idempotency_key_reused')
    expect(await world.counts()).toMatchObject({ appointments: 1 })
  })

  it('with the key of a refused attempt is tried afresh', async () => {
    const hold = (await world.hold(holdAt(tomorrow))).json().data
    const refused = await world.book(bookingAt(tomorrow), { guestToken, key: 'the-same-key' })
    expect(refused.json().code).toBe('slot_taken')
    await release(world, hold.hold_id, hold.hold_token)
    const booked = await world.book(bookingAt(tomorrow), { guestToken, key: 'the-same-key' })
    expect(booked.statusCode).toBe(200)
  })

  it('without a key is refused', async () => {
    const answer = await world.call('appointment', 'POST', '/patient/appointment', {
      body: bookingAt(tomorrow),
      headers: { [headers.guestToken]: guestToken },
    })
    expect(answer.json().code).toBe('idempotency_key_missing')
  })
})

describe('an appointment', () => {
  it('is opened by its own token alone, and for other tenants does not exist [C55]', async () => {
    const first = (await world.book(bookingAt(tomorrow), { guestToken })).json().data
    const second = (await world.book(bookingAt(later), { guestToken })).json().data
    const { id } = first.appointment
    expect((await open(id, first.appointment_token)).json().data).toEqual(first.appointment)
    for (const answer of [
      await open(id, second.appointment_token),
      await open(id, undefined),
      await open(id, first.appointment_token, otherTenant),
      await open('00000000-0000-4000-8000-000000000000', first.appointment_token),
      await open('1', first.appointment_token),
    ]) {
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toMatchObject({ code: 'not_found' })
    }
  })

  it('of one tenant keeps the time from the patients of another', async () => {
    await world.book(bookingAt(tomorrow), { guestToken })
    const elsewhere = await world.book(bookingAt(tomorrow), {
      guestToken: await world.guest(otherTenant),
      tenant: otherTenant,
    })
    expect(elsewhere.json().code).toBe('slot_taken')
  })
})

const open = (id: string, token: string | undefined, tenant = 'patientweb') =>
  world.call('appointment', 'GET', `/patientapp/appointments/${id}`, {
    tenant,
    headers: token === undefined ? {} : { [headers.appointmentToken]: token },
  })
