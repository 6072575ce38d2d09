import { expect, it } from 'vitest'
import type { KeptVisit } from '#src/session/kept-visit.ts'
import { startOf } from './start-of.ts'

const now = new Date('2026-11-25T10:00:00Z')
const links = { path: (path: string) => `/${path}`, appointment: (id: string) => `/visit/${id}`, home: () => '/home' }
const visit = (id: string, day: string, status = 'booked') =>
  ({ id, status, start: `${day}T06:00:00Z`, end: `${day}T06:30:00Z` }) as KeptVisit
const visits = (...all: KeptVisit[]) => Object.fromEntries(all.map((one) => [one.id, one]))
const patient = { id: 'p-1', idToken: 'i', refreshToken: 'r', expiresAt: '2026-11-25T10:10:00Z' }

it.each([
  ['nobody’s device', undefined, '/home'],
  ['a guest without a visit', {}, '/home'],
  [
    'a guest whose visits are over or off',
    { visits: visits(visit('a', '2026-11-24'), visit('b', '2026-11-27', 'cancelled')) },
    '/home',
  ],
  [
    'a guest with visits',
    { visits: visits(visit('c', '2026-12-02'), visit('d', '2026-11-28'), visit('e', '2026-11-26', 'expired')) },
    '/visit/d',
  ],
  ['a patient', { patient, visits: visits(visit('f', '2026-11-28')) }, '/dashboard/main'],
] as const)('the app of %s begins where they go on', (_, record, address) => {
  expect(startOf(record, now, links)).toBe(address)
})
