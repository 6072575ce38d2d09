import * as Type from 'typebox'
import Value from 'typebox/value'
import type { SocialProvider } from '#contract/social-providers'

const closed = { additionalProperties: false } as const

/** An address of the other site; plain http is for one on this machine. */
const Site = Type.String({
  pattern: '^(https://[^\\s/?#@]+|http://(localhost|127\\.0\\.0\\.1)(:\\d+)?)(/[^\\s?#]*)?$',
})
const credentials = {
  client_id: Type.String({ minLength: 1, maxLength: 300 }),
  client_secret: Type.String({ minLength: 1, maxLength: 500 }),
}

/** Keys of the app at Google; `issuer` where it is not Google itself that is asked. */
const GoogleKeys = Type.Object({ ...credentials, issuer: Type.Optional(Site) }, closed)
export type GoogleKeys = Type.Static<typeof GoogleKeys>

/** Keys of the app at Facebook; addresses of its dialog and its Graph API, with the version in their path, where they are other ones. */
const FacebookKeys = Type.Object(
  { ...credentials, dialog_url: Type.Optional(Site), graph_url: Type.Optional(Site) },
  closed,
)
export type FacebookKeys = Type.Static<typeof FacebookKeys>

const sites = { google: Type.Optional(GoogleKeys), facebook: Type.Optional(FacebookKeys) }

const SocialKeys = Type.Object(
  { ...sites, tenants: Type.Optional(Type.Record(Type.String(), Type.Object(sites, closed))) },
  closed,
)

/** Keys by site, and by tenant those of tenants with an app of their own there: such a tenant has no others. */
export type SocialKeys = Type.Static<typeof SocialKeys>

/** The keys of a tenant. */
export function keysOf(keys: SocialKeys, tenantCode: string): Pick<SocialKeys, SocialProvider> {
  const { tenants = {} } = keys
  return (Object.hasOwn(tenants, tenantCode) ? tenants[tenantCode] : undefined) ?? keys
}

/** The keys in a JSON text, none for no text; undefined where it is not as expected. */
export function readSocialKeys(text: string | undefined): SocialKeys | undefined {
  if (text === undefined) return {}
  try {
    const keys: unknown = JSON.parse(text)
    return Value.Check(SocialKeys, keys) ? keys : undefined
  } catch {
    return undefined
  }
}
