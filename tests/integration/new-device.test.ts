import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { SignInAnswer } from '#contract/account'
import { calls } from '#contract/services'
import { base64, goodPassword, openAccountWorld, type AccountWorld } from './account-world.ts'

const [home, phoneOfTheirs, stranger] = ['the-browser-at-home-01', 'their-own-phone-000002', 'the-one-of-a-stranger-3']
const newSignIn = /a device that was not used for it before/

let world: AccountWorld
beforeAll(async () => {
  world = await openAccountWorld()
})
afterAll(() => world.close())
beforeEach(() => {
  world.pass(3600)
})

/** Whom a device told since the last look, and how: by text and by mail. */
async function told() {
  await world.server.app.announcer.deliver()
  const [texts, mails] = [world.sent.splice(0), world.mails.splice(0)]
  return [
    ...texts.filter(({ body }) => newSignIn.test(body)).map(({ phone }) => phone),
    ...mails.filter(({ body }) => newSignIn.test(body)).map(({ email }) => email),
  ]
}

const enter = async (phone: string, device_key?: string, key?: string) => {
  world.pass(60)
  const token = await world.proofOf(phone)
  const body = { token, ...(device_key !== undefined && { device_key }) }
  const send = () => world.post<SignInAnswer>(calls.signInByToken.path, body, key === undefined ? {} : { key })
  const answer = await send()
  expect(answer.status).toBe(200)
  if (key !== undefined) expect((await send()).data).toEqual(answer.data)
  return answer.data
}

it('a sign-in on a device on which the patient never signed in is told to their phone, once for each device', async () => {
  const phone = world.newPhone()
  await world.signUp(await world.proofOf(phone), { device_key: home, password: base64(goodPassword) })
  expect(await told(), 'the device on which they joined').toEqual([])
  const { idToken } = await enter(phone, home)
  await world.signOut(idToken)
  await enter(phone, home)
  expect(await told(), 'that again, after a sign-out').toEqual([])

  await enter(phone, phoneOfTheirs, `once-${phone}`)
  expect(await told(), 'a new one, asked for twice').toEqual([`+971${phone}`])
  const byPassword = { phone, country_code: '971', password: base64(goodPassword) }
  const again = await world.post(calls.signInByPhone.path, { ...byPassword, device_key: phoneOfTheirs })
  expect([again.status, await told()], 'that by another way in').toEqual([200, []])
  expect((await world.post(calls.signInByPhone.path, { ...byPassword, device_key: stranger })).status).toBe(200)
  expect(await told()).toEqual([`+971${phone}`])
})

it('a device that is known of one patient is new to another', async () => {
  const [one, other] = [world.newPhone(), world.newPhone()]
  await world.signUp(await world.proofOf(one), { device_key: home })
  await world.signUp(await world.proofOf(other), { device_key: stranger })
  await enter(other, home)
  expect(await told()).toEqual([`+971${other}`])
})

it('a device that does not say which it is is new each time, and nobody is told who was refused', async () => {
  const phone = world.newPhone()
  await world.join(phone, goodPassword)
  await told()
  await enter(phone)
  await enter(phone)
  expect(await told()).toEqual([`+971${phone}`, `+971${phone}`])
  const wrong = { phone, country_code: '971', password: base64('not theirs at all'), device_key: stranger }
  expect((await world.post(calls.signInByPhone.path, wrong)).code).toBe('credentials_invalid')
  expect(await told()).toEqual([])
  await enter(phone, stranger)
  expect(await told(), 'a refusal makes no device known').toEqual([`+971${phone}`])
})

it('keeps no key of a device, and at most a hundred', async () => {
  const phone = world.newPhone()
  const { PatientID } = await world.join(phone, goodPassword)
  const row = `insert into known_devices select 'patientweb', $1, n::text, now() - interval '1 day' * n from generate_series(1, 120) n`
  await world.database.query(row, [PatientID])
  await enter(phone, home)
  const kept = await world.database.query<{ hash: string }>(
    'select key_hash as hash from known_devices where patient_id = $1 order by last_sign_in_at desc',
    [PatientID],
  )
  expect(kept).toHaveLength(100)
  expect(kept[0]!.hash).not.toContain(home)
  expect(kept[1]!.hash).toBe('1')
})

it('refuses what is no key', async () => {
  const answer = await world.post(calls.signInByToken.path, { token: 'x', device_key: 'short' })
  expect([answer.status, answer.code]).toEqual([400, 'validation_failed'])
})
