import type { Database } from '#server/db/open'
import { takeBack } from '#server/messages/announcer'
import { documentNotice } from '#server/messages/document-message'
import { contactsOf, createAccountRepository } from '../accounts/account-repository.ts'
import { messageTo } from '../accounts/message-to.ts'
import { daysOfUse, notifyDevices, type DeviceNotifier } from '../accounts/notify-devices.ts'
import { writingTo } from '../accounts/writing-to.ts'
import { channelsOf } from '../appointments/channels-of.ts'
import { readQuietHours } from '../quiet-hours/quiet-hours.ts'
import type { Owner } from './file-repository.ts'

/** Minutes after the last of several documents that are added in a row, which are told of together. */
const gatherMinutes = 5

/**
 * Tells a patient that a document was added to what is theirs, whoever holds their session: on their devices, else by text or by email, as their setting
 * of documents has it, and not at all where that has all off. Never which document.
 *
 * @param tx - the transaction in which it is added
 */
export async function notifyOfAdded(
  tx: Database,
  telling: DeviceNotifier,
  { tenantCode, accountId }: Owner,
): Promise<void> {
  const account = await createAccountRepository(tx).findById(tenantCode, accountId)
  if (!account) return
  const channels = await channelsOf(tx, telling.tenant, { accountId }, 'documents', telling.reaches)
  const writing = await writingTo(tx, telling, accountId)
  const { subject, body } = documentNotice(writing.language)
  const words = { tenantCode, ...writing, subject, body: `${writing.brand}: ${body}` }
  const wanted = contactsOf(account).filter(({ phone }) => (phone === undefined ? channels.email : channels.sms))
  // A text where both are wanted: that comes first among the contacts.
  const written = wanted.slice(0, 1).map((contact) => messageTo(contact, words))
  const after = new Date(telling.server.clock().getTime() + gatherMinutes * 60_000)
  const quiet = await readQuietHours(tx, { tenantCode, patientId: accountId })
  const about = {
    id: accountId,
    quiet: quiet ? [quiet] : [],
    after,
    usefulUntil: new Date(after.getTime() + daysOfUse * 86_400_000),
  }
  await takeBack(tx, accountId)
  const news = { ...writing, brief: `${subject}.`, section: 'documents' as const }
  if (channels.push && (await notifyDevices(tx, telling, accountId, news, written, about))) return
  for (const message of written) await telling.announce(tx, message, about)
}
