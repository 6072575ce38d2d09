import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { interactionPolicy, Provider, type Configuration } from 'oidc-provider'

/** Somebody with an account at a site. */
export type SitePerson = { given_name: string; family_name: string; email: string; email_verified: boolean }

type SiteOptions = {
  kind: 'google' | 'facebook'
  /** By the id that the site has for them. */
  people: Readonly<Record<string, SitePerson>>
  redirectUris: string[]
}

export type IdentitySite = Awaited<ReturnType<typeof openIdentitySite>>

/** What the app is at the site. */
const app = { client_id: 'patients-app', client_secret: 'a-secret-of-the-app' }
/** Somebody else's app there. */
const stranger = { client_id: 'another-app', client_secret: 'a-secret-of-another-app' }

/**
 * A site like Google or Facebook on this machine, which really runs the flow: who goes there chooses a person on its page, or is the one
 * whom `login_hint` names; anybody unknown does not agree.
 */
export async function openIdentitySite({ kind, people, redirectUris }: SiteOptions) {
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = new Provider(origin, { ...settingsOf(kind, people), clients: clientsFor(redirectUris) })
  let alter: ((body: { id_token?: string }) => object) | undefined

  provider.use(async (ctx, next) => {
    if (ctx.path === '/graph/me') return void (ctx.body = await profile())
    if (!ctx.path.startsWith('/interaction/')) {
      await next()
      if (alter && ctx.path === '/token') ctx.body = alter(ctx.body as object)
      return
    }
    const { params } = await provider.interactionDetails(ctx.req, ctx.res)
    const chosen = ctx.query['as'] ?? params['login_hint']
    if (typeof chosen !== 'string') {
      ctx.type = 'html'
      ctx.body = choicesOf(people)
      return
    }
    const result = Object.hasOwn(people, chosen)
      ? { login: { accountId: chosen }, select_account: {} }
      : { error: 'access_denied', error_description: 'not this time' }
    ctx.redirect(await provider.interactionResult(ctx.req, ctx.res, result))

    async function profile() {
      const bearer = ctx.get('authorization').replace('Bearer ', '')
      const token = await provider.AccessToken.find(bearer)
      const proof = createHmac('sha256', app.client_secret).update(bearer).digest('hex')
      const person = token && people[token.accountId]
      if (!token || !person || ctx.query['appsecret_proof'] !== proof) return ctx.throw(401)
      const { given_name: first_name, family_name: last_name, email } = person
      return { id: token.accountId, first_name, last_name, email }
    }
  })
  const answer = provider.callback()

  return {
    origin,
    app,
    stranger,
    /** Changes what the site answers for a code, until it is called without a change. */
    alterTokens: (change?: typeof alter) => void (alter = change),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const clientsFor = (redirect_uris: string[]) =>
  [app, stranger].map((client) => ({
    ...client,
    redirect_uris,
    response_types: ['code' as const],
    grant_types: ['authorization_code'],
    token_endpoint_auth_method: 'client_secret_post' as const,
  }))

function settingsOf(kind: SiteOptions['kind'], people: SiteOptions['people']): Configuration {
  const policy = interactionPolicy.base()
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0)
  const scope = kind === 'google' ? 'openid email profile' : 'public_profile email'
  return {
    cookies: { keys: ['a key of the site'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    scopes: ['openid', 'email', 'profile', 'public_profile'],
    // As at Google: who it is stands in what is signed.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_ctx, { uid }) => `/interaction/${uid}` },
    pkce: { required: () => true },
    ttl: { Session: 600, Interaction: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
    ...(kind === 'facebook' && { routes: { authorization: '/dialog/oauth', token: '/graph/oauth/access_token' } }),
    findAccount: (_ctx, sub) => ({ accountId: sub, claims: async () => ({ sub, ...people[sub] }) }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({ accountId: oidc.session!.accountId!, clientId: oidc.client!.clientId })
      grant.addOIDCScope(scope)
      await grant.save()
      return grant
    },
  }
}

/** The site's page, with a link for each person and one for who does not agree. */
const choicesOf = (people: SiteOptions['people']) =>
  `<!doctype html><html lang="en"><title>The other site</title><h1>Who are you?</h1>${[
    ...Object.entries(people).map(([id, { given_name }]) => `<p><a href="?as=${id}">${given_name}</a></p>`),
    '<p><a href="?as=nobody">Cancel</a></p>',
  ].join('')}</html>`
