import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { SignInAnswer } from '#contract/account'
import { additions, calls } from '#contract/services'
import type { LinkedWays } from '#contract/social'
import { emptyAccount } from '#server/domain/accounts/empty-account'
import { unlinkWay } from '#server/domain/accounts/social/unlink-way'
import { base64, goodPassword, outcome } from '#tests/integration/account-world'
import { grownUp } from '#tests/support/grown-up'
import { openSocialWorld, visitorsOf, type Given, type SocialWorld } from './social-sign-in-world.ts'

let world: SocialWorld
beforeAll(async () => {
  world = await openSocialWorld()
})
afterAll(() => world.close())

const { begin, returnFrom, enter, enterAs, kindsOf, waysOf } = visitorsOf(() => world)

describe('somebody whom another site knows', () => {
  it('comes into an account that they have by its own code alone, whose owner is told [S18]', async () => {
    const phone = world.newPhone()
    const { PatientID } = await world.join(phone)
    const { data: newcomer } = await enterAs('google', 'google-1')
    const before = world.sent.length
    world.pass(120)
    const token = await world.proofOf(phone)
    const { data } = await world.post<SignInAnswer>(calls.signInByToken.path, {
      ...{ token, identity_token: newcomer.identity_token },
    })
    expect(data.PatientID).toBe(PatientID)
    await expect
      .poll(() =>
        world.sent
          .slice(before)
          .map(({ body }) => body)
          .join(),
      )
      .toContain('another site can sign you in')
    expect((await enterAs('google', 'google-1')).data.PatientID).toBe(PatientID)
    // Another person of the same site does not replace them.
    const other = (await enterAs('google', 'google-2')).data.identity_token
    world.pass(120)
    const proof = await world.proofOf(phone)
    const link = { token: proof, identity_token: other }
    expect(await outcome(world.post(calls.signInByToken.path, link))).toBe('social_account_differs 409')
    // Nor does the refusal spend the proof.
    expect(await outcome(world.signInByToken(proof))).toBe(200)
  })

  it('comes into an account by its password, which counts again for it alone after a lost answer [C17] [S18]', async () => {
    const [phone, other] = [world.newPhone(), world.newPhone()]
    const { PatientID } = await world.join(phone, goodPassword)
    await world.join(other, goodPassword)
    const { data: newcomer } = await enterAs('google', 'google-6')
    const byPassword = (of: string, password: string, given?: Given) =>
      world.post<SignInAnswer>(
        calls.signInByPhone.path,
        {
          ...{ phone: of, country_code: '971', password: base64(password) },
          identity_token: newcomer.identity_token,
        },
        given,
      )
    expect(await outcome(byPassword(phone, 'not the password'))).toBe('credentials_invalid 400')
    expect((await enterAs('google', 'google-6')).data).toHaveProperty('identity_token')
    const before = world.sent.length
    const { data: entered } = await byPassword(phone, goodPassword)
    expect([entered.PatientID, await waysOf(entered)]).toEqual([PatientID, ['google']])
    await expect
      .poll(() =>
        world.sent
          .slice(before)
          .map(({ body }) => body)
          .join(),
      )
      .toContain('another site can sign you in')
    expect((await enterAs('google', 'google-6')).data.PatientID).toBe(PatientID)
    expect((await byPassword(phone, goodPassword)).data.PatientID).toBe(PatientID)
    expect((await kindsOf(entered)).filter((kind) => kind === 'way_linked')).toEqual(['way_linked'])
    // To somebody else it is worth nothing, and their password is as good as before.
    for (let tries = 0; tries < 6; tries += 1)
      expect(await outcome(byPassword(other, goodPassword))).toBe('social_state_invalid 400')
    expect(await outcome(world.signInByPhone(other, goodPassword))).toBe(200)
  })

  it('is linked only where the owner can be told of it, whichever way they come in', async () => {
    const phone = world.newPhone()
    await world.join(phone, goodPassword)
    const { data: newcomer } = await enterAs('google', 'google-2')
    const link = { identity_token: newcomer.identity_token }
    world.pass(120)
    const token = await world.proofOf(phone)
    const announce = vi.spyOn(world.server.app.announcer, 'announce')
    const byPassword = { phone, country_code: '971', password: base64(goodPassword), ...link }
    for (const [path, body] of [
      [calls.signInByToken.path, { token, ...link }],
      [calls.signInByPhone.path, byPassword],
    ] as const) {
      announce.mockRejectedValueOnce(new Error('the message could not be stored'))
      expect((await world.post(path, body)).status).toBe(500)
      expect((await enterAs('google', 'google-2')).data).toHaveProperty('identity_token')
    }
    announce.mockRestore()
    // The proof was not spent either.
    expect(await outcome(world.signInByToken(token))).toBe(200)
  })
})

