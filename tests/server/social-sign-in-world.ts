import { createHash, randomBytes } from 'node:crypto'
import { expect } from 'vitest'
import type { SignInAnswer } from '#contract/account'
import { additions, calls } from '#contract/services'
import type { AccountEvents } from '#contract/settings'
import type { LinkedWays, SocialBegun, SocialNewcomer } from '#contract/social'
import type { SocialProvider } from '#contract/social-providers'
import { openAccountWorld, type AccountWorld } from '#tests/integration/account-world'
import { goThroughSite } from '#tests/support/go-through-site'
import { openIdentitySite } from '#tests/support/identity-site'

/** Of whom and of which tenant a call is. */
export type Given = { tenant?: string; bearer?: string; key?: string }
type Begun = { link?: boolean; locale?: string }
type Brought = { state: string; browser_key: string; code?: string; iss?: string; error?: string }

export const origin = 'https://patients.example'
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

export type SocialWorld = Awaited<ReturnType<typeof openSocialWorld>>

/** A world with two sites: one tenant has an app at both, the other an app of its own at one. */
export async function openSocialWorld() {
  const redirectUris = (provider: string) => [`${origin}/care/sign-in/${provider}`]
  const google = await openIdentitySite({ kind: 'google', people, redirectUris: redirectUris('google') })
  const facebook = await openIdentitySite({ kind: 'facebook', people, redirectUris: redirectUris('facebook') })
  const world = await openAccountWorld({
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
  return {
    ...world,
    google,
    facebook,
    async close() {
      await Promise.all([world.close(), google.close(), facebook.close()])
    },
  }
}

const callOf = { google: calls.signInWithGoogle.path, facebook: calls.signInWithFacebook.path } as const

/** What a browser keeps for the way back from a site, and what of it the server is told before. */
export const keyOf = () => {
  const key = randomBytes(32).toString('base64url')
  return { key, hash: createHash('sha256').update(key).digest('base64url') }
}

/** What people do who sign in by a site, with the pages of the site and those of the product. */
export function visitorsOf(world: () => AccountWorld) {
  const begin = async (provider: SocialProvider, { locale = 'ar-ae', ...given }: Given & Begun = {}) => {
    const { key, hash } = keyOf()
    const body = { provider, locale, browser_hash: hash, ...(given.link && { link: true }) }
    const { data, code } = await world().post<SocialBegun>(additions.beginSocialSignIn.path, body, given)
    return { key, address: data?.authorization_url, expires: data?.expires_at, code }
  }

  /** Comes back to the product as a browser does, and reads what its page is told. */
  async function comeBack(address: URL): Promise<{ page: string; said: URLSearchParams }> {
    const answer = await world().server.app.inject({ url: address.pathname + address.search })
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

  const enter = (provider: SocialProvider, brought: Brought, given?: Given) =>
    world().post<SocialNewcomer & SignInAnswer>(callOf[provider], brought, given)

  return {
    begin,
    comeBack,
    returnFrom,
    enter,
    enterAs: async (provider: SocialProvider, as: string, given?: Given) =>
      enter(provider, (await returnFrom(provider, as, given)).brought, given),
    /** What became of their account, by kind. */
    kindsOf: async ({ idToken }: SignInAnswer) =>
      (
        await world().send<AccountEvents>('GET', additions.accountEvents.path, undefined, { bearer: idToken })
      ).data.events.map(({ kind }) => kind),
    /** The sites that sign them in. */
    waysOf: async ({ idToken }: SignInAnswer) =>
      (await world().send<LinkedWays>('GET', additions.linkedWays.path, undefined, { bearer: idToken })).data.ways.map(
        ({ provider }) => provider,
      ),
  }
}
