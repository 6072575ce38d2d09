import type { Money } from '#contract/wire'
import type { Database } from '#server/db/open'
import { problem } from '#server/errors'
import type { Tenant } from '#server/tenants/tenant'
import { lockVisit, rescheduleAppointment, type Moved } from '../booking/reschedule-appointment.ts'
import { declineOpen, getOffer, type NamedOffer } from './offer-repository.ts'

type Accept = NamedOffer & {
  tenant: Tenant
  /** The fee the patient was shown; that of the offer where none is given. */
  fee?: Money | undefined
  now: Date
}

/**
 * Moves an appointment to the earlier time that is kept for it, in the transaction `tx`. Undefined where this call did not move it: it can be sent
 * twice. Throws what `rescheduleAppointment` throws, `offer_expired`, and `offer_answered` after a no.
 */
export async function acceptOffer(
  tx: Database,
  { tenant, appointmentId, offerId, fee, now }: Accept,
): Promise<Moved | undefined> {
  await lockVisit(tx, tenant, appointmentId)
  const offer = await getOffer(tx, { appointmentId, offerId })
  const isOpen = offer.status === 'open' && offer.expiresAt > now
  if (!isOpen && offer.status !== 'accepted')
    throw problem(offer.status === 'declined' ? 'offer_answered' : 'offer_expired')
  return rescheduleAppointment(tx, {
    ...{ tenant, id: appointmentId, start: offer.startsAt, now, isOffered: true },
    fee: fee ?? { amount: offer.feeAmount, currency: offer.feeCurrency },
  })
}

/** Says no to an offer; one that is over is left as it is. Throws `offer_answered` where it was accepted. */
export async function declineOffer(tx: Database, named: NamedOffer, now: Date): Promise<void> {
  const { status } = await getOffer(tx, named)
  if (status === 'accepted') throw problem('offer_answered')
  if (status === 'open' && !(await declineOpen(tx, named, now))) await declineOffer(tx, named, now)
}
