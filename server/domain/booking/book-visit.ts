import { changeTermsOf } from '#contract/change-terms'
import type { Language } from '#contract/locale'
import type { PaymentMethod, PrepaidMethod } from '#contract/payment-methods'
import type { Money } from '#contract/wire'
import { eq } from 'drizzle-orm'
import type { Database } from '#server/db/open'
import { isUuid } from '#server/db/is-uuid'
import { appointments } from '#server/db/schema/appointments'
import { facilities } from '#server/db/schema/facilities'
import { problem } from '#server/errors'
import type { Tenant } from '#server/tenants/tenant'
import { createToken, hashToken } from '#server/tokens'
import { dayAt } from '../availability/wall-clock.ts'
import { noteEvent } from '../practices/note-event.ts'
import { addPayment, type PaymentOrigin } from '../payments/add-payment.ts'
import { payUntil } from '../payments/time-to-pay.ts'
import { findPaymentWays, isPrepaidMethod, refuseMethod } from '../payments/payment-options.ts'
import { createRelativeRepository } from '../relatives/relative-repository.ts'
import { requireConsent } from '../relatives/require-consent.ts'
import { createAppointmentNumber } from './appointment-number.ts'
import { createClaimRepository, type Holder, type Terms } from './claims.ts'
import { decideSlot, type SlotChoice, type WantedSlot } from './decide-slot.ts'
import { findOrAddGuest, type GuestDetails } from './guest-patient.ts'
import { refuseWhereHidden } from './hidden-tenant.ts'
import { readInsurance, type ClaimedInsurance } from './read-insurance.ts'
import type { appointmentStates, Beginning } from './states.ts'
import { exclusiveTo, refuseTooManyVisits } from './visits-of-phone.ts'

/** Who takes payments before a visit, and for which methods; what of the caller messages about a payment need. */
export type Collecting = { methods: readonly PrepaidMethod[]; origin: (appointmentNumber: string) => PaymentOrigin }

type Booking = {
  tenant: Tenant
  choice: SlotChoice
  /** The fee the patient was shown. */
  fee: Money
  holder: Holder
  /** Verified, in E.164. */
  phone: string
  guest: GuestDetails
  /** Account of who books, which may have another phone; absent for a guest. */
  bookedBy?: string | undefined
  /** The relative of that account whom the visit is for. */
  relativeId?: string | undefined
  /** Whether it is for somebody else than whose phone it is. */
  isForOther: boolean
  reason: string
  /** Address of the home visit, for home care only. */
  address: string
  insurance: ClaimedInsurance | undefined
  /** How it is paid; settled at the visit without one. */
  paymentMethod?: PaymentMethod | undefined
  /** Absent where nobody takes payments. */
  collecting?: Collecting | undefined
  /** What led the patient here, as reported by the app. */
  source: string
  /** Language of messages about the visit. */
  language: Language
  now: Date
}

type NewAppointment = typeof appointments.$inferInsert & { status: Beginning<typeof appointmentStates> }

/** `token` opens this appointment only; only its hash is stored. */
export type BookedVisit = { id: string; token: string; endsAt: Date; isBooked: boolean }

/**
 * Books a visit for a patient whose phone is verified (S06, P01), in the one transaction `tx`: everything is stored or nothing. By a method
 * that is paid before, the appointment awaits its payment, and its time is kept meanwhile.
 *
 * Throws what `refuseWhereHidden`, `decideSlot` and `refuseTooManyVisits` throw, `price_changed` with the current fee,
 * `slot_taken`, `suspended_to_book`, `not_found` for a relative that is not the account's, `relative_consent_needed` for an adult one who
 * did not agree, what `refuseMethod` throws, and `validation_failed` for home care without an
 * address or an insurance the tenant does not know.
 */