describe('the sites of an account', () => {
  const link = async (patient: SignInAnswer, as: string, given: Given = {}) => {
    const { page, brought } = await returnFrom('google', as, { bearer: patient.idToken, link: true })
    const path = additions.linkWay.path.replace('{provider}', 'google')
    const send = () => world.post<LinkedWays>(path, brought, { bearer: patient.idToken, ...given })
    return { page, answer: await send(), send }
  }
  const unlink = (patient: SignInAnswer, provider = 'google') =>
    world.send<LinkedWays>('DELETE', `/account/linked/${provider}`, undefined, { bearer: patient.idToken })

  it('are linked and unlinked by who is signed in, who is told of both [S18]', async () => {
    const patient = await world.join(world.newPhone())
    const { page, answer, send } = await link(patient, 'google-5', { key: 'linked-once' })
    expect(page).toBe('/care/ar-ae/dashboard/settings')
    expect(answer.data.ways).toEqual([{ provider: 'google', linked_at: world.now().toISOString() }])
    // Repeated after a lost answer.
    expect((await send()).data).toEqual(answer.data)
    expect((await enterAs('google', 'google-5')).data.PatientID).toBe(patient.PatientID)
    expect((await unlink(patient)).data.ways).toEqual([])
    expect(await outcome(unlink(patient))).toBe('not_found 404')
    expect((await enterAs('google', 'google-5')).data).toHaveProperty('identity_token')
    expect(await kindsOf(patient)).toEqual(expect.arrayContaining(['way_linked', 'way_unlinked']))
    await expect.poll(() => world.sent.map(({ body }) => body).join()).toContain('no longer signs you in')
  })

  it('are changed within ten minutes of the sign-in, or once their owner has shown that it is them', async () => {
    const phone = world.newPhone()
    const patient = await world.join(phone, goodPassword)
    await link(patient, 'google-5')
    world.pass(601)
    const bearer = patient.idToken
    expect((await begin('google', { bearer, link: true })).code).toBe('confirmation_needed')
    expect(await outcome(unlink(patient))).toMatch(/^confirmation_needed/)
    await world.post(additions.confirmOwner.path, { password: base64(goodPassword) }, { bearer })
    expect((await begin('google', { bearer, link: true })).address).toBeDefined()
    expect((await unlink(patient)).data.ways).toEqual([])
  })

  it('are nobody else’s: not by another session, nor a site that has an account already', async () => {
    const [owner, other] = [await world.join(world.newPhone()), await world.join(world.newPhone())]
    const { answer } = await link(owner, 'google-5', { bearer: other.idToken })
    expect(answer.code).toBe('social_state_invalid')
    expect((await link(owner, 'google-5')).answer.status).toBe(200)
    expect((await link(other, 'google-5')).answer.code).toBe('social_account_differs')
    const { brought } = await returnFrom('google', 'google-5', { bearer: owner.idToken, link: true })
    expect(await outcome(enter('google', brought))).toBe('social_state_invalid 400')
    expect(await outcome(world.send('GET', additions.linkedWays.path))).toBe('unauthenticated 401')
    expect((await begin('google', { link: true })).code).toBe('unauthenticated')
    await unlink(owner)
  })
})

it('the only way in of an account is not taken from it', async () => {
  const email = 'only-by-mail@mail.example'
  await world.post(additions.sendEmailCode.path, { email })
  const code = /\d{6}/.exec(world.mails.at(-1)!.body)![0]
  const { data: proof } = await world.post<{ email_token: string }>(additions.verifyEmailCode.path, {
    ...{ email, email_verification_token: code },
  })
  const { data: newcomer } = await enterAs('facebook', 'facebook-1')
  const { data: patient } = await world.post<SignInAnswer>(calls.signUp.path, {
    ...{
      token: proof.email_token,
      first_name: 'Joud',
      last_name: '',
      ...grownUp,
      identity_token: newcomer.identity_token,
    },
  })
  const unlinking = {
    ...{ tenantCode: 'patientweb', patientId: patient.PatientID, provider: 'facebook' as const },
    ...{ device: { browser: 'other' as const, platform: 'other' as const }, now: world.now() },
  }
  const unlink = (hasMail: boolean) =>
    world.database.db.transaction((tx) =>
      unlinkWay(tx, { ...unlinking, openWays: { sendsMail: hasMail, providers: ['google', 'facebook'] } }),
    )
  // Without mails no code reaches it.
  await expect(unlink(false)).rejects.toMatchObject({ code: 'last_way_in' })
  expect(await waysOf(patient)).toEqual(['facebook'])
  await unlink(true)
  expect(await waysOf(patient)).toEqual([])
})

it('an account that is forgotten is linked to nobody', async () => {
  const { data: newcomer } = await enterAs('google', 'google-3')
  const phone = world.newPhone()
  const { data } = await world.signUp(await world.proofOf(phone), { identity_token: newcomer.identity_token })
  expect(await waysOf(data)).toEqual(['google'])
  const account = { id: data.PatientID, tenantCode: 'patientweb', phone: `+971${phone}`, email: null }
  await world.database.db.transaction((tx) => emptyAccount(tx, account))
  expect((await enterAs('google', 'google-3')).data).toHaveProperty('identity_token')
})
