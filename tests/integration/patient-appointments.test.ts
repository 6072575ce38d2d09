import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { visitsPerPage } from '#contract/account'
import { appointments } from '#server/db/schema/appointments'
import { patients } from '#server/db/schema/patients'
import { signIn } from '../support/signed-in.ts'
import { e164, ids, monday, openWorld, otherTenant, phone, type World } from './appointment-world.ts'
import { idsOf, patientsOf, type As } from './patient-world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const { list, listed, open, cancel, book, booked, hold, guestRow, visit } = patientsOf(
  () => world,
  () => own,
)

type SignedIn = Awaited<ReturnType<typeof signIn>>
let own: SignedIn
let sister: SignedIn
let namesake: SignedIn
const sistersPhone = { phone: '501230002', country_code: '971' }
const sistersE164 = '+971501230002'

beforeEach(async () => {
  await world.reset()
  own = await signIn(world.database, { phone: e164, name: 'Layla', now: monday })
  sister = await signIn(world.database, { phone: sistersE164, name: 'Dewi', now: monday })
  namesake = await signIn(world.database, { tenantCode: otherTenant, phone: e164, name: 'Maryam', now: monday })
})

const tomorrow = '2026-11-24T05:00:00.000Z'
const later = '2026-11-24T07:00:00.000Z'
const inTwoDays = '2026-11-25T05:00:00.000Z'

describe('the visits of a patient', () => {
  it('that are ahead are told as each is when it is opened, the soonest first [C53]', async () => {
    const guest = await world.guest()
    const second = await booked(later, { guest }, { first_name: 'Omar', last_name: 'Nasser' })
    const first = await booked(tomorrow, { bearer: own.idToken })
    const answer = await list('ahead', { bearer: own.idToken })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.json()).toEqual({ data: { appointments: [first, second], total: 2 } })
    expect(await listed('past')).toEqual({ appointments: [], total: 0 })
  })

  it('that are over or cancelled are past, the latest first [C54]', async () => {
    const before = await visit({ minutes: -3000 })
    const cancelled = await visit({ minutes: 500, status: 'cancelled' })
    const completed = await visit({ minutes: -100, status: 'completed' })
    const missed = await visit({ minutes: -200, status: 'no_show' })
    const early = await visit({ minutes: 90, status: 'completed' })
    const ahead = await visit({ minutes: 600 })
    const past = await listed('past')
    expect(idsOf(past)).toEqual([cancelled, early, completed, missed, before])
    expect(past.appointments.map(({ status }) => status)).toEqual([
      'cancelled',
      'completed',
      'completed',
      'no_show',
      'booked',
    ])
    expect(past.total).toBe(5)
    expect(idsOf(await listed('ahead'))).toEqual([ahead])
  })

  it('are ahead until they end, and past from then on [C53] [C54]', async () => {
    const ending = await visit({ minutes: -29 })
    const ended = await visit({ minutes: -30 })
    expect([idsOf(await listed('ahead')), idsOf(await listed('past'))]).toEqual([[ending], [ended]])
  })

  it('are named in the language of the call', async () => {
    await booked(tomorrow, { bearer: own.idToken })
    const [shown] = (await listed('ahead', { bearer: own.idToken, locale: 'ar-ae' })).appointments
    expect(shown!.practitioner.fullName).toBe('Dr amira-test ع')
  })

  it.each([
    ['ahead', 'booked', 1],
    ['past', 'cancelled', -1],
  ] as const)('that are %s come in pages, each visit in one of them [C53] [C54]', async (which, status, direction) => {
    const made: string[] = []
    // Pairs that begin together, so that a page ends between two of them.
    for (let pair = 0; pair < visitsPerPage + 1; pair += 1)
      for (const doctor of [ids.amira, ids.colleague])
        made.push(await visit({ minutes: direction * (60 + 40 * pair), status, doctor }))
    const bearer = own.idToken
    const pages = await Promise.all([1, 2, 3, 4].map((page) => listed(which, { bearer, page })))
    expect(pages.map((page) => page.appointments.length)).toEqual([visitsPerPage, visitsPerPage, 2, 0])
    expect(pages.map(({ total }) => total)).toEqual(Array(4).fill(made.length))
    const all = pages.flatMap((page) => page.appointments)
    expect(all.map(({ id }) => id).toSorted()).toEqual(made.toSorted())
    const starts = all.map(({ start }) => start)
    expect(starts).toEqual(direction === 1 ? starts.toSorted() : starts.toSorted().toReversed())
    expect((await listed(which, { bearer })).appointments).toEqual(pages[0]!.appointments)
  })

  it.each(['0', '-1', '1.5', '1001', 'x'])('have no page %s', async (page) => {
    expect((await list('ahead', { bearer: own.idToken, page })).json()).toMatchObject({ code: 'validation_failed' })
  })

  it.each(['ahead', 'past'] as const)('that are %s are no one else’s [C53] [C54] [T05]', async (which) => {
    const minutes = which === 'ahead' ? 60 : -60
    const guest = await guestRow({ accountId: own.patientId })
    const mine = [await visit({ minutes }), await visit({ of: guest, minutes: minutes + 30 })]
    const hers = await visit({ of: await guestRow({ accountId: sister.patientId, phone: sistersE164 }), minutes })
    await visit({ of: await guestRow({ firstName: 'Nobody’s' }), minutes })
    await visit({ of: namesake.patientId, tenantCode: otherTenant, minutes })
    await visit({ tenantCode: otherTenant, minutes })
    expect(new Set(idsOf(await listed(which)))).toEqual(new Set(mine))
    expect(await listed(which, { bearer: sister.idToken })).toMatchObject({ appointments: [{ id: hers }], total: 1 })
    const theirs = await listed(which, { bearer: namesake.idToken, tenant: otherTenant })
    expect(theirs).toMatchObject({ appointments: [{ patient: { first_name: 'Maryam' } }], total: 1 })
  })

  it.each(['ahead', 'past'] as const)('that are %s are told to nobody without a session of theirs', async (which) => {
    await visit({ minutes: which === 'ahead' ? 60 : -60 })
    for (const as of [{}, { guest: await world.guest() }, { bearer: 'nobody-has-this' }]) {
      const answer = await list(which, as)
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'unauthenticated'])
    }
    expect((await list(which, { bearer: namesake.idToken })).json()).toMatchObject({ code: 'tenant_mismatch' })
  })
})