export async function bookVisit(tx: Database, booking: Booking): Promise<BookedVisit> {
  const { tenant, phone, guest, bookedBy, language, now } = booking
  await refuseWhereHidden(tx, tenant.code)
  const wanted = await decideSlot(tx, tenant, booking.choice, now)
  const { offer, during } = wanted
  const fee = { amount: offer.fee, currency: offer.currency }
  if (booking.fee.amount !== fee.amount || booking.fee.currency !== fee.currency) {
    throw problem('price_changed', { details: { fee } })
  }
  const address = addressFor(booking)
  const insurance = await readInsurance(tx, tenant, offer, booking.insurance)
  const { paymentMethod: method, collecting } = booking
  refuseMethod(method, await findPaymentWays(tx, { tenant, offer, provided: collecting?.methods ?? [] }))
  const prepaidBy = method !== undefined && isPrepaidMethod(method) ? method : undefined
  const terms: Terms = prepaidBy
    ? { status: 'unpaid', bookedAt: now, expiresAt: payUntil(now, during.from) }
    : { status: 'booked', bookedAt: now }

  await refuseOtherRelatives(tx, booking, dayAt(now.getTime(), offer.timeZone).toString())
  await refuseTooManyVisits(tx, { tenant, phone, wanted, now })
  const reservationId = await claim(tx, booking, wanted, terms)
  const patientId = await findOrAddGuest(tx, { tenantCode: tenant.code, phone, bookedBy, details: guest, now })
  const token = createToken()
  const visit = {
    tenantCode: tenant.code,
    appointmentNumber: createAppointmentNumber(),
    reservationId,
    patientId,
    relativeId: booking.relativeId ?? null,
    isForOther: booking.isForOther,
    consultationType: offer.consultationType,
    timeZone: offer.timeZone,
    status: prepaidBy ? ('awaiting_payment' as const) : ('booked' as const),
    paymentMethod: method ?? null,
    feeAmount: fee.amount,
    feeCurrency: fee.currency,
    fgConsent: true,
    reason: booking.reason,
    address,
    ...insurance,
    source: booking.source,
    language,
    changeTerms: await readTerms(tx, tenant, offer.facilityId),
    tokenHash: hashToken(token),
    createdAt: now,
  } satisfies NewAppointment
  const [added] = await tx.insert(appointments).values(visit).returning({ id: appointments.id })
  const { id } = added!
  if (prepaidBy && collecting) {
    const { tenantCode, appointmentNumber } = visit
    const origin = collecting.origin(appointmentNumber)
    await addPayment(tx, { ...origin, tenantCode, appointmentId: id, method: prepaidBy, fee, now })
  }
  // What is not paid yet is not certain, and nobody's to prepare.
  if (!prepaidBy) await noteEvent(tx, { appointmentId: id, type: 'appointment.booked', now })
  return { id, token, endsAt: during.to, isBooked: !prepaidBy }
}

/** The caller's own hold becomes the booking; without a valid hold, the first to come gets the slot. */
async function claim(
  tx: Database,
  { tenant, phone, holder, now }: Booking,
  wanted: WantedSlot,
  terms: Terms,
): Promise<string> {
  const claims = createClaimRepository(tx, tenant.code)
  const { practitionerId } = wanted.offer
  const alone = exclusiveTo(tenant, phone)
  await claims.lockPractitioner(practitionerId)
  await claims.freeExpired(wanted, alone, now)
  const held = await claims.bookHeld(wanted, holder, alone, terms)
  // After a booking the patient's other holds are released, so that they block nobody, the patient included.
  await claims.letGo(holder, practitionerId)
  if (held) return held
  if (wanted.isTooLate) throw problem('slot_too_soon')
  return claims.book(wanted, alone, terms)
}

/** A relative is the account's own, and has agreed where they are an adult at the facility. They stay while the visit is booked. */
async function refuseOtherRelatives(
  tx: Database,
  { tenant, bookedBy, relativeId }: Booking,
  today: string,
): Promise<void> {
  if (relativeId === undefined) return
  if (bookedBy === undefined || !isUuid(relativeId)) throw problem('not_found')
  const owner = { tenantCode: tenant.code, accountId: bookedBy }
  const relative = await createRelativeRepository(tx, owner).keep(relativeId)
  if (!relative) throw problem('not_found')
  await requireConsent(tx, owner, relative, today)
}

/** The terms of the tenant and the facility as they are now: a later change of the rules is not one of this visit. */
async function readTerms(tx: Database, tenant: Tenant, facilityId: number) {
  const [facility] = await tx.select({ slug: facilities.slug }).from(facilities).where(eq(facilities.id, facilityId))
  return changeTermsOf(tenant.configuration.booking_rules, facility?.slug ?? '')
}

/** A home visit needs an address; for other visits none is stored. */
function addressFor({ choice, address }: Booking): string {
  if (choice.consultationType !== 'homecare') return ''
  if (address === '') throw problem('validation_failed', { fields: [{ path: '/address', message: 'is required' }] })
  return address
}
