import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { QueryClient } from '@tanstack/react-query'
import Value from 'typebox/value'
import { beforeEach, describe, expect, it } from 'vitest'
import { HolderKey } from '#contract/availability'
import type { InitData } from '#contract/tenant'
import { createClock } from '#src/api/signing/clock.ts'
import { appData } from './app-data.ts'
import { clockRecord } from './clock-record.ts'
import { draftStore } from './draft-store.ts'
import { holderKey } from './holder-key.ts'
import { insurancePreference } from './insurance-preference.ts'
import { attachPersister } from './query-persister.ts'
import { appointmentWith } from '#tests/support/booking'
import { sessionStore } from '#src/session/session-store.ts'
import { storageKey, openStorage } from './tenant-storage.ts'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})
const now = new Date('2026-11-23T10:00:00.000Z')
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
const at = (time: Date) => async () => time
const storageOf = (tenant = 'patientweb') => openStorage(tenant)

describe('a draft', () => {
  const drafts = (version = 1, machine = 'booking') =>
    draftStore<{ name: string }>('patientweb', { machine, version }, storageOf())

  it('is given back within 72 hours, and not after', async () => {
    await drafts().keep('7', { name: 'Layla' }, now)
    expect(await drafts().read('7', at(later(72)))).toEqual({ name: 'Layla' })
    expect(await drafts().read('7', at(later(72.1)))).toBeUndefined()
    expect(await drafts().read('7', at(now))).toBeUndefined()
  })

  it('of another version of the flow is discarded', async () => {
    await drafts(1).keep('7', { name: 'Layla' }, now)
    expect(await drafts(2).read('7', at(now))).toBeUndefined()
    expect(await drafts(1).read('7', at(now))).toBeUndefined()
  })

  it('of another version of the flow is neither listed nor changed', async () => {
    await drafts(1).keep('7', { name: 'Layla' }, now)
    await drafts(2).change('7', () => ({ name: 'Omar' }))
    expect(await drafts(2).list(now)).toEqual([])
    expect(await drafts(1).list(now)).toEqual([{ name: 'Layla' }])
  })

  it('is about one subject', async () => {
    await drafts().keep('7', { name: 'Layla' }, now)
    expect(await drafts().read('8', at(now))).toBeUndefined()
  })

  it('that says it is another tenant’s is neither read, listed nor changed, wherever it lies [T05]', async () => {
    const storage = storageOf()
    await draftStore('insurer', { machine: 'booking', version: 1 }, storage).keep('7', { name: 'Layla' }, now)
    const [kept] = await storage.list(storageKey('insurer', 'draft'))
    const key = storageKey('patientweb', 'draft', 'booking', '7')
    await storage.set(key, kept)
    expect(await drafts().list(now)).toEqual([])
    await drafts().change('7', () => ({ name: 'Omar' }))
    expect(await storage.get(key)).toEqual(kept)
    expect(await drafts().read('7', at(now))).toBeUndefined()
    expect(await storage.get(key)).toBeUndefined()
  })
})

it('the key to hold by is made once for a device and tenant, also by two pages at once', async () => {
  const [one, other] = await Promise.all([
    holderKey('patientweb', storageOf()),
    holderKey('patientweb', openStorage('patientweb')),
  ])
  expect(other).toBe(one)
  expect(Value.Check(HolderKey, one)).toBe(true)
  expect(await holderKey('insurer', storageOf('insurer'))).not.toBe(one)
})

describe('the insurance that a list was narrowed to', () => {
  const sadeem = { insurer: 'sadeem', plan: '12' }

  it('is known for a day, until a list without one is looked at', async () => {
    const preference = insurancePreference('patientweb', storageOf())
    await preference.keep(sadeem, now)
    expect(await preference.read(later(23))).toEqual(sadeem)
    expect(await preference.read(later(25))).toBeUndefined()
    await preference.keep(undefined, now)
    expect(await preference.read(now)).toBeUndefined()
  })

  it('is read from where earlier versions of the app kept it', async () => {
    const storage = storageOf()
    await storage.set(storageKey('patientweb', 'insurance-wish'), { ...sadeem, at: now.toISOString() })
    expect(await insurancePreference('patientweb', storage).read(now)).toEqual(sadeem)
  })

  it('is not asked again by the same list once something else was told', async () => {
    const preference = insurancePreference('patientweb', storageOf())
    await preference.keep(sadeem, now)
    await preference.answer()
    await preference.keep(sadeem, now)
    expect(await preference.read(now)).toBeUndefined()
    await preference.keep({ insurer: 'sadeem' }, now)
    expect(await preference.read(now)).toEqual({ insurer: 'sadeem' })
  })
})

