import type { Database } from '#server/db/open'
import { createSessionRepository } from '../sessions/session-repository.ts'
import { checkCode, type CodeRefusal, type TypedCode } from './check-code.ts'
import { createEmailProofRepository } from './email-proof-repository.ts'
import { after } from './send-code.ts'

/** What a code was traded for, or why not. */
export type Verified = { token: string; expiresAt: string } | { refused: CodeRefusal }

/**
 * Exchanges a code for a token of this tenant, which proves the phone or the email until `expiresAt`; see `checkCode` for refusals. A
 * phone's is a guest token, an email's signs in or up and nothing else.
 *
 * @param tx - a transaction
 */
export async function verifyCode(tx: Database, typed: TypedCode): Promise<Verified> {
  const refused = await checkCode(tx, typed)
  if (refused) return { refused }
  const { owner, rules, now } = typed
  const expiresAt = after(now, rules.proofMinutes * 60)
  const { tenantCode, phone, email } = owner
  return {
    token:
      phone === undefined
        ? await createEmailProofRepository(tx).add({ tenantCode, email, createdAt: now, expiresAt })
        : await createSessionRepository(tx).open({ tenantCode, phone, kind: 'guest', expiresAt }),
    expiresAt: expiresAt.toISOString(),
  }
}