describe('a visit booked as a guest', () => {
  it('is opened and cancelled by the session of the account it belongs to [C55] [C56]', async () => {
    const id = await visit({ of: await guestRow({ accountId: own.patientId }) })
    const bearer = own.idToken
    expect((await open(id, { bearer })).json().data).toMatchObject({ id, patient: { first_name: 'Omar' } })
    expect((await cancel(id, { bearer })).json().data).toMatchObject({ id, status: 'cancelled' })
    expect(idsOf(await listed('past'))).toEqual([id])
  })

  it('is nothing to other accounts, nor before it belongs to one [C55] [C56]', async () => {
    const linked = await visit({ of: await guestRow({ accountId: own.patientId }) })
    const loose = await visit({ of: await guestRow({ firstName: 'Huda' }), minutes: 120 })
    const tries: [string, As][] = [
      [linked, { bearer: sister.idToken }],
      [linked, { bearer: namesake.idToken, tenant: otherTenant }],
      [linked, {}],
      [linked, { guest: await world.guest() }],
      [loose, { bearer: own.idToken }],
    ]
    for (const [id, as] of tries)
      for (const answer of [await open(id, as), await cancel(id, as)])
        expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found'])
    expect((await open(linked, { bearer: own.idToken })).json().data.status).toBe('booked')
  })
})

