import 'fake-indexeddb/auto'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, it } from 'vitest'
import type { InitData } from '#contract/tenant'
import { appData } from '#src/storage/app-data.ts'
import { insurancePreference } from '#src/storage/insurance-preference.ts'
import { ownInsurance } from '#src/storage/own-insurance.ts'
import { anew, openOutboxChannel } from '#src/storage/outbox-channel.ts'
import { outboxFiles } from '#src/storage/outbox-files.ts'
import { recentSearches } from '#src/storage/recent-searches.ts'
import { setAside } from '#src/storage/set-aside.ts'
import { openStorage, storageKey, type TenantStorage } from '#src/storage/tenant-storage.ts'
import { appointmentWith } from '#tests/support/booking'
import { bookingOf, openOutboxPage } from '#tests/support/outbox-page'
import { sessionData } from './session-data.ts'
import { sessionStore } from './session-store.ts'

const now = new Date('2026-11-23T10:00:00.000Z')
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
const tenant = 'patientweb'
const patientOf = (id: string) => ({ id, idToken: `bearer-${id}`, refreshToken: `refresh-${id}`, expiresAt: '' })
const words = { key: 'words-rash', kind: 'words', text: 'rash', country: 'ae', asked: { query: 'rash' } } as const

let storage: TenantStorage
beforeEach(async () => {
  storage = openStorage(tenant)
  await storage.clear()
})

/** Everything a person leaves on a device, with the patient signed in. */
async function leaveEverything(patientId = 'layla') {
  const page = openOutboxPage([], { isOnline: false })
  await page.runner.submit(bookingOf())
  await page.keepDraft()
  await outboxFiles(tenant, storage).keep('file.1', new TextEncoder().encode('scan of a rash').buffer)
  await page.store.keepAnswer({ id: 'intent.0', kind: 'guest_appointment', answeredAt: now.toISOString() })
  await recentSearches(tenant, storage).keep(words)
  await ownInsurance(tenant, storage).keep({ insurer_id: '1', plan_id: '11' })
  await insurancePreference(tenant, storage).keep({ insurer: 'sadeem' }, now)
  await storage.set(storageKey(tenant, 'answers'), 'of pages')
  const session = sessionStore(tenant, storage)
  await session.keepAppointment(appointmentWith('1'), 'secret', new Date(0))
  await session.keepGuestProof({ phone: '501234567', country_code: '971', guestToken: 'guest', expiresAt: '2999' })
  await session.keepPatient(patientOf(patientId))
}

/** What anybody who takes the device finds of it, and where. */
const found = async () => {
  const page = openOutboxPage()
  return {
    draft: (await page.draft()) !== undefined,
    entries: (await page.store.list()).map(({ id }) => id),
    news: (await page.store.answers()).map(({ id }) => id),
    file: textOf(await outboxFiles(tenant, storage).read('file.1')),
    searches: (await recentSearches(tenant, storage).list('ae')).length,
    insurance: await ownInsurance(tenant, storage).read(),
    preference: await insurancePreference(tenant, storage).read(now),
  }
}
const textOf = (bytes: ArrayBuffer | undefined) => bytes && new TextDecoder().decode(bytes)
const nothing = {
  ...{ draft: false, entries: [], news: [], file: undefined },
  ...{ searches: 0, insurance: undefined, preference: undefined },
}
const all = {
  draft: true,
  entries: ['intent.1'],
  news: ['intent.0'],
  file: 'scan of a rash',
  searches: 1,
  insurance: { insurer_id: '1', plan_id: '11' },
  preference: { insurer: 'sadeem' },
}
const keys = async () => (await storage.entries('')).map(([key]) => key)
const texts = async () => JSON.stringify(await storage.entries(''))

