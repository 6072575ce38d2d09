import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { headers } from '#contract/headers'
import { additions, calls } from '#contract/services'
import type { NotificationSettings } from '#contract/settings'
import { usualLifetimes } from '#server/domain/sessions/session-rules'
import { hashToken } from '#server/tokens'
import { base64, goodPassword, openAccountWorld, outcome, type AccountWorld } from '#tests/integration/account-world'
import { iPhone, settingsOf, windows } from './account-settings-calls.ts'

let world: AccountWorld
beforeAll(async () => {
  world = await openAccountWorld()
})
afterAll(() => world.close())

const { newCall, call, devicesOf, eventsOf, accountOf, signInFrom } = settingsOf(() => world)

describe('devices on which a patient is signed in', () => {
  it('are told by their kind, the one that asks first, and nothing names them [R12]', async () => {
    const phone = world.newPhone()
    await world.join(phone, goodPassword)
    world.pass(60)
    const own = await signInFrom(iPhone, phone)
    const begun = world.now().toISOString()
    world.pass(60)
    const other = await signInFrom(windows, phone)
    const [first, second, third, ...more] = await devicesOf(own.idToken)
    expect([first, second, third].map((one) => [one!.browser, one!.platform, one!.is_current])).toEqual([
      ['safari', 'ios', true],
      ['edge', 'windows', false],
      ['other', 'other', false],
    ])
    expect([first!.created_at, first!.last_seen_at, more]).toEqual([begun, begun, []])
    world.pass(1200)
    await world.refresh(other.refreshToken)
    const bearer = (await world.refresh(own.refreshToken)).data.idToken
    expect((await devicesOf(bearer))[1]!.last_seen_at).toBe(world.now().toISOString())
    // Whoever was away for too long is signed in nowhere.
    world.pass((usualLifetimes.keptDays - 1) * 86_400)
    const later = await signInFrom(iPhone, phone)
    expect(await devicesOf(later.idToken)).toHaveLength(4)
    world.pass(2 * 86_400)
    expect(await devicesOf((await world.refresh(later.refreshToken)).data.idToken)).toHaveLength(1)
  })

  it('are signed out one by one, all others, or everywhere, and only the patient’s own [C18] [T05]', async () => {
    const phone = world.newPhone()
    await world.join(phone, goodPassword)
    const [own, lost, third] = [
      await signInFrom(iPhone, phone),
      await signInFrom(windows, phone),
      await signInFrom(windows, phone),
    ]
    const stranger = await world.join(world.newPhone())
    const idOf = async (bearer: string) => (await devicesOf(bearer))[0]!.id
    const end = (id: string, bearer = own.idToken) => call('DELETE', `/account/sessions/${id}`, bearer)
    const [foreign] = await devicesOf(stranger.idToken)
    for (const id of [foreign!.id, '6f1c2f6e-0000-4000-8000-000000000000', 'no-id'])
      expect(await outcome(end(id) as never)).toBe('not_found 404')
    const id = await idOf(lost.idToken)
    expect((await end(id)).data).toEqual({ ended: 1 })
    expect(await outcome(end(id) as never)).toBe('not_found 404')
    expect([await world.statusOf(lost.idToken), (await world.refresh(lost.refreshToken)).status]).toEqual([401, 401])
    expect(await world.statusOf(third.idToken)).toBe(200)

    const endMany = (which: string) => call('POST', additions.endDevices.path, own.idToken, { which })
    // That of the sign-up, and the third.
    expect((await endMany('others')).data).toEqual({ ended: 2 })
    expect([await world.statusOf(third.idToken), await world.statusOf(own.idToken)]).toEqual([401, 200])
    expect((await eventsOf(own.idToken)).filter(({ kind }) => kind === 'session_ended')).toHaveLength(3)
    expect((await endMany('all')).data).toEqual({ ended: 1 })
    expect([await world.statusOf(own.idToken), await world.statusOf(stranger.idToken)]).toEqual([401, 200])
  })
})

