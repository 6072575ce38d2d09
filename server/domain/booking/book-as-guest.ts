import type { FastifyRequest } from 'fastify'
import type { BookedAppointment, GuestAppointmentRequest } from '#contract/appointment'
import type { Database } from '#server/db/open'
import { problem } from '#server/errors'
import { createToken, hashToken } from '#server/tokens'
import { getAppointment } from '#server/services/appointment/appointment-view'
import { createAppointmentNumber } from './appointment-number.ts'
import { createClaimRepository, type Holder } from './claims.ts'
import { decideSlot, type WantedSlot } from './decide-slot.ts'
import { findOrAddGuest } from './guest-patient.ts'
import { readHolder } from './hold-slot.ts'
import { refuseWhereHidden } from './hidden-tenant.ts'
import { readInsurance } from './read-insurance.ts'
import { addVisit, bookingRulesOf, refuseTooManyVisits } from './visits-of-phone.ts'
import { feeOf } from '#server/services/appointment/wire'

/**
 * Books a visit for a guest whose phone is proven (S06, P01), in the one transaction `tx`: either everything is kept or
 * nothing. The token in the answer opens this appointment alone; only its hash is stored.
 *
 * Throws what `refuseWhereHidden`, `decideSlot` and `refuseTooManyVisits` throw, `price_changed` with the fee of today, `slot_taken`,
 * `suspended_to_book`.
 */
export async function bookAsGuest(
  tx: Database,
  request: FastifyRequest,
  body: GuestAppointmentRequest,
  phone: string,
): Promise<BookedAppointment> {
  const now = request.server.clock()
  const { tenant, language } = request
  await refuseWhereHidden(tx, tenant.code)
  const wanted = await decideSlot(tx, tenant, body, now)
  const { offer, during } = wanted
  const fee = feeOf(offer)
  if (body.fee.amount !== fee.amount || body.fee.currency !== fee.currency) {
    throw problem('price_changed', { details: { fee } })
  }
  const address = readAddress(body)
  const insurance = await readInsurance(tx, tenant, offer, body.insurance)

  await refuseTooManyVisits(tx, { tenant, phone, wanted, now })
  const reservationId = await claim(tx, tenant.code, wanted, readHolder(body), now)
  const patientId = await findOrAddGuest(tx, { tenantCode: tenant.code, phone, form: body.patient, now })
  const token = createToken()
  const id = await addVisit(tx, {
    tenantCode: tenant.code,
    appointmentNumber: createAppointmentNumber(),
    reservationId,
    patientId,
    practitionerId: offer.practitionerId,
    facilityId: offer.facilityId,
    serviceId: offer.serviceId,
    consultationType: offer.consultationType,
    startsAt: during.from,
    endsAt: during.to,
    exclusiveTo: bookingRulesOf(tenant).overlapping_visits === 'allowed' ? null : phone,
    timeZone: offer.timeZone,
    status: 'booked',
    feeAmount: fee.amount,
    feeCurrency: fee.currency,
    fgConsent: true,
    reason: body.reason?.trim() ?? '',
    address,
    ...insurance,
    source: body.source ?? '',
    language,
    tokenHash: hashToken(token),
    createdAt: now,
  })
  const appointment = await getAppointment(tx, { tenantCode: tenant.code, id, language })
  return { appointment, appointment_token: token }
}

/** The own hold becomes the booking; without one that is still good, whoever comes first gets the slot. */
async function claim(tx: Database, tenantCode: string, wanted: WantedSlot, holder: Holder, now: Date): Promise<string> {
  const claims = createClaimRepository(tx, tenantCode)
  const { practitionerId } = wanted.offer
  await claims.lockPractitioner(practitionerId)
  await claims.deleteExpired(wanted, now)
  const held = await claims.bookHeld(wanted, holder)
  // Whoever has booked holds nothing beside it, and what they held is in nobody's way, least of all their own.
  await claims.letGo(holder, practitionerId)
  if (held) return held
  if (wanted.isTooLate) throw problem('slot_unavailable')
  return claims.book(wanted)
}

/** Home care needs to know where to come; of another visit no address is kept. */
function readAddress({ consultation_type, address = '' }: GuestAppointmentRequest): string {
  if (consultation_type !== 'homecare') return ''
  if (address.trim() === '')
    throw problem('validation_failed', { fields: [{ path: '/address', message: 'is required' }] })
  return address.trim()
}
