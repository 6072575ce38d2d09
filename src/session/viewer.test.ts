import { expect, it } from 'vitest'
import { ownItemsOf } from '#src/shell/own-items.ts'
import { viewerOf, type Viewer } from './viewer.ts'

const now = new Date('2026-11-23T10:00:00.000Z')
const guestProof = {
  phone: '501234567',
  country_code: '971',
  guestToken: 'guest',
  expiresAt: '2026-11-23T10:00:01.000Z',
}
const patient = { id: 'p-1', idToken: 'bearer', refreshToken: 'refresh', expiresAt: '2026-11-23T10:15:00.000Z' }
const record = { appointmentTokens: { 'a-1': 'token' } }

it('is nobody, a guest while their phone is proven, and a patient whatever else the device knows', () => {
  expect(viewerOf(record, now)).toEqual({ kind: 'nobody' })
  expect(viewerOf({ ...record, guestProof }, now)).toEqual({ kind: 'guest', provenUntil: guestProof.expiresAt })
  expect(viewerOf({ ...record, guestProof }, new Date(guestProof.expiresAt))).toEqual({ kind: 'nobody' })
  expect(viewerOf({ ...record, guestProof, patient }, now)).toEqual({ kind: 'patient', id: 'p-1' })
  // A bearer that ended is renewed: the patient is who they were.
  expect(viewerOf({ ...record, patient }, new Date('2026-11-24T10:00:00.000Z'))).toEqual({ kind: 'patient', id: 'p-1' })
})

it('is led by the shell to sign in, or to their own pages', () => {
  const pathsOf = (viewer: Viewer) =>
    Object.entries(ownItemsOf(viewer, addresses)).map(([place, items]) => [place, items.map(({ href }) => href)])
  const addresses = { appointments: 'dashboard/appointments', signIn: 'account/sign-in', account: 'dashboard/main' }
  expect(pathsOf({ kind: 'nobody' })).toEqual([
    ['header', ['account/sign-in']],
    ['drawer', ['dashboard/appointments', 'account/sign-in']],
    ['tabs', ['dashboard/appointments']],
  ])
  expect(pathsOf({ kind: 'patient', id: 'p-1' })).toEqual([
    ['header', ['dashboard/main']],
    ['drawer', ['dashboard/appointments', 'dashboard/main']],
    ['tabs', ['dashboard/appointments', 'dashboard/main']],
  ])
})
