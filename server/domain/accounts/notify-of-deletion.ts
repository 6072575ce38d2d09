import type { Database } from '#server/db/open'
import { deletionBrief, deletionMessage } from '#server/messages/deletion-message'
import { contactsOf, createAccountRepository } from './account-repository.ts'
import { notifyInWords, type Notifier } from './notify-account.ts'

type RequestedDeletion = { tenantCode: string; patientId: string; deletesAt: Date }

/**
 * Tells every contact of an account until when it can be kept, and its devices that it is to go.
 *
 * @param tx - the transaction in which its deletion is asked for
 */
export async function notifyOfDeletion(
  tx: Database,
  telling: Notifier,
  { tenantCode, patientId, deletesAt }: RequestedDeletion,
): Promise<void> {
  const account = await createAccountRepository(tx).findById(tenantCode, patientId)
  if (!account) return
  await notifyInWords(tx, telling, { id: patientId, contacts: contactsOf(account) }, ({ brand, language }) => ({
    subject: brand,
    body: deletionMessage(brand, deletesAt, language),
    devices: { brief: deletionBrief[language], section: 'settings', how: 'besides' },
  }))
}
