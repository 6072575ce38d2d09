import { onlineManager } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Appointment } from '#contract/appointment'
import { ownCopies } from '#src/session/own-copies.ts'
import { sessionData } from '#src/session/session-data.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { toVisitCopy } from '#src/session/to-own-copies.ts'
import { appointmentWith } from '#tests/support/booking'
import { type Answer, appWith, forgetOwnPages } from '#tests/support/own-page'
import { firstVisit } from './first-visit.ts'

const visit = (id: string, day: string, status: Appointment['status'] = 'booked'): Appointment => ({
  ...appointmentWith(id),
  status,
  start: `${day}T06:00:00Z`,
  end: `${day}T06:30:00Z`,
})
const calledOff = visit('called-off', '2998-01-01', 'cancelled')
const listOf = (...appointments: Appointment[]): Answer => ({
  data: { appointments, total: appointments.length },
})
const onServer = listOf(calledOff, visit('on-server', '2998-01-02'))

beforeEach(() => signIn())
afterEach(async () => {
  onlineManager.setOnline(true)
  await forgetOwnPages()
})

const tenant = appWith({ answers: {} }).app.tenant
const signIn = () =>
  sessionStore(tenant).keepPatient({ id: 'p-1', idToken: 'b', refreshToken: 'r', expiresAt: '2999-01-01' })
const keepAhead = (...visits: Appointment[]) =>
  ownCopies(tenant).keep('ahead', { patientId: 'p-1', value: visits.map(toVisitCopy) })

/** What a start leads to: each has a page of its own. `ahead` is what the platform answers. */
const start = (ahead: Answer, patienceMs?: number) =>
  firstVisit(appWith({ answers: { 'GET /patientapp/appointments': ahead } }).app, patienceMs)

it('is the next visit that takes place, at the first start alone', async () => {
  expect(await start(onServer)).toBe('on-server')
  expect(await start(onServer)).toBeUndefined()
})

it('outlasts a sign-out: whoever signs in next is not led a second time', async () => {
  await start(onServer)
  await sessionData(tenant).forget()
  await signIn()
  expect(await start(onServer)).toBeUndefined()
})

it('was the first start, where there is none ahead', async () => {
  expect(await start(listOf(calledOff))).toBeUndefined()
  expect(await start(onServer)).toBeUndefined()
})

it.each([
  ['without a network', () => onlineManager.setOnline(false), onServer],
  ['where the platform says nothing for too long', () => {}, 'pending' as const],
  ['where the platform fails', () => {}, { refused: 'unexpected', status: 500 } as const],
])('is what the device has kept: %s', async (_, before, ahead) => {
  await keepAhead(visit('over', '2020-01-01'), calledOff, visit('kept', '2998-01-03'))
  before()
  expect(await start(ahead, 0)).toBe('kept')
  onlineManager.setOnline(true)
  expect(await start(onServer)).toBeUndefined()
})

it('is not over, where neither the platform nor the device says whether there is a visit', async () => {
  onlineManager.setOnline(false)
  expect(await start(onServer)).toBeUndefined()
  onlineManager.setOnline(true)
  expect(await start(onServer)).toBe('on-server')
})
