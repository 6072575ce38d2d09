import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SignInAnswer } from '#contract/account'
import { additions, calls } from '#contract/services'
import type { SignedInDevices } from '#contract/settings'
import type { SocialNewcomer } from '#contract/social'
import type { SocialProvider } from '#contract/social-providers'
import { secretsOf } from '#server/domain/accounts/social/attempts'
import { createGoogle } from '#server/social/google'
import { outcome } from '#tests/integration/account-world'
import { goThroughSite } from '#tests/support/go-through-site'
import { keyOf, openSocialWorld, origin, visitorsOf, type SocialWorld } from './social-sign-in-world.ts'

let world: SocialWorld
beforeAll(async () => {
  world = await openSocialWorld()
})
afterAll(() => world.close())

const { begin, comeBack, returnFrom, enter, enterAs, kindsOf, waysOf } = visitorsOf(() => world)

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

  it('is answered again as before where the answer was lost, and stays signed in as they chose [C22] [R12]', async () => {
    const { brought } = await returnFrom('google', 'google-7')
    const key = 'the-answer-was-lost'
    const send = (body: object, given: object) =>
      world.post<SocialNewcomer & SignInAnswer>(calls.signInWithGoogle.path, body, given)
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
    expect(JSON.stringify(await init())).not.toContain(world.google.app.client_secret)
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
    const adapter = createGoogle({ ...world.google.app, issuer: world.google.origin })
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
    world.google.alterTokens((body) => ({ ...body, id_token: (stolen = body.id_token!) }))
    const strangers = createGoogle({ ...world.google.stranger, issuer: world.google.origin })
    await strangers.identify({ ...attempt, ...(await bring(strangers)) })
    world.google.alterTokens((body) => ({ ...body, id_token: stolen }))
    await expect(adapter.identify({ ...attempt, ...(await bring()) })).rejects.toMatchObject({ code: 'social_failed' })
    world.google.alterTokens()
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

describe('a site that is away', () => {
  it('is told as that, before the patient leaves and after they are back', async () => {
    const { brought } = await returnFrom('facebook', 'facebook-1')
    await world.facebook.close()
    expect(await outcome(enter('facebook', brought))).toBe('social_unavailable 409')
    const adapter = createGoogle({ ...world.google.app, issuer: 'http://127.0.0.1:9' })
    const attempt = { ...secretsOf('another state', Buffer.from('a secret')), redirectUri: `${origin}/` }
    await expect(adapter.authorizationUrl(attempt)).rejects.toMatchObject({ code: 'social_unavailable' })
  })
})
