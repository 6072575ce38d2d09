import { createHash } from 'node:crypto'
import type { Attempt } from '#server/domain/accounts/social/identity-provider'

/** Seconds that one answer of another site may take: the patient waits, for three of them at most, and a call has twenty. */
const patience = 5

/** Options of the library for a site. Plain http is only possible for one on this machine, which the settings see to. */
export async function settingsFor(site: string) {
  const { allowInsecureRequests } = await import('openid-client')
  return { timeout: patience, execute: site.startsWith('http://') ? [allowInsecureRequests] : [] }
}

/** What a site is asked with for a code that only this server can trade (RFC 7636). */
export const askingParameters = ({ redirectUri, state, verifier }: Attempt): Record<string, string> => ({
  redirect_uri: redirectUri,
  state,
  code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  code_challenge_method: 'S256',
})

/** The address to which a patient came back, as the site called it. */
export function returnAddress({
  redirectUri,
  state,
  code,
  iss,
}: Attempt & { code: string; iss?: string | undefined }): URL {
  const address = new URL(redirectUri)
  for (const [name, value] of Object.entries({ code, state, iss }))
    if (value !== undefined) address.searchParams.set(name, value)
  return address
}
