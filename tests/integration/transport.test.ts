import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sentMessages } from '#server/db/schema/requests'
import { createClock } from '#src/api/signing/clock.ts'
import { bookingAt, holdAt, ids, monday, phone, slotAt } from './appointment-world.ts'
import { openTransportWorld, type TransportWorld } from './transport-world.ts'

let world: TransportWorld
let apisWith: TransportWorld['apisWith']
beforeAll(async () => {
  world = await openTransportWorld()
  apisWith = world.apisWith
})
afterAll(() => world.close())
beforeEach(() => world.reset())

const amira = String(ids.amira)
const visit = { facility_id: String(ids.clinic), service_id: String(ids.visit), consultation_type: 'clinic' } as const
const eleven = '2026-11-24T07:00:00.000Z'
const noon = '2026-11-24T08:00:00.000Z'

describe('the locale service, as the page asks it', () => {
  it('tells the time [C01]', async () => {
    expect(await apisWith().locale.time()).toMatchObject({ time: monday.toISOString() })
  })

  it('starts the app with the tenant’s configuration, and its services where they are [C02][H09]', async () => {
    const init = await apisWith().locale.init()
    expect(init.settings.whitelabel_configs.code).toBe('patientweb')
    const again = apisWith({ serviceUrls: init.service_url, extraHeaders: init.headers })
    expect(await again.locale.init()).toEqual(init)
  })

  it('gives words, head texts, blocks, countries and locales [C03][C04][C05][C08][C15]', async () => {
    const { locale } = apisWith()
    expect(await locale.translation({ lang: 'ar' })).toBeTypeOf('object')
    expect((await locale.meta({ slug: '/', type: 'homepage' })).meta_title).not.toBe('')
    expect(await locale.blocks({ keys: ['no-such-block'], lang: 'en' })).toEqual([])
    expect((await locale.countriesLanguages()).map(({ country }) => country)).toContain('ae')
    expect((await locale.localeInit()).default_locale).toBe('en-ae')
  })

  it('says where the caller is', async () => {
    expect(await apisWith().locale.ip2location()).toMatchObject({ country_code: 'ae' })
  })
})

describe('a device whose clock is wrong', () => {
  it.each([
    ['two hours slow', -7200],
    ['two hours fast', 7200],
  ])('is corrected once and goes on: %s [E04][H10][C01]', async (_, seconds) => {
    const device = new Date(monday.getTime() + seconds * 1000)
    const clock = createClock(undefined, () => device.getTime())
    const apis = apisWith({ clock })
    expect(await apis.appointment.services(amira)).not.toEqual([])
    expect(await clock.now()).toEqual(monday)
    const { hold_id } = await apis.appointment.hold(holdAt(eleven), { idempotencyKey: 'skewed-clock-1' })
    expect(hold_id).not.toBe('')
  })

  it('is left alone within 300 seconds [H10]', async () => {
    const device = new Date(monday.getTime() + 299_000)
    const clock = createClock(undefined, () => device.getTime())
    await apisWith({ clock }).locale.init()
    expect(await clock.now()).toEqual(device)
  })

  it.each([299_000, -299_000])(
    'compares by the server’s time, all the same, from the first answer on: %i ms',
    async (ms) => {
      const offsets: number[] = []
      const clock = createClock(
        undefined,
        () => monday.getTime() + ms,
        (differenceMs) => offsets.push(differenceMs),
      )
      await apisWith({ clock }).appointment.hold(holdAt(eleven), { idempotencyKey: `nearly-right-${ms}` })
      expect(Math.abs(offsets.at(-1)! + ms)).toBeLessThanOrEqual(2000)
    },
  )
})

describe('free times, as the page asks for them', () => {
  it('come with services, kinds of visit, days and hours [C49][C50][C51][C52]', async () => {
    const { appointment } = apisWith()
    const services = await appointment.services(amira, { consultation_type: 'clinic', facility_id: visit.facility_id })
    expect(services.map(({ id, fee }) => [id, fee])).toEqual([[String(ids.visit), { amount: 350, currency: 'AED' }]])
    const kinds = await appointment.consultationTypes(amira)
    expect(kinds.map(({ consultation_type }) => consultation_type).sort()).toEqual([
      'clinic',
      'homecare',
      'telemedicine',
    ])
    const { dates } = await appointment.datesTimes(amira, { ...visit, from: '2026-11-24', days: 2 })
    expect(dates.map(({ date }) => date)).toEqual(['2026-11-24', '2026-11-25'])
    const { times } = await appointment.times(amira, { ...visit, date: '2026-11-24' })
    expect(times).toEqual(dates[0]!.times)
  })

  it('come for several practitioners and for a speciality in one call [C62][C63]', async () => {
    const { appointment } = apisWith()
    const next = await appointment.nextAvailability({ ids: [amira, String(ids.colleague)], limit: 2 })
    expect(next.map(({ practitioner_id, slots }) => [practitioner_id, slots.length])).toEqual([
      [amira, 2],
      [String(ids.colleague), 2],
    ])
    const [category] = await appointment.categoryAvailability({
      ids: ['test-medicine'],
      country: 'ae',
      city: 'testville',
    })
    expect(category?.category).toBe('test-medicine')
  })

  it('show one’s own hold as free to oneself alone', async () => {
    const { appointment } = apisWith()
    const { hold_token: holdToken } = await appointment.hold(holdAt(eleven), { idempotencyKey: 'own-hold-1' })
    const wanted = { ...visit, date: '2026-11-24' }
    expect((await appointment.times(amira, wanted)).times).not.toContain(eleven)
    expect((await appointment.times(amira, { ...wanted, holdToken })).times).toContain(eleven)
  })
})

