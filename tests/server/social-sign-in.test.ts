import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { SignInAnswer } from '#contract/account'
import { additions, calls } from '#contract/services'
import type { AccountEvents, SignedInDevices } from '#contract/settings'
import type { LinkedWays, SocialBegun, SocialNewcomer } from '#contract/social'
import type { SocialProvider } from '#contract/social-providers'
import { emptyAccount } from '#server/domain/accounts/empty-account'
import { secretsOf } from '#server/domain/accounts/social/attempts'
import { unlinkWay } from '#server/domain/accounts/social/unlink-way'
import { createGoogle } from '#server/social/google'
import { base64, goodPassword, openAccountWorld, outcome, type AccountWorld } from '#tests/integration/account-world'
import { goThroughSite } from '#tests/support/go-through-site'
import { openIdentitySite, type IdentitySite } from '#tests/support/identity-site'
import { grownUp } from '#tests/support/grown-up'

const origin = 'https://patients.example'
const people = {
  'google-1': { given_name: 'Amal', family_name: 'Haddad', email: 'Amal@Mail.example', email_verified: true },
  'google-2': { given_name: 'Basma', family_name: 'Khoury', email: 'basma@mail.example', email_verified: false },
  'google-3': {
    given_name: 'Dana <b>',
    family_name: 'x'.repeat(200),
    email: 'dana@mail.example',
    email_verified: true,
  },
  'google-4': { given_name: 'Farah', family_name: 'Mansour', email: 'farah@mail.example', email_verified: true },
  'google-5': { given_name: 'Hala', family_name: 'Nasser', email: 'hala@mail.example', email_verified: true },
  'google-6': { given_name: 'Noor', family_name: 'Aziz', email: 'noor@mail.example', email_verified: true },
  'google-7': { given_name: 'Rima', family_name: 'Daher', email: 'rima@mail.example', email_verified: true },
  'facebook-1': { given_name: 'Joud', family_name: 'Saleh', email: 'joud@mail.example', email_verified: true },
  'facebook-2': { given_name: 'Lina', family_name: 'Taha', email: 'lina@mail.example', email_verified: true },
}

let world: AccountWorld
let google: IdentitySite
let facebook: IdentitySite
beforeAll(async () => {
  const redirectUris = (provider: string) => [`${origin}/care/sign-in/${provider}`]
  google = await openIdentitySite({ kind: 'google', people, redirectUris: redirectUris('google') })
  facebook = await openIdentitySite({ kind: 'facebook', people, redirectUris: redirectUris('facebook') })
  world = await openAccountWorld({
    basePath: '/care',
    publicOrigin: origin,
    socialKeys: {
      google: { ...google.app, issuer: google.origin },
      facebook: {
        ...facebook.app,
        dialog_url: `${facebook.origin}/dialog/oauth`,
        graph_url: `${facebook.origin}/graph`,
      },
      tenants: { 'other-tenant': { google: { ...google.stranger, issuer: google.origin } } },
    },
  })
})
afterAll(async () => {
  await Promise.all([world.close(), google.close(), facebook.close()])
})

const callOf = { google: calls.signInWithGoogle.path, facebook: calls.signInWithFacebook.path } as const
const keyOf = () => {
  const key = randomBytes(32).toString('base64url')
  return { key, hash: createHash('sha256').update(key).digest('base64url') }
}

type Given = { tenant?: string; bearer?: string; key?: string }
type Begun = { link?: boolean; locale?: string }
type Brought = { state: string; browser_key: string; code?: string; iss?: string; error?: string }

const begin = async (provider: SocialProvider, { locale = 'ar-ae', ...given }: Given & Begun = {}) => {
  const { key, hash } = keyOf()
  const body = { provider, locale, browser_hash: hash, ...(given.link && { link: true }) }
  const { data, code } = await world.post<SocialBegun>(additions.beginSocialSignIn.path, body, given)
  return { key, address: data?.authorization_url, expires: data?.expires_at, code }
}

