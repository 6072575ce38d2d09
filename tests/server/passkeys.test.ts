import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Confirmation, SignInAnswer } from '#contract/account'
import {
  passkeyLimits,
  type Passkey,
  type PasskeyInvitation,
  type PasskeyQuestion,
  type Passkeys,
} from '#contract/passkey'
import { additions } from '#contract/services'
import type { AccountEvents } from '#contract/settings'
import { patients } from '#server/db/schema/patients'
import { eraseAccounts } from '#server/domain/accounts/erase-accounts'
import { removePasskey } from '#server/domain/accounts/passkeys/remove-passkey'
import { base64, goodPassword, openAccountWorld, outcome, type AccountWorld } from '#tests/integration/account-world'
import { createAuthenticator } from '#tests/support/authenticator'
import { eq } from 'drizzle-orm'

let world: AccountWorld
beforeAll(async () => {
  world = await openAccountWorld()
})
afterAll(() => world.close())

type Device = ReturnType<typeof createAuthenticator>
type With = { tenant?: string; key?: string }

const invite = (bearer: string) => world.post<PasskeyInvitation>(additions.passkeyInvitation.path, {}, { bearer })
const save = (bearer: string, credential: object, given: With = {}) =>
  world.post<Passkey>(additions.addPasskey.path, { credential }, { bearer, ...given })
const ask = async (given: With = {}) =>
  (await world.post<PasskeyQuestion>(additions.passkeyQuestion.path, {}, given)).data
const enter = (credential: object, given: With = {}) =>
  world.post<SignInAnswer>(additions.signInByPasskey.path, { credential }, given)
const listOf = async (bearer: string) =>
  (await world.send<Passkeys>('GET', additions.passkeys.path, undefined, { bearer })).data.passkeys
const remove = (bearer: string, id: string) =>
  world.send<unknown>('DELETE', `/account/passkeys/${id}`, undefined, { bearer })
const rename = (bearer: string, id: string, name: string) =>
  world.send<Passkey>('PUT', `/account/passkeys/${id}`, { name }, { bearer })
const eventsOf = async (bearer: string) =>
  (await world.send<AccountEvents>('GET', additions.accountEvents.path, undefined, { bearer })).data.events
const confirm = (bearer: string, body: object) =>
  world.post<Confirmation>(additions.confirmOwner.path, body, { bearer })

/** A new account with a passkey on a device of its own. */
async function joinWithPasskey(password?: string) {
  const phone = world.newPhone()
  const { idToken, refreshToken, PatientID } = await world.join(phone, password)
  const device = createAuthenticator()
  const { data: passkey } = await save(idToken, device.make((await invite(idToken)).data))
  return { phone, idToken, refreshToken, PatientID, device, passkey }
}

const signInWith = async (device: Device) => enter(device.sign(await ask()))

