import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Account } from '#contract/account'
import type { Relative } from '#contract/relative'
import { appointmentWith } from '#tests/support/booking'
import { openStorage, type TenantStorage } from '#src/storage/tenant-storage.ts'
import { ownCopies, ownCopyKey } from './own-copies.ts'
import { sessionData } from './session-data.ts'
import { sessionStore, type PatientSession } from './session-store.ts'
import { toAccountCopy, toRelativeCopy, toVisitCopy } from './to-own-copies.ts'

const tenant = 'own-copies'
const patientOf = (id: string, more: Partial<PatientSession> = {}) => ({
  ...{ id, idToken: `bearer-${id}`, refreshToken: `refresh-${id}`, expiresAt: '2999-01-01T00:00:00Z' },
  ...more,
})
const amina = { id: 'r-1', first_name: 'Amina', last_name: 'Farouk', relationship_id: 'parent' } as const
const kept = { patientId: 'layla', value: [amina] }

let storage: TenantStorage
beforeEach(async () => {
  storage = openStorage(tenant)
  await storage.clear()
  await sessionStore(tenant, storage).keepPatient(patientOf('layla'))
})
afterEach(() => void vi.useRealTimers())
const keysOfCopies = async () => (await storage.entries(ownCopyKey(tenant))).map(([key]) => key)

describe('a copy of the patient’s own', () => {
  it('is read with the moment at which it was kept', async () => {
    vi.useFakeTimers({ now: 7_000, toFake: ['Date'] })
    const copies = ownCopies(tenant, storage)
    await copies.keep('relatives', kept)
    vi.setSystemTime(9_000)
    expect(await copies.read('relatives')).toEqual({ ...kept, readAt: 7_000 })
    expect(await copies.read('documents')).toBeUndefined()
  })

  it('of a visit is found by its id and its number, and is what it was read as last', async () => {
    vi.useFakeTimers({ now: 7_000, toFake: ['Date'] })
    const copies = ownCopies(tenant, storage)
    const visit = appointmentWith('a-1')
    await copies.keep('past', { patientId: 'layla', value: [toVisitCopy(visit), toVisitCopy(appointmentWith('a-2'))] })
    expect(await copies.visit('a-2')).toEqual({ ...toVisitCopy(appointmentWith('a-2')), readAt: 7_000 })
    vi.setSystemTime(9_000)
    await copies.renewVisit({ ...visit, status: 'cancelled' })
    await copies.renewVisit(appointmentWith('of-no-list'))
    expect(await copies.visit(visit.appointment_number)).toMatchObject({ status: 'cancelled', readAt: 9_000 })
    expect((await copies.read('past'))?.value.map(({ id }) => id)).toEqual(['a-1', 'a-2'])
    expect(await copies.visit('of-no-list')).toBeUndefined()
    expect(JSON.stringify(await copies.read('past'))).not.toContain('Farouk')
  })

  it('is of the patient alone whose it is, and deleted where another is signed in', async () => {
    const copies = ownCopies(tenant, storage)
    await copies.keep('relatives', kept)
    await copies.keep('documents', { patientId: 'omar', value: { documents: [], used_bytes: 0 } })
    expect(await keysOfCopies()).toEqual([ownCopyKey(tenant, 'relatives')])
    await sessionStore(tenant, storage).keepPatient(patientOf('omar'))
    expect(await copies.read('relatives')).toBeUndefined()
    expect(await keysOfCopies()).toEqual([])
  })

  it('is not kept of a patient who does not stay signed in', async () => {
    await sessionStore(tenant, storage).keepPatient(patientOf('layla', { isBrief: true }))
    await ownCopies(tenant, storage).keep('relatives', kept)
    expect(await keysOfCopies()).toEqual([])
  })

  it('is deleted when it is older than thirty days, and not made younger by a clock that is set back', async () => {
    const thirtyDays = 30 * 86_400_000
    vi.useFakeTimers({ now: thirtyDays, toFake: ['Date'] })
    const copies = ownCopies(tenant, storage)
    await copies.keep('relatives', kept)
    vi.setSystemTime(5_000)
    expect((await copies.read('relatives'))?.readAt).toBe(5_000)
    vi.setSystemTime(2 * thirtyDays)
    expect(await copies.read('relatives')).toBeDefined()
    vi.setSystemTime(2 * thirtyDays + 1)
    expect(await copies.read('relatives')).toBeUndefined()
    expect(await keysOfCopies()).toEqual([])
  })

  it.each([
    ['a sign-out', () => sessionData(tenant, { storage }).signOut()],
    ['an expiry', () => sessionData(tenant, { storage }).expire(new Date())],
    ['another sign-in', () => sessionData(tenant, { storage }).begin(patientOf('omar'), new Date())],
  ])('is gone after %s, also where it was on its way meanwhile', async (_, end) => {
    const copies = ownCopies(tenant, storage)
    await copies.keep('documents', { patientId: 'layla', value: { documents: [], used_bytes: 0 } })
    await storage.set(ownCopyKey(tenant, 'file', 'f-1'), 'bytes')
    await Promise.all([copies.keep('relatives', kept), end()])
    expect(await keysOfCopies()).toEqual([])
  })

  it('that is written after the session has ended goes at once', async () => {
    const late: TenantStorage = {
      ...storage,
      set: async (key, value) => {
        await sessionData(tenant, { storage }).signOut()
        await storage.set(key, value)
      },
    }
    await ownCopies(tenant, late).keep('relatives', kept)
    expect(await keysOfCopies()).toEqual([])
  })
})

describe('what is copied', () => {
  it('of an account has the end of the identity’s number alone, and none of what is not read', () => {
    const account = {
      ...{ PatientID: 'layla', UserableID: 'u-1', first_name: 'Layla', last_name: '', blood_type: 'A+' },
      ...{ identity_type_id: 'emirates-id', identity: '784199012345671', marital_status: 'married' },
      consents: [{ kind: 'terms', version: '1', given_at: '2026-11-01T00:00:00Z' }],
    } as unknown as Account
    expect(toAccountCopy(account)).toEqual({
      ...{ first_name: 'Layla', last_name: '', blood_type: 'A+', identity_type_id: 'emirates-id', identityEnd: '671' },
    })
    expect(toAccountCopy({ ...account, identity: 'AB123456' })).not.toHaveProperty('identityEnd')
  })

  it('of a relative has nothing by which they are reached or identified', () => {
    const relative: Relative = { ...amina, phone: '+971501234567', email: 'a@example.org', identity: 'ZQ4471902' }
    expect(toRelativeCopy({ ...relative, gender: 'female' })).toEqual(amina)
  })
})