describe('a booking, as the page makes it', () => {
  it('goes from the code to the appointment, and its token opens it [C26][C31][C55][C61]', async () => {
    const apis = apisWith()
    const hold = await apis.appointment.hold(holdAt(eleven), { idempotencyKey: 'journey-hold' })
    const otp = { ...phone, type: 'guest_booking' } as const
    expect((await apis.account.sendCode(otp, { idempotencyKey: 'journey-code' })).code_length).toBe(6)
    const messages = await world.database.db.select().from(sentMessages)
    const code = /\d{6}/.exec(messages.at(-1)!.body)![0]
    const { guest_token: guestToken } = await apis.account.verifyCode(
      { phone: phone.phone, country: phone.country_code, phone_verification_token: code },
      { idempotencyKey: 'journey-proof' },
    )
    const body = bookingAt(eleven, { hold_id: hold.hold_id, hold_token: hold.hold_token })
    const keys = { idempotencyKey: 'journey-booking', guestToken }
    const booked = await apis.appointment.book(body, keys)
    expect(await apis.appointment.book(body, keys)).toEqual(booked)
    expect((await world.counts())['appointments']).toBe(1)

    const { id } = booked.appointment
    const opened = await apis.appointment.appointment(id, { appointmentToken: booked.appointment_token })
    expect(opened).toEqual(booked.appointment)
  })

  it('is answered in the language it was made in', async () => {
    const guestToken = await guest()
    const { appointment } = await apisWith().appointment.book(bookingAt(eleven), {
      idempotencyKey: 'arabic-booking',
      guestToken,
      language: 'ar',
    })
    expect(appointment.practitioner.fullName).toBe('Dr amira-test ع')
  })

  it('is refused with the nearest other times when the slot is taken', async () => {
    const guestToken = await guest()
    const { appointment } = apisWith()
    await appointment.hold(holdAt(eleven), { idempotencyKey: 'someone-else' })
    const refused = appointment.book(bookingAt(eleven), { idempotencyKey: 'too-late-1', guestToken })
    await expect(refused).rejects.toMatchObject({ name: 'Problem', code: 'slot_taken', status: 409 })
    const { details } = (await refused.catch((problem: unknown) => problem)) as {
      details: { alternatives: { start: string }[] }
    }
    expect(details.alternatives.length).toBeGreaterThan(0)
    expect(details.alternatives.map(({ start }) => start)).not.toContain(eleven)
  })

  it('can give the hold back', async () => {
    const { appointment } = apisWith()
    const hold = await appointment.hold(holdAt(noon), { idempotencyKey: 'given-back-1' })
    expect(hold.slot).toEqual(slotAt(noon))
    expect(await appointment.release(hold.hold_id, hold.hold_token)).toBeNull()
    expect((await appointment.times(amira, { ...visit, date: '2026-11-24' })).times).toContain(noon)
  })

  it('of somebody else does not open', async () => {
    const opened = apisWith().appointment.appointment(crypto.randomUUID())
    await expect(opened).rejects.toMatchObject({ code: 'not_found', status: 404 })
  })

  async function guest(): Promise<string> {
    return world.guest()
  }
})