describe('the session record', () => {
  it('opens each appointment with its own token, and none of another tenant [T05]', async () => {
    const session = sessionStore('patientweb', storageOf())
    await session.keepAppointment(appointmentWith('a-1'), 'one', new Date(0))
    await session.keepAppointment(appointmentWith('a-2'), 'two', new Date(0))
    expect(await session.appointmentToken('a-1')).toBe('one')
    expect(await sessionStore('insurer', storageOf('insurer')).appointmentToken('a-1')).toBeUndefined()
  })

  it('knows a proven phone only while the proof counts', async () => {
    const session = sessionStore('patientweb', storageOf())
    const proof = { phone: '501234567', country_code: '971', guestToken: 'g', expiresAt: later(0.5).toISOString() }
    await session.keepGuestProof(proof)
    expect(await session.guestProof(at(now))).toEqual(proof)
    expect(await session.guestProof(at(later(0.5)))).toBeUndefined()
  })
})

it('keeps the init data of each locale under the name of the product [K08]', async () => {
  const storage = storageOf()
  await appData('patientweb', storage).keep('en-ae', { version: '1' } as InitData)
  expect(await storage.get('patientweb:patientweb:app-data:en-ae')).toEqual({ version: '1' })
  expect(await appData('patientweb', storage).read('ar-ae')).toBeUndefined()
})

it('keeps the clock difference in a cookie of 600000 ms, and a copy for workers [H10]', async () => {
  const storage = storageOf()
  const page = { cookie: '' }
  const at = now.getTime()
  const clock = createClock(clockRecord('patientweb', { basePath: '/app', page, storage }), () => at)
  await clock.correct(later(1))
  expect(page.cookie).toBe(`time-difference-patientweb=3600000.${at}; max-age=600; path=/app; samesite=lax`)
  page.cookie = `other=1; ${page.cookie.split(';')[0]}`
  expect(await clock.now()).toEqual(later(1))
  const worker = createClock(clockRecord('patientweb', { basePath: '/app', storage }), () => at)
  expect(await worker.now()).toEqual(later(1))
})

describe('kept answers', () => {
  const clientWith = async (tenant: string, build: string) => {
    const client = new QueryClient()
    const detach = await attachPersister(client, { tenant, build, storage: storageOf(tenant) })
    return { client, detach }
  }
  async function keepSome() {
    const { client } = await clientWith('patientweb', 'b1')
    await client.fetchQuery({ queryKey: ['doctor'], queryFn: () => 'public', meta: { persist: true } })
    await client.fetchQuery({ queryKey: ['appointment'], queryFn: () => 'private', meta: { persist: false } })
    // Writing is throttled: wait for what the next visit will see.
    await expect.poll(async () => JSON.stringify(await storageOf().list(''))).toContain('public')
  }

  it('come back on the next visit, and nothing about a person is among them', async () => {
    await keepSome()
    const { client } = await clientWith('patientweb', 'b1')
    expect(client.getQueryData(['doctor'])).toBe('public')
    expect(client.getQueryData(['appointment'])).toBeUndefined()
  })

  it('of another build are thrown away', async () => {
    await keepSome()
    const { client } = await clientWith('patientweb', 'b2')
    expect(client.getQueryData(['doctor'])).toBeUndefined()
  })

  it('of another tenant are not seen [T05]', async () => {
    await keepSome()
    const { client } = await clientWith('insurer', 'b1')
    expect(client.getQueryData(['doctor'])).toBeUndefined()
  })

  it('are not fresh for hours because the device’s clock was set back since', async () => {
    const { client: before } = await clientWith('patientweb', 'b1')
    before.setQueryDefaults(['doctor'], { meta: { persist: true } })
    before.setQueryData(['doctor'], 'public', { updatedAt: Date.now() + 3_600_000 })
    await expect.poll(async () => JSON.stringify(await storageOf().list(''))).toContain('public')
    const { client } = await clientWith('patientweb', 'b1')
    expect(client.getQueryState(['doctor'])!.dataUpdatedAt).toBeLessThanOrEqual(Date.now())
  })

  it('are thrown away where everything is asked for anew [Q08]', async () => {
    await keepSome()
    const client = new QueryClient()
    await attachPersister(client, { tenant: 'patientweb', build: 'b1', isRefreshed: true, storage: storageOf() })
    expect(client.getQueryData(['doctor'])).toBeUndefined()
  })

  it('are older than what the page came with, which stays', async () => {
    await keepSome()
    const client = new QueryClient()
    client.setQueryData(['doctor'], 'rendered', { updatedAt: Date.now() + 1000 })
    await attachPersister(client, { tenant: 'patientweb', build: 'b1', storage: storageOf() })
    expect(client.getQueryData(['doctor'])).toBe('rendered')
  })
})
