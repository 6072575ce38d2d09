import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { headers } from '#contract/headers'
import { readBacklog } from '#server/operations/read-backlog'
import { bookingAt, holdAt, ids, openWorld, otherTenant, slotAt, type World } from './appointment-world.ts'

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

const tomorrow = '2026-11-24T05:00:00.000Z'
const later = '2026-11-24T07:00:00.000Z'
const holder_key = 'a-device-of-a-patient-1'
const strangersKey = 'a-device-of-a-stranger'

describe('a hold is its holder’s, whichever token was answered', () => {
  it('also where a renewal was late, made another hold, and its answer was never heard', async () => {
    const heard = await held(holdAt(tomorrow, { holder_key }))
    world.setClock('2026-11-23T06:11:00.000Z')
    const unheard = await held(holdAt(tomorrow, { ...heard, holder_key }))
    expect(unheard.hold_token).not.toBe(heard.hold_token)

    const booked = await world.book(bookingAt(tomorrow, { ...heard, holder_key }), { guestToken })
    expect(booked.statusCode).toBe(200)
    expect(await reservations()).toEqual([{ status: 'booked', holder_key_hash: null }])
  })

  it('also where the first answer was lost: it is asked for again, and is the same', async () => {
    const lost = await held(holdAt(tomorrow, { holder_key }))
    const found = await held(holdAt(tomorrow, { holder_key }))
    expect(found.hold_id).toBe(lost.hold_id)
    expect(found.hold_token).not.toBe(lost.hold_token)
    expect((await world.book(bookingAt(tomorrow, found), { guestToken })).statusCode).toBe(200)
  })

  it('and goes when they hold or book another time of the doctor, so that nobody blocks it', async () => {
    await held(holdAt(tomorrow, { holder_key }))
    await held(holdAt(later, { holder_key }))
    await held(holdAt(tomorrow, { holder_key: strangersKey }))
    expect((await world.book(bookingAt('2026-11-24T08:00:00.000Z', { holder_key }), { guestToken })).statusCode).toBe(
      200,
    )
    await held(holdAt(later, { holder_key: strangersKey }))
  })

  it('and stays while they look at another doctor, or cannot have another time', async () => {
    const other = { practitioner_id: String(ids.colleague), service_id: String(ids.colleagueVisit) }
    await held(holdAt(later, { holder_key: strangersKey }))
    const own = await held(holdAt(tomorrow, { holder_key }))
    await held(holdAt(tomorrow, { ...other, holder_key }))
    expect((await world.hold(holdAt(later, { holder_key }))).json().code).toBe('slot_taken')
    expect((await held(holdAt(tomorrow, { holder_key }))).hold_id).toBe(own.hold_id)
  })

  it('and stays among the free times that they are shown, by their key with their tenant alone', async () => {
    const heard = await held(holdAt(tomorrow, { holder_key }))
    await held(holdAt(tomorrow, { holder_key }))
    const { start: _start, practitioner_id: _practitioner, ...visit } = slotAt(tomorrow)
    const timesFor = async (shown: string, tenant = 'patientweb') => {
      const path = `/patientapp/doctors/${ids.amira}/availability/times`
      const query = { ...visit, date: '2026-11-24' }
      const answer = await world.call('appointment', 'GET', path, {
        tenant,
        query,
        headers: { [headers.holdToken]: shown },
      })
      expect(answer.json().data.times).toContain(later)
      return answer.json().data.times
    }
    expect(await timesFor(holder_key)).toContain(tomorrow)
    // The token that was answered first is no longer that of the hold.
    expect(await timesFor(heard.hold_token)).not.toContain(tomorrow)
    expect(await timesFor(strangersKey)).not.toContain(tomorrow)
    expect(await timesFor(holder_key, otherTenant)).not.toContain(tomorrow)
  })

  it('in a race of renewals, the booking and strangers', async () => {
    const first = await held(holdAt(tomorrow, { holder_key }))
    const strangers = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => ({
        phone: `50${2_000_000 + index}`,
        guestToken: await world.guest('patientweb', `+97150${2_000_000 + index}`),
      })),
    )
    const renewals = Array.from({ length: 10 }, (_, index) =>
      world.hold(holdAt(tomorrow, index % 2 === 0 ? { holder_key } : { ...first, holder_key })),
    )
    const booking = world.book(bookingAt(tomorrow, { ...first, holder_key }), { guestToken })
    const rivals = strangers.map((stranger) => {
      const { patient, ...body } = bookingAt(tomorrow, { holder_key: strangersKey })
      return world.book({ ...body, patient: { ...patient, phone: stranger.phone } }, stranger)
    })
    await Promise.all(renewals)
    expect((await booking).statusCode).toBe(200)
    const refused = (await Promise.all(rivals)).map(({ json }) => json().code)
    expect(new Set(refused)).toEqual(new Set(['slot_taken']))
    expect(await reservations()).toEqual([{ status: 'booked', holder_key_hash: null }])
  })
})