describe('a patient’s account, as the page asks it', () => {
  const profile = {
    first_name: 'ليلى',
    last_name: 'O’Brien "Lee"; --x\r\n--',
    gender: 'female',
    birthday: '1990-04-05',
    height: 168,
    weight: 61,
    emergency_contact_name: '\u{20bb7}\u091c\u094d\u091e',
    emergency_contact_phone: '+966501230008',
  } as const

  it('is changed by a form of several parts, whose bytes are signed as they arrive [C33] [C34] [H07]', async () => {
    const { account } = await world.apisOfPatient()
    const form = { ...profile, last_name: 'O’Brien "Lee"; --x' }
    const changed = await account.updateAccount(form)
    expect(changed).toMatchObject(form)
    expect(changed.missing).toEqual([
      'terms',
      'health_data',
      'identity',
      'marital_status',
      'blood_type',
      'emergency_relationship_id',
    ])
    expect(await account.account()).toEqual(changed)
    const { first_name, last_name } = profile
    expect(await account.updateAccount({ first_name, last_name: '' })).not.toHaveProperty('height')
    const refused = account.updateAccount({ first_name, last_name })
    await expect(refused).rejects.toMatchObject({ code: 'validation_failed', fields: [{ path: '/last_name' }] })
  })

  it('lists the visits ahead and those that are past, and books without a code [C53] [C54] [C61]', async () => {
    const { appointment } = await world.apisOfPatient()
    const { appointment: soon } = await appointment.book(bookingAt(eleven), { idempotencyKey: 'signed-in-1' })
    const { appointment: off } = await appointment.book(bookingAt(noon), { idempotencyKey: 'signed-in-2' })
    const cancelled = await appointment.cancel(off.id)
    expect(await appointment.appointments()).toEqual({ appointments: [soon], total: 1 })
    expect(await appointment.appointments(2)).toEqual({ appointments: [], total: 1 })
    expect(await appointment.pastAppointments()).toEqual({ appointments: [cancelled], total: 1 })
    expect(await appointment.pastAppointments(2)).toEqual({ appointments: [], total: 1 })
  })
})

describe('the directory, as the page asks it', () => {
  it('knows a practitioner by address and by number, in the page’s language [C74][C75][N12][N13]', async () => {
    const { discovery } = apisWith({ locale: { language: 'ar', country: 'ae' } })
    const bySlug = await discovery.practitioner({ slug: 'amira-test', country: 'ae' })
    expect(await discovery.practitionerById(amira)).toEqual(bySlug)
    expect([bySlug.id, bySlug.lang_fullName, bySlug.lang_title]).toEqual([amira, 'Dr amira-test ع', 'أخصائية'])
    expect(bySlug.locations.map(({ facility_id }) => facility_id)).toEqual([String(ids.clinic), String(ids.hospital)])
    const unknown = discovery.practitioner({ slug: 'nobody', country: 'ae' })
    await expect(unknown).rejects.toMatchObject({ code: 'not_found', status: 404 })
  })

  it('lists cities and insurers', async () => {
    const { discovery } = apisWith()
    expect((await discovery.cities({ country_code: 'ae' })).map(({ slug }) => slug)).toContain('testville')
    expect(Array.isArray(await discovery.insurances())).toBe(true)
  })
})

describe('the search, as the page asks it', () => {
  it('finds doctors by a part of their name, with the words of the page [C70][V14][N12][K05]', async () => {
    const { search } = apisWith({ locale: { language: 'ar', country: 'ae' } })
    const all = await search.doctors({ filters: 'countryCode:"ae"' })
    expect([all.hits.length, all.hitsPerPage]).toEqual([20, 20])
    const [first] = all.hits
    const found = await search.doctors({ query: first!.fullName.slice(0, -1), filters: 'countryCode:"ae"' })
    expect(found.hits.map(({ id }) => id)).toContain(first!.id)
    expect(found.hits[0]!.lang_fullName).toMatch(/[\u0600-\u06ff]/)
    expect(all.hits.every(({ published, fg_test, plan }) => published && !fg_test && [1, 2].includes(plan))).toBe(true)
  })

  it('suggests from all four indexes with one call, within a city [C71][K05][V11]', async () => {
    const suggested = await apisWith().search.suggest('derma', { country: 'ae', city: 'abu-dhabi' })
    expect(suggested.specialities.map(({ slug }) => slug)).toContain('dermatology')
    expect(suggested.doctors.length).toBeGreaterThan(0)
    expect(new Set(suggested.doctors.map(({ city_slug }) => city_slug))).toEqual(new Set(['abu-dhabi']))
    const { doctors, facilities, insurances, specialities } = suggested
    for (const group of [doctors, facilities, insurances, specialities]) expect(group.length).toBeLessThanOrEqual(10)
  })

  it('lists the specialities of one language', async () => {
    const specialities = await apisWith().search.specialities('ar')
    expect(new Set(specialities.map(({ language_code }) => language_code))).toEqual(new Set(['ar']))
  })

  it('says which index does not exist [V13][E14]', async () => {
    const unknown = apisWith().search.doctors({ index: 'nurse' as 'doctor' })
    await expect(unknown).rejects.toMatchObject({
      message: 'index nurse not defined',
      details: { code: 512 },
      status: 404,
    })
  })

  it('stops when the caller turns away [E05]', async () => {
    const controller = new AbortController()
    const call = apisWith().search.doctors({ query: 'a' }, controller.signal)
    controller.abort()
    await expect(call).rejects.toMatchObject({ name: 'AbortError' })
  })
})
