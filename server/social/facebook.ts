import { createHmac } from 'node:crypto'
import type { Configuration } from 'openid-client'
import { longestText } from '#contract/text-limits'
import type { IdentityProvider, SocialPerson } from '#server/domain/accounts/social/identity-provider'
import { askingParameters, returnAddress, settingsFor } from './code-flow.ts'
import type { FacebookKeys } from './keys.ts'
import { withSite } from './site-failure.ts'
import { usableName } from './usable-name.ts'

/** What the Graph API is asked for. */
const fields = 'id,first_name,last_name,email'

/** Facebook as a way in (S19): OAuth 2, and its Graph API for who it is. It does not say whether an email is verified. */
export function createFacebook({
  client_id,
  client_secret,
  dialog_url = 'https://www.facebook.com/v23.0/dialog/oauth',
  graph_url = 'https://graph.facebook.com/v23.0',
}: FacebookKeys): IdentityProvider {
  const site = async () => {
    const { ClientSecretPost, Configuration: Site } = await import('openid-client')
    const server = {
      issuer: 'https://www.facebook.com',
      authorization_endpoint: dialog_url,
      token_endpoint: `${graph_url}/oauth/access_token`,
    }
    const configuration = new Site(server, client_id, undefined, ClientSecretPost(client_secret))
    const { timeout, execute } = await settingsFor(graph_url)
    configuration.timeout = timeout
    for (const change of execute) change(configuration)
    return configuration
  }
  return {
    authorizationUrl: (attempt) =>
      withSite(async () => {
        const { buildAuthorizationUrl } = await import('openid-client')
        return buildAuthorizationUrl(await site(), { ...askingParameters(attempt), scope: 'public_profile email' })
      }),
    identify: (returned) =>
      withSite(async () => {
        const { authorizationCodeGrant } = await import('openid-client')
        const configuration = await site()
        const { access_token: token } = await authorizationCodeGrant(
          configuration,
          returnAddress({ ...returned, iss: undefined }),
          {
            expectedState: returned.state,
            pkceCodeVerifier: returned.verifier,
          },
        )
        const address = new URL(`${graph_url}/me`)
        // Proves to Facebook that the token is not used by somebody who found it.
        const proof = createHmac('sha256', client_secret).update(token).digest('hex')
        address.search = new URLSearchParams({ fields, appsecret_proof: proof }).toString()
        return toPerson(await profileAt(configuration, token, address))
      }),
  }
}

async function profileAt(site: Configuration, token: string, address: URL): Promise<Record<string, unknown>> {
  const { fetchProtectedResource } = await import('openid-client')
  const answer = await fetchProtectedResource(site, token, address, 'GET')
  if (!answer.ok) throw new Error('no profile', { cause: answer })
  return (await answer.json()) as Record<string, unknown>
}

function toPerson({ id, first_name, last_name }: Record<string, unknown>): SocialPerson {
  if (typeof id !== 'string' || id === '' || id.length > 200) throw new Error('a profile without an id')
  return {
    subject: id,
    firstName: usableName(first_name, longestText.firstName),
    lastName: usableName(last_name, longestText.lastName),
    email: undefined,
  }
}
