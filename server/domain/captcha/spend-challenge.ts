import type { Database } from '#server/db/open'
import { spentCaptchas } from '#server/db/schema/requests'
import { hashToken } from '#server/tokens'

type Spent = { tenantCode: string; nonce: string; expiresAt: Date }

/** Notes that a challenge was solved; false where it was before. Each row has cost its sender a solution. */
export async function spendChallenge(db: Database, { tenantCode, nonce, expiresAt }: Spent): Promise<boolean> {
  const spent = await db
    .insert(spentCaptchas)
    .values({ tenantCode, nonceHash: hashToken(nonce), expiresAt })
    .onConflictDoNothing()
    .returning({ nonceHash: spentCaptchas.nonceHash })
  return spent.length === 1
}