/** Comes back to the product as a browser does, and reads what its page is told. */
async function comeBack(address: URL): Promise<{ page: string; said: URLSearchParams }> {
  const answer = await world.server.app.inject({ url: address.pathname + address.search })
  const { location = '', 'cache-control': cache, 'referrer-policy': referrer } = answer.headers
  expect([answer.statusCode, cache, referrer]).toEqual([303, 'no-store', 'no-referrer'])
  const [page = '', fragment = ''] = location.split('#')
  return { page, said: new URLSearchParams(fragment) }
}

/** Goes to a site and comes back, with everything that is shown to the server then. */
async function returnFrom(provider: SocialProvider, as: string, given: Given & Begun = {}) {
  const { key, address } = await begin(provider, given)
  const { page, said } = await comeBack(await goThroughSite(address, as))
  const { social, ...brought } = Object.fromEntries(said)
  expect(social).toBe(provider)
  return { page, brought: { ...brought, browser_key: key } as Brought }
}

const enter = <T = SocialNewcomer & SignInAnswer>(provider: SocialProvider, brought: Brought, given?: Given) =>
  world.post<T>(callOf[provider], brought, given)
const enterAs = async (provider: SocialProvider, as: string, given?: Given) =>
  enter(provider, (await returnFrom(provider, as, given)).brought, given)

const kindsOf = async ({ idToken }: SignInAnswer) =>
  (
    await world.send<AccountEvents>('GET', additions.accountEvents.path, undefined, { bearer: idToken })
  ).data.events.map(({ kind }) => kind)
const waysOf = async ({ idToken }: SignInAnswer) =>
  (await world.send<LinkedWays>('GET', additions.linkedWays.path, undefined, { bearer: idToken })).data.ways.map(
    ({ provider }) => provider,
  )

