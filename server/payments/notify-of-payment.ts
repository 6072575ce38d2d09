import { eq } from 'drizzle-orm'
import { Problem } from '#contract/problem'
import type { Language } from '#contract/locale'
import type { Database } from '#server/db/open'
import { appointments, reservations } from '#server/db/schema/appointments'
import { payments } from '#server/db/schema/payments'
import { tenants } from '#server/db/schema/tenants'
import { createKeyRepository, openAfterVisitMs } from '#server/domain/booking/appointment-keys'
import type { Outcome } from '#server/domain/payments/apply-state'
import { toMoney } from '#server/domain/payments/minor-units'
import { bookedMessage, type VisitMessage, type VisitWords } from '#server/messages/visit-messages'
import { givenBackMessage, stuckMessage } from '#server/messages/refund-messages'
import { notifyOfVisit, type About, type Notifier } from '#server/domain/appointments/notify-of-visit'

/** How long the words of money that could not go back are of use, in milliseconds: a month. */
const stuckWordsMs = 30 * 86_400_000

/**
 * Tells a patient what became of a visit by a payment, in the transaction `tx`: that it is booked, with the link that opens it, that the
 * money goes back, or whom to call where it could not. Nobody calls for it, so that the words are in the language of the account, else in that of the booking.
 */
export async function notifyOfPayment(
  tx: Database,
  { appointmentId, paymentId, became }: Outcome,
  telling: Pick<Notifier, 'announce' | 'reaches'>,
  now: Date,
): Promise<void> {
  const isBooked = became === 'booked'
  // Days after anything that they did, at whichever hour their bank answers: it waits for the morning, and is not lost when the visit is over.
  const late = { canWait: true, expiresAt: new Date(now.getTime() + stuckWordsMs) }
  const about: About = { isOfMoney: !isBooked, ...(became === 'stuck' && late) }
  await notifyByPayment(
    tx,
    { appointmentId, paymentId, hasLink: isBooked, about },
    telling,
    now,
    (message, { href, payment }) => {
      if (isBooked) return bookedMessage(message, href)
      const { refundAmount, paidCurrency, currency, receiptNumber } = payment
      const sum = toMoney({ amount: refundAmount ?? 0, currency: paidCurrency ?? currency })
      return became === 'stuck' ? stuckMessage(message, sum, receiptNumber ?? '') : givenBackMessage(message, sum)
    },
  )
}

type PaymentNotice = {
  appointmentId: string
  paymentId: string
  /** Whether the words have a link that opens the visit. */ hasLink: boolean
  about?: About
}
type NoticeDetails = { href: string; payment: typeof payments.$inferSelect }

/** Tells the patient of a visit what `write` writes, in the transaction `tx`; the payment knows where the app is that they booked in. */
export async function notifyByPayment(
  tx: Database,
  { appointmentId, paymentId, hasLink, about }: PaymentNotice,
  telling: Pick<Notifier, 'announce' | 'reaches'>,
  now: Date,
  write: (message: VisitMessage, of: NoticeDetails) => VisitWords,
): Promise<void> {
  const [row] = await tx
    .select({
      visit: appointments,
      payment: payments,
      during: reservations.during,
      configuration: tenants.configuration,
    })
    .from(appointments)
    .innerJoin(payments, eq(payments.id, paymentId))
    .innerJoin(reservations, eq(reservations.id, appointments.reservationId))
    .innerJoin(tenants, eq(tenants.code, appointments.tenantCode))
    .where(eq(appointments.id, appointmentId))
  if (!row) return
  const { visit, payment, during, configuration } = row
  const tenant = { code: visit.tenantCode, configuration }
  // Written from those of a request.
  const [country, language] = [payment.country, visit.language as Language]
  const expiresAt = new Date(during.to.getTime() + openAfterVisitMs)
  const keyed = { tenantCode: visit.tenantCode, appointmentId, expiresAt }
  const href = hasLink ? `${payment.link}${await createKeyRepository(tx, now).addLink(keyed)}` : ''
  try {
    const written = (message: VisitMessage) => write(message, { href, payment })
    await notifyOfVisit(tx, { ...telling, tenant, country, language }, visit.id, written, about)
  } catch (error) {
    // Who has had themselves forgotten meanwhile has no phone any more; their money goes its way all the same.
    if (!(error instanceof Problem && error.code === 'not_found')) throw error
  }
}