it('an address holds at most sixty times of all doctors together', async () => {
  await held(holdAt(tomorrow))
  await world.database.query(
    `insert into reservations (tenant_code, practitioner_id, facility_id, service_id, during, status, holder_hash, expires_at)
     select r.tenant_code, $1, r.facility_id, $2, tstzrange(at, at + interval '30 minutes'), r.status, r.holder_hash, r.expires_at
     from reservations r, generate_series(timestamptz '2026-12-01', '2026-12-02 04:30', '30 minutes') at limit 58`,
    [ids.colleague, ids.colleagueVisit],
  )
  await held(holdAt(later))
  expect((await world.hold(holdAt('2026-11-24T08:00:00.000Z'))).json().code).toBe('hold_limit')
  // One more of another address.
  expect((await world.hold(holdAt('2026-11-24T08:00:00.000Z'), { guestToken })).statusCode).toBe(200)
})

it('what is held and what ran out are counted apart for operations', async () => {
  await held(holdAt(tomorrow))
  world.setClock('2026-11-23T06:09:00.000Z')
  await held(holdAt(later))
  world.setClock('2026-11-23T06:11:00.000Z')
  expect(await readBacklog(world.database.db, world.clock())).toMatchObject({ holds: 1, expiredHolds: 1 })
})

describe('a stranger takes nobody’s hold', () => {
  it.each([
    ['with a key of their own', { holder_key: strangersKey }],
    ['with no key', {}],
    ['with the hold’s number and a key of their own', { holder_key: strangersKey, hold_token: 'x'.repeat(43) }],
  ])('%s', async (_, shown) => {
    const own = await held(holdAt(tomorrow, { holder_key }))
    const strangers = { hold_id: own.hold_id, ...shown }
    expect((await world.hold(holdAt(tomorrow, strangers))).json().code).toBe('slot_taken')
    expect((await world.hold(holdAt(later, strangers))).statusCode).toBe(200)
    expect((await world.book(bookingAt(tomorrow, strangers), { guestToken })).json().code).toBe('slot_taken')
    expect((await held(holdAt(tomorrow, { ...own, holder_key }))).hold_id).toBe(own.hold_id)
  })

  it('of a patient who shows no key at all', async () => {
    const own = await held(holdAt(tomorrow))
    expect((await world.hold(holdAt(tomorrow, { holder_key }))).json().code).toBe('slot_taken')
    expect((await held(holdAt(tomorrow, own))).hold_id).toBe(own.hold_id)
  })

  it('at another tenant, not even with the key itself', async () => {
    await held(holdAt(tomorrow, { holder_key }))
    const elsewhere = await world.hold(holdAt(tomorrow, { holder_key }), { tenant: otherTenant })
    expect(elsewhere.json().code).toBe('slot_taken')
    await world.hold(holdAt(later, { holder_key }), { tenant: otherTenant })
    expect((await world.book(bookingAt(tomorrow, { holder_key }), { guestToken })).statusCode).toBe(200)
  })

  it.each(['short', '', '%'.repeat(30), `${'a'.repeat(29)}'`, 'a'.repeat(65), `${'a'.repeat(30)}\u0000`])(
    'by a key that is none: %j',
    async (key) => {
      expect((await world.hold(holdAt(tomorrow, { holder_key: key }))).statusCode).toBe(400)
      expect((await world.book(bookingAt(tomorrow, { holder_key: key }), { guestToken })).statusCode).toBe(400)
      expect(await reservations()).toEqual([])
    },
  )
})

it('the key is kept as a hash alone', async () => {
  await held(holdAt(tomorrow, { holder_key }))
  const [row] = await reservations()
  expect(row).toEqual({ status: 'held', holder_key_hash: expect.stringMatching(/^[0-9a-f]{64}$/) })
})

async function held(body: unknown): Promise<{ hold_id: string; hold_token: string }> {
  const answer = await world.hold(body)
  expect(answer.statusCode, answer.body).toBe(200)
  const { hold_id, hold_token } = answer.json().data
  return { hold_id, hold_token }
}

const reservations = () => world.database.query('select status, holder_key_hash from reservations')