describe('somebody whom another site knows', () => {
  it('is new here at first, with the names and the verified email of the site [C22] [S18]', async () => {
    const { page, brought } = await returnFrom('google', 'google-1')
    expect(page).toBe('/care/ar-ae/account/sign-in')
    const { data } = await enter('google', brought)
    expect(data).toEqual({
      ...{ identity_token: expect.any(String), expires_at: expect.any(String) },
      ...{ first_name: 'Amal', last_name: 'Haddad', email: 'amal@mail.example' },
    })
    const stored = JSON.stringify(
      await Promise.all(['social_proofs', 'social_attempts'].map((t) => world.database.query(`select * from ${t}`))),
    )
    for (const secret of [data.identity_token, brought.state, brought.browser_key, brought.code!])
      expect(stored).not.toContain(secret)
  })

  it('comes back in the language and country that they left in', async () => {
    for (const locale of ['id', 'en', 'en-sa'])
      expect((await returnFrom('google', 'google-1', { locale })).page).toBe(`/care/${locale}/account/sign-in`)
  })

  it('is told as the site tells it only where that can be used: no unverified email, no markup, no endless name', async () => {
    expect((await enterAs('google', 'google-2')).data).not.toHaveProperty('email')
    expect((await enterAs('google', 'google-3')).data).toMatchObject({ first_name: '', last_name: '' })
    const { data } = await enterAs('facebook', 'facebook-1')
    expect(data).toMatchObject({ first_name: 'Joud', last_name: 'Saleh' })
    expect(data).not.toHaveProperty('email')
  })

  it.each<[SocialProvider, string]>([
    ['google', 'google-4'],
    ['facebook', 'facebook-2'],
  ])(
    'makes an account by the phone that they prove, and %s signs them in from then on [C22] [C23] [S18] [S19]',
    async (provider, as) => {
      const { data: newcomer } = await enterAs(provider, as)
      const identity = { identity_token: newcomer.identity_token }
      const { data: joined } = await world.signUp(await world.proofOf(world.newPhone()), identity)
      expect(await kindsOf(joined)).toEqual(expect.arrayContaining(['signed_up', 'way_linked', 'signed_in']))
      const { data: again } = await enterAs(provider, as)
      expect([again.PatientID, again.phone, again.expiresIn]).toEqual([joined.PatientID, joined.phone, 900])
      expect(await waysOf(again)).toEqual([provider])
      // The token was spent, by nobody else and only once.
      expect(await outcome(world.signUp(await world.proofOf(world.newPhone()), identity))).toBe(
        'social_state_invalid 400',
      )
    },
  )

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

  it('is answered again as before where the answer was lost, and stays signed in as they chose [C22] [R12]', async () => {
    const { brought } = await returnFrom('google', 'google-7')
    const key = 'the-answer-was-lost'
    const send = (body: object, given: object) => world.post<SocialNewcomer & SignInAnswer>(callOf.google, body, given)
    const { data: newcomer } = await send(brought, { key })
    expect((await send(brought, { key })).data).toEqual(newcomer)
    expect(await outcome(send(brought, {}))).toBe('social_state_invalid 400')
    await world.signUp(await world.proofOf(world.newPhone()), { identity_token: newcomer.identity_token })

    const again = { ...(await returnFrom('google', 'google-7')).brought, stay_signed_in: false }
    const { data: entered } = await send(again, { key: `${key}-again` })
    expect((await send(again, { key: `${key}-again` })).data).toEqual(entered)
    const { data } = await world.send<SignedInDevices>('GET', additions.signedInDevices.path, undefined, {
      bearer: entered.idToken,
    })
    expect(data.sessions.find(({ is_current }) => is_current)).toMatchObject({ is_kept: false })
  })

  it('is somebody else at another tenant, which has an app of its own there [T05]', async () => {
    const { data } = await enterAs('google', 'google-4', { tenant: 'other-tenant' })
    expect(data).toHaveProperty('identity_token')
    expect((await begin('facebook', { tenant: 'other-tenant' })).code).toBe('not_found')
    const identity = { identity_token: data.identity_token }
    expect(await outcome(world.signUp(await world.proofOf(world.newPhone()), identity))).toBe(
      'social_state_invalid 400',
    )
    const init = async (tenant?: string) =>
      (await world.server.call('locale', 'GET', calls.init.path, { ...(tenant && { tenant }) })).json<{
        data: { capabilities: { social?: string[] } }
      }>().data
    expect((await init()).capabilities.social).toEqual(['google', 'facebook'])
    expect((await init('other-tenant')).capabilities.social).toEqual(['google'])
    expect(JSON.stringify(await init())).not.toContain(google.app.client_secret)
  })
})