describe('a session that expires', () => {
  it('takes tokens, answers and kept copies off the device', async () => {
    await leaveEverything()
    const queryClient = new QueryClient()
    queryClient.setQueryData(['account'], 'Layla')
    await sessionData(tenant, { storage, queryClient }).expire(now)
    expect(await sessionStore(tenant, storage).read()).toEqual({ appointmentTokens: {} })
    expect(queryClient.getQueryCache().getAll()).toEqual([])
    expect(await keys()).not.toContain(storageKey(tenant, 'answers'))
    for (const token of ['bearer-layla', 'refresh-layla', 'secret']) expect(await texts()).not.toContain(token)
  })

  it('hides what was typed and what is on its way, until the same patient comes back', async () => {
    await leaveEverything()
    const data = sessionData(tenant, { storage })
    await data.expire(now)
    expect(await found()).toEqual(nothing)
    await data.begin(patientOf('layla'), later(71))
    expect(await found()).toEqual(all)
    expect(await sessionStore(tenant, storage).patient()).toEqual(patientOf('layla'))
  })

  it('tells every page that it is back, once it can be sent with the new session, and nothing where nothing is', async () => {
    await leaveEverything()
    const data = sessionData(tenant, { storage })
    await data.expire(now)
    const channel = openOutboxChannel(tenant)!
    const told: unknown[] = []
    channel.addEventListener('message', ({ data: what }: MessageEvent<string>) => {
      void sessionStore(tenant, storage)
        .patient()
        .then((patient) => told.push([what, patient?.id]))
    })
    await data.begin(patientOf('layla'), now)
    await expect.poll(() => told).toEqual([[anew, 'layla']])
    await data.begin(patientOf('layla'), now)
    openOutboxChannel(tenant)!.postMessage('last')
    await expect
      .poll(() => told)
      .toEqual([
        [anew, 'layla'],
        ['last', 'layla'],
      ])
    channel.close()
  })

  it('leaves nothing to another patient, nor to the same one after them', async () => {
    await leaveEverything()
    const data = sessionData(tenant, { storage })
    await data.expire(now)
    await data.begin(patientOf('omar'), now)
    expect(await found()).toEqual(nothing)
    expect(await texts()).not.toContain('rash')
    await data.expire(now)
    await data.begin(patientOf('layla'), now)
    expect(await found()).toEqual(nothing)
  })

  it('says of it how many changes wait and until when, and nothing to whoever signs in instead', async () => {
    await leaveEverything()
    const data = sessionData(tenant, { storage })
    const aside = setAside(tenant, storage)
    expect(await aside.unsent(now)).toBeUndefined()
    await data.expire(now)
    expect(await aside.unsent(now)).toEqual({ count: 1, until: later(72).toISOString() })
    expect(await aside.unsent(later(72.1))).toBeUndefined()
    await data.begin(patientOf('omar'), now)
    expect(await aside.unsent(now)).toBeUndefined()
  })

  it('keeps it for 72 hours, whoever looks first', async () => {
    await leaveEverything()
    const data = sessionData(tenant, { storage })
    await data.expire(now)
    await data.forgetOld(later(72))
    expect(await texts()).toContain('rash')
    await data.forgetOld(later(72.1))
    expect(await texts()).not.toContain('rash')
    await leaveEverything()
    await data.expire(now)
    await data.begin(patientOf('layla'), later(72.1))
    expect(await found()).toEqual(nothing)
  })

  it('loses nothing of what was hidden before when it expires again, and brings back the newest', async () => {
    await leaveEverything()
    const data = sessionData(tenant, { storage })
    await data.expire(now)
    // Cut short before the tokens were gone, it is done again.
    await sessionStore(tenant, storage).keepPatient(patientOf('layla'))
    await data.expire(now)
    await ownInsurance(tenant, storage).keep(null)
    await data.begin(patientOf('layla'), now)
    expect(await found()).toEqual({ ...all, insurance: null })
  })

  it('of nobody leaves a guest what they have: it ends by itself', async () => {
    await leaveEverything()
    await storage.update<object>(storageKey(tenant, 'session'), (record) => ({ ...record, patient: undefined }))
    await sessionData(tenant, { storage }).expire(now)
    expect(await found()).toEqual(all)
    expect(await sessionStore(tenant, storage).appointmentToken('1')).toBe('secret')
  })
})

describe('a sign-out', () => {
  it('leaves nothing of the person, hidden or not, and leaves the device what is its own', async () => {
    const data = sessionData(tenant, { storage })
    await leaveEverything()
    await data.expire(now)
    await leaveEverything('omar')
    await appData(tenant, storage).keep('en-ae', { version: '1' } as InitData)
    const queryClient = new QueryClient()
    queryClient.setQueryData(['account'], 'Omar')
    await sessionData(tenant, { storage, queryClient }).signOut()
    expect(await keys()).toEqual([storageKey(tenant, 'app-data:en-ae')])
    expect(queryClient.getQueryCache().getAll()).toEqual([])
  })

  it('is of one tenant alone', async () => {
    const elsewhere = openStorage('insurer')
    await recentSearches('insurer', elsewhere).keep(words)
    await leaveEverything()
    await sessionData(tenant, { storage }).signOut()
    expect(await recentSearches('insurer', elsewhere).list('ae')).toEqual([words])
  })
})