describe('a signed-in patient’s booking', () => {
  const rowOf = async (appointmentId: string) => {
    const [row] = await world.database.db
      .select({ patient: patients })
      .from(appointments)
      .innerJoin(patients, eq(patients.id, appointments.patientId))
      .where(eq(appointments.id, appointmentId))
    return row!.patient
  }
  const refusal = async (...call: Parameters<typeof book>) => {
    const before = await world.counts()
    const answer = await book(...call)
    expect(await world.counts()).toEqual(before)
    return [answer.statusCode, answer.json().code]
  }

  it('needs no code for the account’s own phone, and belongs to the account [C60] [S07]', async () => {
    const { id, patient } = await booked(
      tomorrow,
      { bearer: own.idToken },
      { first_name: 'Omar', email: 'o@example.com' },
    )
    expect(patient.first_name).toBe('Omar')
    expect(await rowOf(id)).toMatchObject({ isGuest: true, accountId: own.patientId, phone: e164, firstName: 'Omar' })
    const [account] = await world.database.db.select().from(patients).where(eq(patients.id, own.patientId))
    expect(account).toMatchObject({ isGuest: false, accountId: null, firstName: 'Layla', email: null })
    expect(idsOf(await listed('ahead'))).toEqual([id])
  })

  it('takes along what was booked before for the same guest', async () => {
    const earlier = await visit({ of: await guestRow({ firstName: 'Layla', lastName: 'Haddad' }), minutes: 90 })
    const { id } = await booked(tomorrow, { bearer: own.idToken })
    expect(idsOf(await listed('ahead'))).toEqual([earlier, id])
  })

  it('with the token of a guest belongs to the account of that phone as well', async () => {
    const { id } = await booked(tomorrow, { guest: await world.guest() })
    expect((await rowOf(id)).accountId).toBe(own.patientId)
    const other = await booked(
      later,
      { guest: await world.guest('patientweb', '+971501230003') },
      { phone: '501230003' },
    )
    expect((await rowOf(other.id)).accountId).toBeNull()
  })

  it('for another phone needs the token of that phone, and belongs to its account [C60] [T05]', async () => {
    const bearer = own.idToken
    const refused = [403, 'guest_token_invalid']
    const proofs = [undefined, await world.guest(), await world.guest(otherTenant, sistersE164), 'nobody-has-this']
    for (const guest of proofs)
      expect(await refusal(tomorrow, { bearer, ...(guest !== undefined && { guest }) }, sistersPhone)).toEqual(refused)
    const guest = await world.guest('patientweb', sistersE164)
    const { id } = await booked(tomorrow, { bearer, guest }, sistersPhone)
    expect(await rowOf(id)).toMatchObject({ accountId: sister.patientId, phone: sistersE164 })
    expect(idsOf(await listed('ahead'))).toEqual([])
    expect(idsOf(await listed('ahead', { bearer: sister.idToken }))).toEqual([id])
  })

  it('is refused with no session, an unknown one, and one of another tenant', async () => {
    expect(await refusal(tomorrow, {})).toEqual([403, 'guest_token_invalid'])
    expect(await refusal(tomorrow, { bearer: 'nobody-has-this' })).toEqual([401, 'unauthenticated'])
    expect(await refusal(tomorrow, { bearer: namesake.idToken })).toEqual([403, 'tenant_mismatch'])
    expect(await refusal(tomorrow, { bearer: own.idToken }, { phone: '5012' })).toEqual([400, 'phone_invalid'])
  })

  it('is refused while the account is suspended, whatever phone it is for [P04]', async () => {
    const { db } = world.database
    await db.update(patients).set({ suspendedToBook: true }).where(eq(patients.id, own.patientId))
    const refused = [403, 'suspended_to_book']
    const bearer = own.idToken
    expect(await refusal(tomorrow, { bearer })).toEqual(refused)
    // Before they choose a time and fill in a form, too.
    expect((await hold(inTwoDays, { bearer })).json()).toMatchObject({ code: 'suspended_to_book' })
    expect((await hold(inTwoDays, { bearer: sister.idToken })).statusCode).toBe(200)
    expect(await refusal(tomorrow, { guest: await world.guest() })).toEqual(refused)
    const guest = await world.guest('patientweb', sistersE164)
    expect(await refusal(tomorrow, { bearer, guest }, sistersPhone)).toEqual(refused)
    // Her account and that of the other tenant are not.
    await booked(tomorrow, { bearer: sister.idToken }, sistersPhone)
    await booked(later, { bearer: namesake.idToken, tenant: otherTenant })
  })

  it('that was sent as a guest, and is sent again when signed in, is made once', async () => {
    const first = await booked(tomorrow, { guest: await world.guest(), key: 'sent-twice-1' }, phone)
    const again = await booked(tomorrow, { bearer: own.idToken, key: 'sent-twice-1' }, phone)
    expect(again).toEqual(first)
    expect((await listed('ahead')).total).toBe(1)
    expect(await refusal(tomorrow, { bearer: sister.idToken, key: 'sent-twice-1' }, sistersPhone)).toEqual([
      409,
      'slot_taken',
    ])
  })
})