describe('a sign-out that was made without a network', () => {
  const late = (token: string, tenant = 'patientweb') =>
    world.server.call('account', 'POST', additions.signOutLater.path, {
      body: { session_hash: hashToken(token) },
      query: { call: newCall() },
      tenant,
    })

  it('ends the session by what the device kept of it, and no other, and says nothing of what there is [C18]', async () => {
    const phone = world.newPhone()
    const own = await world.join(phone, goodPassword)
    const other = await signInFrom(iPhone, phone)
    // Of another tenant, and of nobody.
    for (const answer of [await late(own.refreshToken, 'other-tenant'), await late('nobody-has-this')])
      expect([answer.statusCode, answer.json().data]).toEqual([200, { signed_out: true }])
    expect(await world.statusOf(own.idToken)).toBe(200)
    for (let times = 0; times < 2; times += 1) expect((await late(own.refreshToken)).statusCode).toBe(200)
    expect([await world.statusOf(own.idToken), (await world.refresh(own.refreshToken)).status]).toEqual([401, 401])
    expect(await world.statusOf(other.idToken)).toBe(200)
    expect((await eventsOf(other.idToken)).filter(({ kind }) => kind === 'signed_out')).toHaveLength(1)
  })
})

describe('a changed password', () => {
  const newPassword = 'nine lanterns by the creek'
  type Tokens = { idToken: string; refreshToken: string }
  const change = (own: Tokens, old: string | undefined, next = newPassword, more: object = {}, guest?: string) =>
    call(
      'POST',
      calls.changePassword.path,
      own.idToken,
      {
        ...(old !== undefined && { old_password: base64(old) }),
        new_password: base64(next),
        idToken: own.idToken,
        refreshToken: own.refreshToken,
        ...more,
      },
      guest ? { [headers.guestToken]: guest } : {},
    )

  it('signs all other devices out, tells the phone, and is the one that counts [C30] [V07]', async () => {
    const phone = world.newPhone()
    const other = await world.join(phone, goodPassword)
    const own = await signInFrom(iPhone, phone)
    expect((await change(own, goodPassword)).data).toEqual({ updated: true })
    expect([await world.statusOf(own.idToken), await world.statusOf(other.idToken)]).toEqual([200, 401])
    const told = expect.stringContaining('your password was changed, and all other devices were signed out')
    expect(world.sent.at(-1)).toMatchObject({ phone: `+971${phone}`, body: told })
    expect(await outcome(world.signInByPhone(phone, goodPassword))).toBe('credentials_invalid 400')
    expect(await outcome(world.signInByPhone(phone, newPassword))).toBe(200)
    expect((await eventsOf(own.idToken)).map(({ kind }) => kind)).toContain('password_changed')
    expect(await world.stored()).not.toContain(newPassword)
  })

  it('needs the old one, as often as a sign-in may try, and the tokens of the session [C30] [V07]', async () => {
    const phone = world.newPhone()
    const own = await world.join(phone, goodPassword)
    const stranger = await world.join(world.newPhone(), goodPassword)
    expect(await change(own, goodPassword, newPassword, { idToken: stranger.idToken })).toMatchObject({
      code: 'validation_failed',
      fields: [{ path: '/idToken' }],
    })
    expect(await change(own, goodPassword, newPassword, { refreshToken: stranger.refreshToken })).toMatchObject({
      code: 'validation_failed',
      fields: [{ path: '/refreshToken' }],
    })
    expect(await change(own, undefined)).toMatchObject({
      code: 'validation_failed',
      fields: [{ path: '/old_password' }],
    })
    expect(await change(own, goodPassword, newPassword, { old_password: '!' })).toMatchObject({ status: 400 })
    expect(await change(own, goodPassword, 'password1')).toMatchObject({
      code: 'password_refused',
      details: { reason: 'common' },
    })
    for (const left of [4, 3, 2, 1, 0])
      expect(await change(own, 'something else')).toMatchObject({
        code: 'credentials_invalid',
        details: { attempts_left: left },
      })
    expect(await change(own, goodPassword)).toMatchObject({ status: 409, code: 'sign_in_paused' })
    world.pass(901)
    expect(await outcome(world.signInByPhone(phone, goodPassword))).toBe(200)
  })

  it('is a first one where there is none, where the patient has lately shown that it is them, or proves the phone [C29] [C30]', async () => {
    const phone = world.newPhone()
    const own = await world.join(phone)
    const justNow = await world.join(world.newPhone())
    expect(await change(justNow, undefined)).toMatchObject({ status: 200 })
    world.pass(601)
    const foreign = await world.proofOf(world.newPhone())
    expect(await change(own, undefined)).toMatchObject({ status: 403, code: 'confirmation_needed' })
    expect(await change(own, undefined, newPassword, {}, foreign)).toMatchObject({ code: 'confirmation_needed' })
    const proof = await world.proofOf(phone)
    expect(await change(own, undefined, newPassword, {}, proof)).toMatchObject({ status: 200 })
    expect((await accountOf(own.idToken)).has_password).toBe(true)
    expect((await eventsOf(own.idToken))[0]!.kind).toBe('password_set')
    expect(world.sent.at(-1)!.body).toContain('a first password was set')
    // From now on the old one is asked for, whoever has the proof.
    expect(await change(own, undefined, newPassword, {}, proof)).toMatchObject({ code: 'validation_failed' })
  })
})

