import type { SocialAnswer } from '#contract/social'
import type { SocialProvider } from '#contract/social-providers'
import type { Database } from '#server/db/open'
import { socialProofs } from '#server/db/schema/patients'
import { createToken, hashToken } from '#server/tokens'
import { after } from '#server/domain/identity/send-code'
import { createLinkedIdentities } from '../linked-identities.ts'
import { openSession, type Arrival } from '../open-session.ts'
import type { SocialPerson } from './identity-provider.ts'

/** How long a newcomer may take to prove or make their account. */
const proofMinutes = 30

type Entry = Arrival & { tenantCode: string; provider: SocialProvider; person: SocialPerson }

/**
 * Signs somebody in whom another site knows (S18, S19): into the account that is linked to them. Nobody is let into an account by an email
 * alone: whoever is linked to none is given a token, which links them to the one that they prove to be theirs, or make.
 *
 * @param tx - a transaction
 */
export async function signInByIdentity(
  tx: Database,
  { tenantCode, provider, person, ...arrival }: Entry,
): Promise<SocialAnswer> {
  const { subject, firstName, lastName, email } = person
  const known = await createLinkedIdentities(tx).find(tenantCode, { provider, subject })
  if (known) return openSession(tx, known, arrival)
  const token = createToken()
  const expiresAt = after(arrival.now, proofMinutes * 60)
  await tx.insert(socialProofs).values({ tokenHash: hashToken(token), tenantCode, provider, subject, expiresAt })
  return {
    identity_token: token,
    expires_at: expiresAt.toISOString(),
    first_name: firstName,
    last_name: lastName,
    ...(email !== undefined && { email }),
  }
}
