import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OwnInsurance } from '#contract/appointment'
import { headers } from '#contract/headers'
import { insurancePlans, insurers } from '#server/db/schema/insurance'
import { practiceLocations } from '#server/db/schema/practitioners'
import { bookingAt, ids, openWorld, otherTenant, type World } from './appointment-world.ts'

let world: World
let guestToken: string
beforeAll(async () => {
  world = await openWorld()
  const { db } = world.database
  await db
    .insert(insurers)
    .values([
      insurer(known.insurer, 'Known', ['ae']),
      insurer(known.other, 'Other', ['ae']),
      insurer(known.kept, 'Kept', ['ae'], [otherTenant]),
      insurer(known.abroad, 'Abroad', ['eg']),
    ])
  await db.insert(insurancePlans).values([
    { id: known.gold, insurerId: known.insurer, name: 'Gold' },
    { id: known.silver, insurerId: known.insurer, name: 'Silver' },
    { id: known.otherPlan, insurerId: known.other, name: 'Basic' },
    { id: known.keptPlan, insurerId: known.kept, name: 'Members' },
  ])
  // Taken at the clinic alone, and only one plan.
  await db
    .update(practiceLocations)
    .set({ planIds: [known.gold] })
    .where(eq(practiceLocations.facilityId, ids.clinic))
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.reset()
  guestToken = await world.guest()
})

const known = {
  ...{ insurer: 910_001, other: 910_002, kept: 910_003, abroad: 910_004 },
  ...{ gold: 910_001, silver: 910_002, otherPlan: 910_003, keptPlan: 910_004 },
}
const insurer = (id: number, name: string, countryCodes: string[], whitelabels: string[] = []) => ({
  ...{ id, slug: name.toLowerCase(), nameEn: name, nameAr: `${name} ع`, nameId: `${name} (id)` },
  ...{ countryCodes, whitelabels },
})

const tomorrow = '2026-11-24T05:00:00.000Z'
const book = (insurance: unknown, options = {}) =>
  world.book({ ...bookingAt(tomorrow), insurance }, { guestToken, ...options })
const of = (insurerId: number, planId?: number): OwnInsurance => ({
  insurer_id: String(insurerId),
  ...(planId === undefined ? {} : { plan_id: String(planId) }),
})

describe('the insurance of a visit', () => {
  it.each([
    ['a plan that the doctor takes there', of(known.insurer, known.gold), ['Known', 'Gold', true]],
    ['a plan that the doctor does not take', of(known.insurer, known.silver), ['Known', 'Silver', false]],
    ['an insurer of whom the doctor takes a plan', of(known.insurer), ['Known', '', true]],
    ['an insurer whom the doctor does not take', of(known.other), ['Other', '', false]],
  ])('is kept with the booking and told again: %s', async (_, insurance, [name, plan, is_accepted]) => {
    const { appointment, appointment_token } = (await book(insurance)).json().data
    expect(appointment.insurance).toEqual({ insurer: name, plan, is_accepted })
    const opened = await world.call('appointment', 'GET', `/patientapp/appointments/${appointment.id}`, {
      locale: 'ar-ae',
      headers: { [headers.appointmentToken]: appointment_token },
    })
    expect(opened.json().data.insurance).toEqual({ insurer: `${name} ع`, plan, is_accepted })
  })

  it('stays as it was when the doctor takes other plans later', async () => {
    const { appointment, appointment_token } = (await book(of(known.insurer, known.gold))).json().data
    const { db } = world.database
    const ofClinic = eq(practiceLocations.facilityId, ids.clinic)
    await db.update(practiceLocations).set({ planIds: [] }).where(ofClinic)
    const opened = await world.call('appointment', 'GET', `/patientapp/appointments/${appointment.id}`, {
      headers: { [headers.appointmentToken]: appointment_token },
    })
    await db
      .update(practiceLocations)
      .set({ planIds: [known.gold] })
      .where(ofClinic)
    expect(opened.json().data.insurance.is_accepted).toBe(true)
  })

  it('need not be told', async () => {
    expect((await book(undefined)).json().data.appointment).not.toHaveProperty('insurance')
  })

  it('is that of a tenant which shows the insurer', async () => {
    const ofOther = await world.guest(otherTenant)
    const booked = await book(of(known.kept, known.keptPlan), { tenant: otherTenant, guestToken: ofOther })
    expect(booked.json().data.appointment.insurance.insurer).toBe('Kept')
  })
})

describe('what is no insurance here is refused, and nothing is booked', () => {
  const insurerPath = '/insurance/insurer_id'
  const planPath = '/insurance/plan_id'
  it.each([
    ['an insurer that is kept for another tenant', of(known.kept), insurerPath],
    ['a plan of such an insurer', of(known.kept, known.keptPlan), insurerPath],
    ['an insurer of a country that is no market', of(known.abroad), insurerPath],
    ['an insurer that there is not', of(919_999), insurerPath],
    ['an insurer past every number', of(9_999_999_999), insurerPath],
    ['a plan that there is not', of(known.insurer, 919_999), planPath],
    ['a plan of another insurer', of(known.insurer, known.otherPlan), planPath],
    ['a plan of an insurer kept for another tenant', of(known.insurer, known.keptPlan), planPath],
    ['a plan past every number', of(known.insurer, 9_999_999_999), planPath],
    ['a plan alone', { plan_id: String(known.gold) }, undefined],
    ['a name', { insurer_id: 'known' }, undefined],
    ['a part of a query', { insurer_id: "1' or '1'='1" }, undefined],
    ['a list', [of(known.insurer)], undefined],
    ['nothing, said with a word', null, undefined],
  ])('%s', async (_, insurance, path) => {
    const refused = await book(insurance)
    expect(refused.statusCode).toBe(400)
    expect(refused.json().code).toBe('validation_failed')
    if (path) expect(refused.json().fields.map((field: { path: string }) => field.path)).toEqual([path])
    expect(await world.counts()).toMatchObject({ appointments: 0, reservations: 0, patients: 0 })
  })
})