describe('notifications', () => {
  const path = calls.updateNotificationSettings.path
  const read = async (bearer: string) => (await call<NotificationSettings>('GET', path, bearer)).data.settings
  const reminders = { topic: 'reminders', push: false, sms: false, email: true }

  it('are as everybody’s at first, stored as chosen, topic by topic, and read back [N05] [C38]', async () => {
    const own = await world.join(world.newPhone())
    const stranger = await world.join(world.newPhone())
    const before = await read(own.idToken)
    expect(before.map(({ topic }) => topic)).toEqual([
      'reminders',
      'clinic_changes',
      'earlier_times',
      'documents',
      'health_tips',
    ])
    const answer = await call<NotificationSettings>('PUT', path, own.idToken, { settings: [reminders] })
    expect([answer.status, answer.cache]).toEqual([200, 'no-store'])
    expect(answer.data.settings).toEqual([reminders, ...before.slice(1)])
    const again = { ...reminders, push: true }
    await call('PUT', path, own.idToken, { settings: [reminders, again] })
    expect(await read(own.idToken)).toEqual([again, ...before.slice(1)])
    expect(await read(stranger.idToken)).toEqual(before)
  })

  it('text changes by the clinic whatever is chosen, and nothing else than what there is [N05] [C38]', async () => {
    const own = await world.join(world.newPhone())
    const none = { push: false, sms: false, email: false }
    await call('PUT', path, own.idToken, { settings: [{ topic: 'clinic_changes', ...none }] })
    expect((await read(own.idToken))[1]).toEqual({ topic: 'clinic_changes', push: false, sms: true, email: false })
    for (const settings of [[{ topic: 'gossip', ...none }], Array(6).fill(reminders), [{ topic: 'reminders', sms: 1 }]])
      expect(await outcome(call('PUT', path, own.idToken, { settings }) as never)).toBe('validation_failed 400')
  })

  it('are noted once for each key, even where they were changed since [C38]', async () => {
    const own = await world.join(world.newPhone())
    const key = { [headers.idempotencyKey]: '"messages.of-a-device-that-lost-its-answer"' }
    const put = (setting: typeof reminders, more: object = {}) =>
      call<NotificationSettings>('PUT', path, own.idToken, { settings: [setting] }, more)
    const since = { ...reminders, sms: true }
    expect((await put(reminders, key)).data.settings[0]).toEqual(reminders)
    await put(since)
    expect((await put(reminders, key)).data.settings[0]).toEqual(since)
    expect((await put(since, key)).code).toBe('idempotency_key_reused')
    expect((await eventsOf(own.idToken)).filter(({ kind }) => kind === 'notifications_changed')).toHaveLength(2)
  })

  it('are in the language that the patient chose, whatever that of the page [C38]', async () => {
    const phone = world.newPhone()
    const own = await world.join(phone)
    expect((await accountOf(own.idToken)).language).toBeUndefined()
    await call('PUT', additions.setLanguage.path, own.idToken, { language: 'id' })
    expect((await accountOf(own.idToken)).language).toBe('id')
    await call('POST', additions.requestDeletion.path, own.idToken, {})
    expect(world.sent.at(-1)!.body).toContain('akun Anda')
    expect(await outcome(call('PUT', additions.setLanguage.path, own.idToken, { language: 'fr' }) as never)).toBe(
      'validation_failed 400',
    )
  })
})
