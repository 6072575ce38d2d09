import type { Device } from '#contract/settings'
import type { Database } from '#server/db/open'
import { problem } from '#server/errors'
import { checkCode, type CodeRefusal, type TypedCode } from '../identity/check-code.ts'
import type { Contact } from '../identity/contact.ts'
import { lockContact } from '../identity/lock-contact.ts'
import { noteEvent } from './account-events.ts'
import { contactsOf, createAccountRepository } from './account-repository.ts'

/** The purpose of codes that confirm a new phone or email of an account: nobody else's session can use them. */
export const changePurpose = (kind: 'phone' | 'email', accountId: string) => `new_${kind} ${accountId}`

type Change = { accountId: string; typed: TypedCode; device: Device }

/** Where the account was reached before, of that what was replaced counts no more; or why the code was refused. */
export type Changed = { before: Contact[] } | { refused: CodeRefusal }

/**
 * Replaces the phone or the email of an account by the one that the code was sent to (C35, C37). What was booked with the new phone is the
 * account's from then on; a refusal is a value, as in `checkCode`.
 *
 * Throws `account_exists` where another account has it, and `unauthenticated` where there is no such account; the code can then be used
 * again.
 *
 * @param tx - a transaction
 */
export async function changeContact(tx: Database, { accountId, typed, device }: Change): Promise<Changed> {
  const { owner, now } = typed
  const { tenantCode, purpose: _, ...contact } = owner
  const refused = await checkCode(tx, typed)
  if (refused) return { refused }
  await lockContact(tx, tenantCode, contact)
  const accounts = createAccountRepository(tx)
  const account = await accounts.hold(tenantCode, accountId)
  if (!account) throw problem('unauthenticated')
  if (!(await accounts.setContact(account, contact, now))) throw problem('account_exists')
  if (contact.phone !== undefined) await accounts.takeGuests({ ...account, phone: contact.phone })
  const kind = contact.phone === undefined ? 'email_changed' : 'phone_changed'
  await noteEvent(tx, { tenantCode, patientId: account.id, kind, device, now })
  return { before: contactsOf(account) }
}