describe('a passkey', () => {
  it('is made by a device for an account that it does not learn the id of, and signs in [R09]', async () => {
    const phone = world.newPhone()
    const { idToken, PatientID } = await world.join(phone)
    const device = createAuthenticator()
    const { data: invitation } = await invite(idToken)
    expect(invitation).toMatchObject({
      rp: { id: 'localhost' },
      user: { name: `+971${phone}`, displayName: 'Layla Haddad' },
      attestation: 'none',
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    expect(JSON.stringify(invitation)).not.toContain(PatientID)
    const handle = Buffer.from(invitation.user.id, 'base64url')
    expect([handle.length, handle.includes(PatientID)]).toEqual([32, false])

    const made = device.make(invitation)
    const { data: passkey } = await save(idToken, made)
    const begun = world.now().toISOString()
    expect(passkey).toEqual({
      ...{ id: passkey.id, browser: 'other', platform: 'other', created_at: begun },
      ...{ host: 'localhost', backed_up: passkey.backed_up },
    })
    expect(world.sent.at(-1)).toMatchObject({
      phone: `+971${phone}`,
      body: expect.stringMatching(/passkey was added/) as string,
    })
    world.pass(3600)
    const { data: answer, status } = await signInWith(device)
    expect([status, answer.PatientID, answer.phone]).toEqual([200, PatientID, `+971${phone}`])
    expect(await world.statusOf(answer.idToken)).toBe(200)
    expect(await listOf(answer.idToken)).toEqual([{ ...passkey, last_used_at: world.now().toISOString() }])
    expect((await eventsOf(answer.idToken)).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['signed_in', 'passkey_added']),
    )
    // A second device is told which one there is, and knows the account by the same handle.
    const { data: second } = await invite(answer.idToken)
    expect([second.user.id, second.excludeCredentials.map(({ id }) => id)]).toEqual([invitation.user.id, [made.id]])
    expect(second.challenge).not.toBe(invitation.challenge)
  })

  it('signs in once by what it has signed, and again for who did not hear the answer', async () => {
    const { device, PatientID } = await joinWithPasskey()
    const signed = device.sign(await ask())
    const first = await enter(signed, { key: 'the-one-sign-in' })
    const again = await enter(signed, { key: 'the-one-sign-in' })
    expect([first.data.PatientID, again.data]).toEqual([PatientID, first.data])
    expect(await outcome(enter(signed))).toBe('passkey_expired 400')
  })

  it('is asked for by two devices in one second, and by one that is pressed twice', async () => {
    const { idToken } = await joinWithPasskey()
    const headers = { authorization: `Bearer ${idToken}` }
    const twice = async ({ path }: { path: string }) => {
      const press = () => world.server.call('account', 'POST', path, { body: {}, headers })
      return [await press(), await press()].map(({ statusCode }) => statusCode)
    }
    expect(await twice(additions.passkeyQuestion)).toEqual([200, 200])
    expect(await twice(additions.passkeyInvitation)).toEqual([200, 200])
  })

  it('signs nobody in five minutes after it was asked, for another purpose, or at another tenant', async () => {
    const { device, idToken } = await joinWithPasskey()
    const late = device.sign(await ask())
    world.pass(301)
    expect(await outcome(enter(late))).toBe('passkey_expired 400')
    const { challenge } = (await invite(idToken)).data
    const question = await ask()
    expect(await outcome(enter(device.sign({ ...question, challenge })))).toBe('passkey_expired 400')
    expect(await outcome(enter(device.sign({ ...question, challenge: 'b2Ytbm9ib2R5' })))).toBe('passkey_expired 400')
    expect(await outcome(enter(device.sign(question), { tenant: 'other-tenant' }))).toBe('passkey_expired 400')
    expect(await outcome(enter(device.sign(await ask({ tenant: 'other-tenant' })), { tenant: 'other-tenant' }))).toBe(
      'passkey_invalid 400',
    )
    expect((await signInWith(device)).status).toBe(200)
  })

  it('is answered alike whether it is unknown, removed, forged or of another’s key [T05]', async () => {
    const { device, idToken, passkey } = await joinWithPasskey()
    const other = await joinWithPasskey()
    const stranger = createAuthenticator()
    stranger.make({ ...(await invite(idToken)).data, excludeCredentials: [] })
    const [own, theirs] = [device.sign(await ask()), other.device.sign(await ask())]
    const { signature } = device.sign(await ask()).response
    const refused = [
      stranger.sign(await ask()),
      { ...own, response: { ...own.response, signature } },
      { ...theirs, id: device.sign(await ask()).id },
      { ...device.sign(await ask()), response: { ...device.sign(await ask()).response, userHandle: 'AAAA' } },
    ]
    const answers = []
    for (const credential of refused) answers.push(await enter(credential))
    await remove(idToken, passkey.id)
    answers.push(await signInWith(device))
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(new Set([JSON.stringify(answers[0])]))
    expect([answers[0]!.status, answers[0]!.code]).toEqual([400, 'passkey_invalid'])
    expect(await outcome(enter({ id: 'x', response: { ...own.response, clientDataJSON: 'bm8' } }))).toBe(
      'passkey_invalid 400',
    )
  })

  it('counts at the address alone at which the patient is, and only where the device has asked who it is', async () => {
    const { device, idToken } = await joinWithPasskey()
    const elsewhere = device.sign({ ...(await ask()), rpId: 'localhost' }, 'https://localhost:4430')
    expect(await outcome(enter(elsewhere))).toBe('passkey_invalid 400')
    expect(
      await outcome(save(idToken, createAuthenticator().make((await invite(idToken)).data, 'https://localhost:4430'))),
    ).toBe('passkey_invalid 400')
    const careless = createAuthenticator({ isVerifying: false })
    expect(await outcome(save(idToken, careless.make((await invite(idToken)).data)))).toBe('passkey_invalid 400')
  })

  it('that has signed less often than before is refused, and the patient reads of it', async () => {
    const { device, idToken } = await joinWithPasskey()
    await signInWith(device)
    await world.database.query(`update passkeys set counter = 500`, [])
    expect(await outcome(signInWith(device))).toBe('passkey_invalid 400')
    expect((await eventsOf(idToken)).filter(({ kind }) => kind === 'passkey_refused')).toHaveLength(1)
    // Whoever has not its key cannot have that written.
    const forged = device.sign(await ask())
    const { signature } = device.sign(await ask()).response
    await enter({ ...forged, response: { ...forged.response, signature } })
    expect((await eventsOf(idToken)).filter(({ kind }) => kind === 'passkey_refused')).toHaveLength(1)
  })
})

describe('the passkeys of an account', () => {
  it('are the patient’s own: others neither see, rename nor remove them [T05]', async () => {
    const { idToken, passkey } = await joinWithPasskey()
    const stranger = await world.join(world.newPhone())
    expect(await listOf(stranger.idToken)).toEqual([])
    for (const id of [passkey.id, '6f1c2f6e-0000-4000-8000-000000000000', 'no-id']) {
      expect(await outcome(rename(stranger.idToken, id, 'Mine'))).toBe('not_found 404')
      expect(await outcome(remove(stranger.idToken, id))).toBe('not_found 404')
    }
    const invited = createAuthenticator().make((await invite(idToken)).data)
    expect(await outcome(save(stranger.idToken, invited))).toBe('passkey_expired 400')
    expect(await listOf(idToken)).toEqual([passkey])
  })

  it('are called as the patient likes, within bounds', async () => {
    const { idToken, passkey } = await joinWithPasskey()
    expect((await rename(idToken, passkey.id, '  هاتف ليلى ')).data.name).toBe('هاتف ليلى')
    for (const name of ['', '   ', '<b>', 'x'.repeat(passkeyLimits.name + 1)])
      expect(await outcome(rename(idToken, passkey.id, name))).toBe('validation_failed 400')
    expect((await listOf(idToken))[0]!.name).toBe('هاتف ليلى')
  })

  it('are ten at most, each on a device once', async () => {
    const { idToken, device, passkey } = await joinWithPasskey()
    for (let more = 1; more < passkeyLimits.most; more += 1)
      await save(idToken, createAuthenticator().make((await invite(idToken)).data))
    expect(await listOf(idToken)).toHaveLength(passkeyLimits.most)
    expect(await outcome(invite(idToken))).toBe('passkeys_limit 409')
    await remove(idToken, passkey.id)
    const { data: invitation } = await invite(idToken)
    const made = createAuthenticator().make(invitation)
    expect((await save(idToken, made, { key: 'the-one-passkey' })).status).toBe(200)
    expect((await save(idToken, made, { key: 'the-one-passkey' })).status).toBe(200)
    expect(await outcome(save(idToken, made))).toBe('passkey_expired 400')
    expect(await listOf(idToken)).toHaveLength(passkeyLimits.most)
    expect(await outcome(signInWith(device))).toBe('passkey_invalid 400')
  })

  it('are changed only by who has lately shown that it is them', async () => {
    const { idToken, refreshToken, passkey, phone } = await joinWithPasskey(goodPassword)
    world.pass(601)
    expect(await outcome(invite(idToken))).toBe('confirmation_needed 403')
    expect(await outcome(remove(idToken, passkey.id))).toBe('confirmation_needed 403')
    const wrong = await confirm(idToken, { password: base64('not that one') })
    expect([wrong.code, wrong.details]).toEqual(['credentials_invalid', { attempts_left: 4 }])
    expect(await outcome(confirm(idToken, {}))).toBe('validation_failed 400')
    const strangers = await world.proofOf(world.newPhone())
    expect(await outcome(confirm(idToken, { token: strangers }))).toBe('guest_token_invalid 403')
    expect(await outcome(invite(idToken))).toBe('confirmation_needed 403')

    const until = new Date(world.now().getTime() + 600_000).toISOString()
    expect((await confirm(idToken, { password: base64(goodPassword) })).data).toEqual({ until })
    expect((await invite(idToken)).status).toBe(200)
    // Of another device that was not asked.
    const other = (await world.signInByPhone(phone, goodPassword)).data.idToken
    world.pass(601)
    const renewed = (await world.refresh(refreshToken)).data.idToken
    expect(await outcome(invite(renewed))).toBe('confirmation_needed 403')
    const token = await world.proofOf(phone)
    expect((await confirm(renewed, { token })).status).toBe(200)
    expect(await outcome(confirm(renewed, { token }))).toBe('guest_token_invalid 403')
    expect(await outcome(invite(other))).toBe('confirmation_needed 403')
    expect((await remove(renewed, passkey.id)).status).toBe(200)
    expect(world.sent.at(-1)!.body).toMatch(/passkey was removed/)
    expect((await eventsOf(renewed)).map(({ kind }) => kind)).toContain('passkey_removed')
    // Who is signed in by it stays so.
    expect(await world.statusOf(renewed)).toBe(200)
  })

  it('are not removed where nothing else would sign in', async () => {
    const { PatientID: patientId, passkey, idToken } = await joinWithPasskey()
    const { db } = world.database
    const byMail = { phone: null, email: 'layla@only.example', emailProvenAt: world.now() }
    await db.update(patients).set(byMail).where(eq(patients.id, patientId))
    const removed = {
      ...{ tenantCode: 'patientweb', patientId, id: passkey.id, now: world.now() },
      device: { browser: 'safari', platform: 'ios' } as const,
    }
    const removeWhere = (sendsMail: boolean) =>
      db.transaction((tx) => removePasskey(tx, { ...removed, openWays: { sendsMail, providers: ['partner'] } }))
    await expect(removeWhere(false)).rejects.toMatchObject({ code: 'last_way_in', status: 409 })
    expect(await listOf(idToken)).toHaveLength(1)
    await removeWhere(true)
    expect(await listOf(idToken)).toEqual([])
  })

  it('are in the patient’s data, and go with the account', async () => {
    const { PatientID, idToken, device, passkey } = await joinWithPasskey()
    await rename(idToken, passkey.id, 'The blue phone')
    const archive = await world.server.call('account', 'POST', additions.downloadAccount.path, {
      body: {},
      headers: { authorization: `Bearer ${idToken}` },
    })
    const files = unzipSync(archive.rawPayload)
    expect(JSON.parse(strFromU8(files['passkeys.json']!))).toEqual([{ ...passkey, name: 'The blue phone' }])
    await invite(idToken)
    await world.database.db.update(patients).set({ deletesAt: world.now() }).where(eq(patients.id, PatientID))
    await eraseAccounts(world.database.db, world.now())
    const left = await world.database.query(
      `select 1 from passkeys where patient_id = $1 union all select 1 from passkey_challenges where patient_id = $1`,
      [PatientID],
    )
    expect(left).toEqual([])
    expect(await outcome(signInWith(device))).toBe('passkey_invalid 400')
  })
})
