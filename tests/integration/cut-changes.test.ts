import axios from 'axios'
import { onlineManager } from '@tanstack/react-query'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { moveOrKeep } from '#src/features/appointment/parts/move-or-keep.ts'
import { outboxKinds } from '#src/outbox/kinds.ts'
import { switchOrKeep } from '#src/queries/appointment-switch.ts'
import { saveProfile } from '#src/queries/own-profile.ts'
import { saveRelative } from '#src/queries/own-relative-details.ts'
import { storageKey } from '#src/storage/tenant-storage.ts'
import { fee, monday } from './appointment-world.ts'
import { noon, openCutDevice, salma, toChanged, type CutDevice } from './cut-device.ts'
import { kinds } from './cut-kinds.ts'

let device: CutDevice
beforeAll(async () => {
  device = await openCutDevice()
})
afterAll(() => device.close())
beforeEach(() => device.begin())
afterEach(() => device.end())

it('is shown of every kind of change', () => {
  const { app, name, storage } = device
  const registry = outboxKinds({ tenant: name, storage, apis: app.apis, now: () => monday })
  expect(new Set(kinds.map(({ of }) => of))).toEqual(new Set(Object.keys(registry)))
})

/** One with a key, one without, and one with a file: the others are shown where all variants are. */
const isShownSilent = ['the profile', 'cancelling a visit', 'adding a document whose file waits too']

describe.each(kinds)('$name', ({ name, prepare, effect, once }) => {
  it.each([
    ['before it is sent', 'before'],
    ['after it arrived', 'after'],
    ['during its answer', 'during'],
  ] as const)('waits and has one effect where the connection is cut twice %s', async (_, where) => {
    const press = await prepare(device)
    const cutNext = () => device.cut(where, () => device.setNetwork(false))
    cutNext()
    await press()
    await vi.waitUntil(
      async () => (await device.store.list()).some(({ state, attempts }) => state === 'queued' && attempts > 0),
      { timeout: 10_000 },
    )
    expect((await device.store.list()).map(({ attempts }) => attempts > 0)).toEqual([true])
    device.setNetwork(true)
    await device.outbox().drain()
    expect((await device.store.list()).map(({ state }) => state)).toEqual(['queued'])
    device.cut(undefined)
    device.setNetwork(true)
    await vi.waitUntil(
      async () => {
        await device.outbox().drain()
        return (await device.store.list()).length === 0
      },
      { timeout: 10_000 },
    )
    expect(await effect(device)).toEqual(once)
  })

  it.runIf(process.env['EVERY_VARIANT'] || isShownSilent.includes(name))(
    'is kept and has one effect where it arrives on a connection on which nothing comes any more',
    async () => {
      const press = await prepare(device)
      const create = axios.create.bind(axios)
      // Long before a page gives a call up, which a test has no time for.
      const impatient = vi.spyOn(axios, 'create').mockImplementation((given) => create({ ...given, timeout: 1_000 }))
      device.makeApis()
      device.cut('silent')
      await press()
      await vi.waitUntil(
        async () => (await device.store.list()).some(({ state, attempts }) => state === 'queued' && attempts > 0),
        { timeout: 10_000 },
      )
      expect(onlineManager.isOnline()).toBe(true)
      impatient.mockRestore()
      device.makeApis()
      await device.mend()
      expect([await device.store.list(), await effect(device)]).toEqual([[], once])
    },
  )

  it('is on the device before it is sent, and has its effect where the page ends in its first attempt', async () => {
    const { name: tenant, storage } = device
    const press = await prepare(device)
    let left: [key: string, value: unknown][] = []
    device.cut('before', async () => {
      left = await device.stored('outbox')
      device.setNetwork(false)
    })
    await press()
    await vi.waitUntil(
      async () => (await device.store.list()).some(({ state, attempts }) => state === 'queued' && attempts > 0),
      {
        timeout: 10_000,
      },
    )
    // Nothing of what the page did afterwards has happened.
    await storage.removeAll(storageKey(tenant, 'outbox'))
    for (const [key, value] of left) await storage.set(key, value)
    await device.mend()
    expect(await effect(device)).toEqual(once)
    expect(await device.stored('outbox-first')).toEqual([])
  })
})

describe('a first attempt', () => {
  const left = async () => (await device.stored('outbox')).map(([key]) => key)

  it('is in no list while it is under way, and leaves nothing once it is answered', async () => {
    const booked = toChanged(await device.visit())
    const during: unknown[] = []
    const { consent } = device.apis.appointment
    device.apis.appointment.consent = async (...call) => {
      during.push(await left(), await device.store.list())
      return consent(...call)
    }
    expect(await switchOrKeep(device.app, booked, { what: 'consent', isOn: false })).toBe('stored')
    // It is loaded with the first call, so nothing is there to put back.
    Reflect.deleteProperty(device.apis.appointment, 'consent')
    expect(during).toEqual([[expect.stringContaining('outbox-first:consent')], []])
    expect(await left()).toEqual([])
  })

  it('that is refused says so where it was made, and leaves nothing', async () => {
    const saved = await device.apis.account.account()
    await expect(saveProfile(device.app, saved, { ...saved, height: 9 })).rejects.toMatchObject({ status: 400 })
    const booked = await device.visit()
    await device.database.execute(`update appointments set status = 'completed'`)
    await expect(moveOrKeep(device.app, booked, { start: noon, fee })).rejects.toMatchObject({ status: 409 })
    expect(await left()).toEqual([])
  })
})

describe('a form that is saved again while it is not known whether the first arrived', () => {
  const settle = async () => {
    await device.mend()
    return (await device.store.list()).map(({ refusal }) => refusal)
  }

  it.each([
    ['before it is sent', 'before'],
    ['after it arrived', 'after'],
  ] as const)('profile, cut %s: both take effect in their order, and none was changed elsewhere', async (_, where) => {
    const saved = await device.apis.account.account()
    device.cut(where, () => device.setNetwork(false))
    expect(await saveProfile(device.app, saved, { ...saved, height: 171 })).toBe('kept')
    expect(await saveProfile(device.app, saved, { ...saved, height: 172, weight: 61 })).toBe('kept')
    expect(await saveProfile(device.app, saved, { ...saved, height: 173, weight: 61 })).toBe('kept')
    expect(await device.store.list()).toHaveLength(2)
    expect(await settle()).toEqual([])
    expect(await device.rows('select height, weight from patients')).toEqual([{ height: 173, weight: 61 }])
  })

  it('relative: the word that was asked for is this press, and what may have arrived goes first', async () => {
    const saved = await device.relative()
    device.cut('after', () => device.setNetwork(false))
    await saveRelative(device.app, saved, { ...salma, first_name: 'Selma' })
    for (const { id } of await device.store.list())
      await device.store.update(id, (entry) => ({ ...entry, state: 'needs_confirmation' }))
    await saveRelative(device.app, saved, { ...salma, first_name: 'Salwa' })
    expect(await settle()).toEqual([])
    expect(await device.rows('select first_name from relatives')).toEqual([{ first_name: 'Salwa' }])
  })
})
