import type { Database } from '#server/db/open'
import { accountNotice, onDevices, type AccountNotice } from '#server/messages/account-notices'
import type { Contact } from '../identity/contact.ts'
import { messageTo } from './message-to.ts'
import { notifyDevices, type News, type DeviceNotifier } from './notify-devices.ts'
import { writingTo, type Writing } from './writing-to.ts'

/** On whose behalf an account's owner is told; a request is one. */
export type Notifier = DeviceNotifier

/** An account by its id, and every phone and email at which its owner is told. */
type AccountContacts = { id: string; contacts: Contact[] }

/** What is told, and what of it devices show: `besides` phone and email, or `first`, and those only where no device can be reached. */
type NoticeText = { subject: string; body: string; devices?: News & { how: 'besides' | 'first' } }

/** Tells an account's owner what became of it in the transaction `tx`, in their language. */
export const notifyAccount = (
  tx: Database,
  telling: Notifier,
  notice: AccountNotice,
  account: AccountContacts,
): Promise<void> =>
  notifyInWords(tx, telling, account, ({ brand, language }) => {
    const { subject, body } = accountNotice(notice, language)
    const how = onDevices[notice]
    const section = notice === 'relative_answered' ? ('relatives' as const) : ('settings' as const)
    return { subject, body: `${brand}: ${body}`, ...(how && { devices: { brief: `${subject}.`, section, how } }) }
  })

/** The same in words of the caller's own, which carry the tenant's name where that is wanted. */
export async function notifyInWords(
  tx: Database,
  telling: Notifier,
  { id, contacts }: AccountContacts,
  write: (writing: Writing) => NoticeText,
): Promise<void> {
  const writing = await writingTo(tx, telling, id)
  const { devices, ...told } = write(writing)
  const words = { tenantCode: telling.tenant.code, ...writing, ...told }
  const written = contacts.map((contact) => messageTo(contact, words))
  const isFirst = devices?.how === 'first'
  const isTold = devices && (await notifyDevices(tx, telling, id, { ...writing, ...devices }, isFirst ? written : []))
  if (isTold && isFirst) return
  for (const message of written) await telling.announce(tx, message)
}
