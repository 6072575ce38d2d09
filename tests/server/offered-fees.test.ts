import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BookedAppointment } from '#contract/appointment'
import type { NextAvailability, OfferedSlot } from '#contract/availability'
import type { DoctorHit, PractitionerService } from '#contract/directory'
import { headers } from '#contract/headers'
import { createSessionRepository } from '#server/domain/sessions/session-repository'
import { noCriteria, type DoctorCriteria } from '#src/features/search/doctors/criteria.ts'
import { timesByFee } from '#src/features/search/doctors/fee-criteria.ts'
import { toSearchParams } from '#src/features/search/doctors/to-search-params.ts'
import { feeOfDoctor, shownTimes } from '#src/features/fee/offered-fee.ts'
import { startTestServer, type TestServer } from '../support/server.ts'

const now = new Date('2026-11-23T06:00:00.000Z')
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ clock: () => now })
})
afterAll(() => server.app.close())

type Card = { doctor: DoctorHit; times: NextAvailability }

/** The cards of a list, with the times that stand on each, as the app asks for them. */
async function cardsOf(criteria: Partial<DoctorCriteria>, locale = 'en-ae'): Promise<Card[]> {
  const wanted = { ...noCriteria, ...criteria }
  const { index = 'doctor', ...body } = toSearchParams(wanted, locale.slice(-2), 1)
  const found = await server.call('search', 'POST', `/search/indexes/${index}/query`, { body, locale })
  const doctors = found.json<{ hits: DoctorHit[] }>().hits
  const query = {
    ids: doctors.map(({ id }) => id).join(),
    limit: 3,
    ...(wanted.visit ? { consultation_type: wanted.visit } : {}),
    ...timesByFee(wanted),
  }
  const answer = await server.call('appointment', 'GET', '/availability/next_availability', { query, locale })
  const all = answer.json<{ data: NextAvailability[] }>().data
  return doctors.map((doctor) => ({
    doctor,
    times: all.find(({ practitioner_id }) => practitioner_id === doctor.id)!,
  }))
}

const lists: { list: string; locale?: string; criteria: Partial<DoctorCriteria> }[] = [
  { list: 'everybody', criteria: {} },
  { list: 'a speciality in a city', criteria: { specialities: ['dermatology'], city: 'dubai' } },
  { list: 'doctors of Saudi Arabia', locale: 'ar-sa', criteria: {} },
  { list: 'doctors of Indonesia', locale: 'id', criteria: {} },
  { list: 'video visits', criteria: { visit: 'telemedicine' } },
  { list: 'home visits', criteria: { visit: 'homecare', specialities: ['general-practice'] } },
  { list: 'a range of fees', criteria: { fee: '300-400' } },
  { list: 'the lowest fee first', criteria: { sort: 'fee' } },
]

describe('the fee on a card', () => {
  it.each(lists)('is in a list of $list that of the times beside it, which is that of the review', async (list) => {
    const cards = await cardsOf(list.criteria, list.locale)
    expect(cards.length).toBeGreaterThan(3)
    for (const { doctor, times } of cards) {
      const shown = feeOfDoctor(doctor, { times })!
      const fees = await Promise.all(shownTimes(times).map((slot) => feeAtReview(slot, list.locale)))
      expect(fees).toEqual(shownTimes(times).map(({ fee }) => fee))
      if (fees.length > 0) expect(shown.lowest.amount).toBe(Math.min(...fees.map(({ amount }) => amount)))
      expect(shown.isFrom && fees.length > 0).toBe(new Set(fees.map(({ amount }) => amount)).size > 1)
    }
  })

  it('lies within the range that was asked for, and rises where the lowest come first', async () => {
    for (const { doctor, times } of await cardsOf({ fee: '300-400' })) {
      expect(shownTimes(times).length).toBeGreaterThan(0)
      for (const { fee } of shownTimes(times)) expect(fee.amount >= 300 && fee.amount <= 400).toBe(true)
      expect(doctor.service_fees.length).toBeGreaterThan(0)
    }
    const rising = (await cardsOf({ sort: 'fee' })).map(
      ({ doctor, times }) => feeOfDoctor(doctor, { times })!.lowest.amount,
    )
    expect(rising).toEqual(rising.toSorted((one, other) => one - other))
  })

  it('is on a page without times the lowest of all that can be booked, and "from" where there are several', async () => {
    const cards = await cardsOf({ specialities: ['dermatology'] })
    const several = await Promise.all(
      cards.map(async ({ doctor }) => {
        const fees = (await servicesOf(doctor.id)).map(({ fee }) => fee.amount)
        expect(feeOfDoctor(doctor)).toEqual({
          lowest: { amount: Math.min(...fees), currency: 'AED' },
          isFrom: new Set(fees).size > 1,
        })
        return new Set(fees).size > 1
      }),
    )
    expect(new Set(several)).toEqual(new Set([true, false]))
  })

  it('is what is booked', async () => {
    const cards = await cardsOf({ specialities: ['dermatology'], city: 'dubai' })
    for (const [index, { times }] of cards.entries()) {
      const slot = shownTimes(times).at(index % 3)
      if (slot) expect(await book(slot, index)).toEqual({ status: 200, fee: slot.fee })
    }
  })
})

async function servicesOf(practitioner: string, locale = 'en-ae'): Promise<PractitionerService[]> {
  const answer = await server.call('appointment', 'GET', `/patientapp/doctors/${practitioner}/services`, { locale })
  return answer.json<{ data: PractitionerService[] }>().data
}

/** What the review says of a time: the fee of the service it is booked with. */
async function feeAtReview({ practitioner_id, service_id }: OfferedSlot, locale?: string) {
  return (await servicesOf(practitioner_id, locale)).find(({ id }) => id === service_id)!.fee
}

async function book({ fee, ...slot }: OfferedSlot, index: number) {
  const phone = `501234${String(500 + index)}`
  const guest = await createSessionRepository(server.database.db).open({
    tenantCode: 'patientweb',
    kind: 'guest',
    phone: `+971${phone}`,
    expiresAt: new Date(now.getTime() + 1_800_000),
  })
  const answer = await server.call('appointment', 'POST', '/patient/appointment', {
    body: {
      ...slot,
      patient: { first_name: 'Layla', last_name: 'Haddad', phone, country_code: '971' },
      address: '1 Test Street',
      fee,
      fg_consent: true,
    },
    headers: { [headers.idempotencyKey]: `"offered-fee-${index}"`, [headers.guestToken]: guest },
  })
  return { status: answer.statusCode, fee: answer.json<{ data: BookedAppointment }>().data.appointment.fee }
}