describe('what is not right', () => {
  it.each([
    ['google', 'google-5', 'facebook', 'social_state_invalid 400'],
    // The other tenant has no app at Facebook at all.
    ['facebook', 'facebook-1', 'google', 'not_found 404'],
  ] as const)(
    'counts for nobody, of %s: forged, from another browser, tenant or site, late, or used [S18 S19]',
    async (site, as, other, elsewhere) => {
      const { brought } = await returnFrom(site, as)
      const forged = { ...brought, state: `${randomBytes(32).toString('base64url')}.ar-ae.sign-in.` }
      expect(await outcome(enter(site, forged))).toBe('social_state_invalid 400')
      expect(await outcome(enter(site, { ...brought, browser_key: keyOf().key }))).toBe('social_state_invalid 400')
      expect(await outcome(enter(site, brought, { tenant: 'other-tenant' }))).toBe(elsewhere)
      expect(await outcome(enter(other, brought))).toBe('social_state_invalid 400')
      // None of them has used it up.
      const answers = await Promise.all([1, 2, 3].map(() => outcome(enter(site, brought))))
      expect(answers.toSorted()).toEqual([200, 'social_state_invalid 400', 'social_state_invalid 400'])
      const late = await returnFrom(site, as)
      world.pass(601)
      expect(await outcome(enter(site, late.brought))).toBe('social_state_invalid 400')
    },
  )

  it('is told: no consent, a code that was used, one without its verifier', async () => {
    const { brought } = await returnFrom('google', 'nobody')
    expect(brought).toMatchObject({ error: 'access_denied' })
    expect(await outcome(enter('google', brought))).toBe('social_declined 400')
    expect(await outcome(enter('google', brought))).toBe('social_state_invalid 400')

    const first = await returnFrom('google', 'google-5')
    await enter('google', first.brought)
    const second = await returnFrom('google', 'google-5')
    expect(await outcome(enter('google', { ...second.brought, code: first.brought.code! }))).toBe('social_failed 400')

    const [one, other] = [await returnFrom('facebook', 'facebook-1'), await returnFrom('facebook', 'facebook-2')]
    expect(await outcome(enter('facebook', { ...one.brought, code: other.brought.code! }))).toBe('social_failed 400')
    const { code: _, ...without } = (await returnFrom('facebook', 'facebook-1')).brought
    expect(await outcome(enter('facebook', without))).toBe('social_failed 400')
    const busy = { ...(await returnFrom('facebook', 'facebook-1')).brought, error: 'temporarily_unavailable' }
    expect(await outcome(enter('facebook', busy))).toBe('social_unavailable 409')
  })

  it('is not believed though the site signed it: for another nonce, for another app', async () => {
    const redirectUri = `${origin}/care/sign-in/google`
    const adapter = createGoogle({ ...google.app, issuer: google.origin })
    const attempt = { ...secretsOf('the state', Buffer.from('a secret')), redirectUri }
    const bring = async (site = adapter) => {
      const back = await goThroughSite((await site.authorizationUrl(attempt)).href, 'google-5')
      return { code: back.searchParams.get('code')!, iss: back.searchParams.get('iss')! }
    }
    await expect(adapter.identify({ ...attempt, ...(await bring()) })).resolves.toMatchObject({ subject: 'google-5' })
    const otherNonce = { ...attempt, nonce: 'of another attempt', ...(await bring()) }
    await expect(adapter.identify(otherNonce)).rejects.toMatchObject({ code: 'social_failed' })
    const otherState = { ...attempt, ...(await bring()), iss: 'https://accounts.evil.example' }
    await expect(adapter.identify(otherState)).rejects.toMatchObject({ code: 'social_failed' })

    // A token that the site gave to somebody else's app, of the very same person and attempt.
    let stolen = ''
    google.alterTokens((body) => ({ ...body, id_token: (stolen = body.id_token!) }))
    const strangers = createGoogle({ ...google.stranger, issuer: google.origin })
    await strangers.identify({ ...attempt, ...(await bring(strangers)) })
    google.alterTokens((body) => ({ ...body, id_token: stolen }))
    await expect(adapter.identify({ ...attempt, ...(await bring()) })).rejects.toMatchObject({ code: 'social_failed' })
    google.alterTokens()
  })

  it('leads nobody elsewhere: a state that a stranger wrote ends on a page of ours', async () => {
    for (const state of ['//evil.example', 'x.en-ae.sign-in.', `${'a'.repeat(43)}.xx-yy.settings.//evil`]) {
      const { page } = await comeBack(
        new URL(`${origin}/care/sign-in/google?state=${encodeURIComponent(state)}&code=1`),
      )
      expect(page).toBe('/care/en-ae/account/sign-in')
    }
    const { said } = await comeBack(new URL(`${origin}/care/sign-in/google?code=${'x'.repeat(3000)}&evil=1`))
    expect([...said]).toEqual([['social', 'google']])
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

describe('a site that is away', () => {
  it('is told as that, before the patient leaves and after they are back', async () => {
    const { brought } = await returnFrom('facebook', 'facebook-1')
    await facebook.close()
    expect(await outcome(enter('facebook', brought))).toBe('social_unavailable 409')
    const adapter = createGoogle({ ...google.app, issuer: 'http://127.0.0.1:9' })
    const attempt = { ...secretsOf('another state', Buffer.from('a secret')), redirectUri: `${origin}/` }
    await expect(adapter.authorizationUrl(attempt)).rejects.toMatchObject({ code: 'social_unavailable' })
  })
})
