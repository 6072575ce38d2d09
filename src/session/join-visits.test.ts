import 'fake-indexeddb/auto'
import { beforeEach, expect, it } from 'vitest'
import { Problem, type ProblemCode } from '#contract/problem'
import { openStorage } from '#src/storage/tenant-storage.ts'
import { appointmentWith } from '#tests/support/booking'
import { joinVisits } from './join-visits.ts'
import { sessionStore } from './session-store.ts'

const storage = openStorage('joining')
const store = sessionStore('joining', storage)
const before = new Date(0)
const patient = { id: 'layla', idToken: 'bearer', refreshToken: 'refresh', expiresAt: '2999' }
const proof = { phone: '501234567', country_code: '971', guestToken: 'proof', expiresAt: '2999' }

beforeEach(async () => {
  await storage.clear()
  await store.keepAppointment(appointmentWith('own'), 'token-own', before)
  await store.keepAppointment(appointmentWith('sisters'), 'token-sisters', before)
  await store.keepGuestProof(proof)
})

/** Asks a platform that answers so, and says what it was asked. */
async function join(answers: Record<string, ProblemCode | 'opens'>): Promise<string[]> {
  const asked: string[] = []
  const appointment = async (id: string) => {
    asked.push(id)
    const answer = answers[id]!
    if (answer !== 'opens') throw new Problem(answer, { status: 404 })
    return appointmentWith(id)
  }
  await joinVisits({ tenant: 'joining', store, apis: async () => ({ appointment: { appointment } }) })
  return asked
}
const tokens = async () => (await store.read()).appointmentTokens

it('deletes the tokens of visits that have joined the account, and keeps those of another phone [S21]', async () => {
  await store.keepPatient(patient, '+971501234567')
  expect((await store.read()).guestProof).toBeUndefined()
  expect(await join({ own: 'opens', sisters: 'not_found' })).toEqual(['own', 'sisters'])
  expect(await tokens()).toEqual({ sisters: 'token-sisters' })
  // Both are still shown where there is no network, and neither is asked for again.
  expect((await store.visits(before)).map(({ id }) => id)).toEqual(['own', 'sisters'])
  expect(await join({})).toEqual([])
})

it('keeps what the device knows of a visit true after its token is gone', async () => {
  await store.keepPatient(patient, '+971501234567')
  await join({ own: 'opens', sisters: 'not_found' })
  await store.updateVisit({ ...appointmentWith('own'), status: 'cancelled' }, before)
  expect(await store.visit('own')).toMatchObject({ status: 'cancelled' })
})

it('keeps the proof of another phone, which goes on to book', async () => {
  await store.keepPatient(patient, '+971509999999')
  expect((await store.read()).guestProof).toEqual(proof)
  await store.keepPatient(patient)
  expect((await store.read()).guestProof).toEqual(proof)
})

it('asks again later where the platform was not reached, and of what is booked meanwhile', async () => {
  await store.keepPatient(patient)
  expect(await join({ own: 'unavailable' })).toEqual(['own'])
  expect(await tokens()).toEqual({ own: 'token-own', sisters: 'token-sisters' })
  await store.keepAppointment(appointmentWith('next'), 'token-next', before)
  expect(await join({ own: 'opens', sisters: 'not_found', next: 'opens' })).toEqual(['own', 'sisters', 'next'])
  expect(await tokens()).toEqual({ sisters: 'token-sisters' })
})

it('asks for nobody who is not signed in', async () => {
  expect(await join({})).toEqual([])
  expect(await tokens()).toEqual({ own: 'token-own', sisters: 'token-sisters' })
})
