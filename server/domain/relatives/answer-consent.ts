import { eq } from 'drizzle-orm'
import type { ConsentAnswer, ConsentLinkFault, ConsentQuestion } from '#contract/relative-consent'
import type { Database } from '#server/db/open'
import { patients } from '#server/db/schema/patients'
import { problem } from '#server/errors'
import { noteEvent } from '../accounts/account-events.ts'
import { become, findConsentOfLink, lockConsentOfLink, type ConsentRow } from './consent-repository.ts'
import { stateAfter } from './consent-states.ts'

type Shown = { tenantCode: string; token: string; now: Date }

/** What a link asks, or what became of it. Throws `consent_link_invalid` for one that is not known or was not answered in time. */
export async function readConsent(db: Database, { tenantCode, token, now }: Shown): Promise<ConsentQuestion> {
  const row = await findConsentOfLink(db, tenantCode, token)
  if (!row || row.status === 'needed') throw refused('unknown')
  if (isLate(row, now)) throw refused('expired')
  const [asker] = await db
    .select({ firstName: patients.firstName })
    .from(patients)
    .where(eq(patients.id, row.accountId))
  return {
    state: row.status,
    first_name: asker?.firstName ?? '',
    ...(row.status === 'asked' && row.expiresAt && { expires_at: row.expiresAt.toISOString() }),
  }
}

/** Whose relative has answered, and whether they had before. */
export type Answered = { accountId: string; isNew: boolean }

/**
 * Takes the answer of a relative. The same answer again changes nothing. Throws `consent_link_invalid` for a link that is not known, was
 * answered otherwise, or is past its time.
 *
 * @param tx - a transaction
 */
export async function answerConsent(
  tx: Database,
  { tenantCode, token, answer, now }: Shown & { answer: ConsentAnswer },
): Promise<Answered> {
  const row = await lockConsentOfLink(tx, tenantCode, token)
  if (!row) throw refused('unknown')
  const { accountId, relativeId } = row
  const state = stateAfter[answer]
  if (row.status === state) return { accountId, isNew: false }
  if (isLate(row, now)) throw refused('expired')
  const refusals = row.refusals + (state === 'given' ? 0 : 1)
  if (!(await become(tx, relativeId, state, { answeredAt: now, refusals }))) throw refused('used')
  // On whose device it was is none of the account's business.
  const device = { browser: 'other', platform: 'other' } as const
  await noteEvent(tx, { tenantCode, patientId: accountId, kind: `consent_${state}`, device, now })
  return { accountId, isNew: true }
}

const isLate = ({ status, expiresAt }: ConsentRow, now: Date) =>
  status === 'asked' && expiresAt !== null && expiresAt <= now

const refused = (reason: ConsentLinkFault) => problem('consent_link_invalid', { details: { reason } })
