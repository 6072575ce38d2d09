import type { Database } from '#server/db/open'
import { accountNotice, type AccountNotice } from '#server/messages/account-notices'
import type { Announcer } from '#server/messages/announcer'
import type { Contact } from '../identity/contact.ts'
import { messageTo } from './message-to.ts'
import { writingTo, type Writer, type Writing } from './writing-to.ts'

/** On whose behalf an account's owner is told; a request is one. */
export type Telling = Writer & Pick<Announcer, 'announce'>

/** An account by its id, and every phone and email at which its owner is told. */
type AccountContacts = { id: string; contacts: Contact[] }

/** Tells an account's owner what became of it in the transaction `tx`, in their language. */
export const tellAccount = (
  tx: Database,
  telling: Telling,
  notice: AccountNotice,
  account: AccountContacts,
): Promise<void> =>
  tellInWords(tx, telling, account, ({ brand, language }) => {
    const { subject, body } = accountNotice(notice, language)
    return { subject, body: `${brand}: ${body}` }
  })

/** The same in words of the caller's own, which carry the tenant's name where that is wanted. */
export async function tellInWords(
  tx: Database,
  telling: Telling,
  { id, contacts }: AccountContacts,
  write: (writing: Writing) => { subject: string; body: string },
): Promise<void> {
  const writing = await writingTo(tx, telling, id)
  const words = { tenantCode: telling.tenant.code, ...writing, ...write(writing) }
  for (const contact of contacts) await telling.announce(tx, messageTo(contact, words))
}
