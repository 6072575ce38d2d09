import { and, eq, isNull } from 'drizzle-orm'
import { isOfAge } from '#contract/age'
import type { WithdrawableConsent } from '#contract/consents'
import type { DobFormat } from '#contract/person'
import type { Device } from '#contract/settings'
import type { Database } from '#server/db/open'
import { accountConsents } from '#server/db/schema/account-consents'
import { patients } from '#server/db/schema/patients'
import { problem } from '#server/errors'
import { noteEvent } from './account-events.ts'
import { listConsents, noteConsents, requireConsents, type Consent } from './consents.ts'
import { requestDeletion, withdrawDeletion, type AskInput } from './deletion.ts'

type Caller = { tenantCode: string; patientId: string; device: Device; now: Date }
type Given = Caller & {
  consents: readonly Consent[]
  /** `YYYY-MM-DD`; needed where the account has none. */
  birthday: string | undefined
  dobFormat: DobFormat
  /** `YYYY-MM-DD`, where the patient is. */
  today: string
}

/**
 * Stores what a patient agrees to whose account was made without, or who had taken it back: then the account is kept that was to be deleted for
 * it. A birthday that the account has already stays.
 *
 * Throws `consent_required` where one of those is still missing without which there is no account, `under_age`, and `validation_failed`
 * without any birthday.
 *
 * @param tx - a transaction
 */
export async function giveConsents(tx: Database, given: Given): Promise<void> {
  const { tenantCode, patientId: id, consents, today, now } = given
  const own = and(eq(patients.tenantCode, tenantCode), eq(patients.id, id), eq(patients.isGuest, false))
  const [account] = await tx.select({ birthday: patients.birthday }).from(patients).where(own).for('update')
  if (!account) throw problem('unauthenticated')
  const birthday = account.birthday ?? given.birthday
  if (birthday === undefined)
    throw problem('validation_failed', {
      fields: [{ path: '/birthday', message: 'is needed where the account has none' }],
    })
  if (!isOfAge(birthday, today)) throw problem('under_age')
  const before = await listConsents(tx, id)
  const valid = before.filter(({ withdrawnAt }) => withdrawnAt === null)
  requireConsents([...valid, ...consents])
  if (account.birthday === null) await tx.update(patients).set({ birthday, dobFormat: given.dobFormat }).where(own)
  await noteConsents(tx, { id, tenantCode }, consents, now)
  await noteEvent(tx, { ...given, kind: 'agreement_given' })
  if (valid.length < before.length) await withdrawDeletion(tx, given)
}

/**
 * Takes a consent back, and asks for the deletion of the account, which cannot be without. Undefined where there is nothing to take back.
 *
 * Throws `deletions_limit` as `requestDeletion` does.
 *
 * @param tx - a transaction
 */
export async function withdrawConsent(
  tx: Database,
  { kind, ...caller }: AskInput & { kind: WithdrawableConsent },
): Promise<{ deletesAt: Date; isNew: boolean } | undefined> {
  const { tenantCode, patientId, now } = caller
  const given = and(
    eq(accountConsents.tenantCode, tenantCode),
    eq(accountConsents.patientId, patientId),
    eq(accountConsents.kind, kind),
    isNull(accountConsents.withdrawnAt),
  )
  const withdrawn = await tx
    .update(accountConsents)
    .set({ withdrawnAt: now })
    .where(given)
    .returning({ kind: accountConsents.kind })
  if (withdrawn.length === 0) return undefined
  await noteEvent(tx, { ...caller, kind: 'agreement_withdrawn' })
  return requestDeletion(tx, caller)
}
