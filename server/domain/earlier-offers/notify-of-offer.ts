import type { Database } from '#server/db/open'
import { offeredMessage } from '#server/messages/visit-messages'
import { notifyWithLink, type LinkNotifier } from '../appointments/notify-with-link.ts'
import type { MadeOffer } from './ask.ts'

/**
 * Tells a patient of an earlier time that is kept for them, in the transaction `tx` that makes the offer, by the channels of the topic: it is
 * somebody else who gave the time back, or nobody.
 */
export const notifyOfOffer = (tx: Database, telling: LinkNotifier, offer: MadeOffer): Promise<void> =>
  notifyWithLink(tx, telling, offer.appointmentId, (visit, href) => offeredMessage(visit, offer, href), {
    topic: 'earlier_times',
    expiresAt: offer.expiresAt,
    canWait: true,
  })
