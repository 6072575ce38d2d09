import { and, eq, sql } from 'drizzle-orm'
import { parsePhoneNumberFromString } from 'libphonenumber-js'
import type { Appointment } from '#contract/appointment'
import { changeLimits, defaultChangeTerms, lateFeeOf } from '#contract/change-terms'
import type { ConsultationType } from '#contract/directory'
import type { Language } from '#contract/locale'
import type { Database } from '#server/db/open'
import { appointments, reservations } from '#server/db/schema/appointments'
import { earlierOffers } from '#server/db/schema/earlier-offers'
import { facilities } from '#server/db/schema/facilities'
import { insurancePlans, insurers } from '#server/db/schema/insurance'
import { patients } from '#server/db/schema/patients'
import { payments } from '#server/db/schema/payments'
import { practitioners, services } from '#server/db/schema/practitioners'
import { cities, specialities } from '#server/db/schema/reference'
import { tenants } from '#server/db/schema/tenants'
import { pictureOf } from '#server/directory/to-doctor-hit'
import { problem } from '#server/errors'
import { hasUnclearAttempts } from '../payments/unclear-attempts.ts'
import { mostMoves } from '../booking/reschedule-appointment.ts'
import { directoryColumns, practitionerCity } from './appointment-columns.ts'
import { isLastOffer, rulesOfTenant, toEarlierTimes } from './earlier-times.ts'
import { inLanguage } from './localised.ts'
import { paymentOf, paymentToTell } from './payment-view.ts'
import { suspensionOfVisit, toVisitSuspension } from './suspended-visit.ts'

type Wanted = { tenantCode: string; id: string; language: Language }

/** An appointment of the tenant in its wire form, with names in a language. Throws `not_found`. */
export async function getAppointment(db: Database, { tenantCode, id, language }: Wanted): Promise<Appointment> {
  const [row] = await selectAppointments(db).where(
    and(eq(appointments.tenantCode, tenantCode), eq(appointments.id, id)),
  )
  if (!row) throw problem('not_found')
  return toAppointment(row, language)
}

/** Appointments with all that their wire form tells, from one query; the caller says which, and names the tenant. */
export const selectAppointments = (db: Database) =>
  db
    .select({
      appointment: appointments,
      during: reservations.during,
      keptUntil: reservations.expiresAt,
      payment: payments,
      isUnclear: sql<boolean>`${hasUnclearAttempts(db)}`,
      ...directoryColumns,
      lastOffer: earlierOffers,
      rules: rulesOfTenant,
      suspension: suspensionOfVisit,
    })
    .from(appointments)
    .innerJoin(reservations, eq(reservations.id, appointments.reservationId))
    .innerJoin(services, eq(services.id, reservations.serviceId))
    .innerJoin(practitioners, eq(practitioners.id, reservations.practitionerId))
    .innerJoin(practitionerCity, eq(practitionerCity.id, practitioners.cityId))
    .innerJoin(specialities, eq(specialities.id, practitioners.specialityId))
    .innerJoin(facilities, eq(facilities.id, reservations.facilityId))
    .innerJoin(cities, eq(cities.id, facilities.cityId))
    .innerJoin(patients, eq(patients.id, appointments.patientId))
    .innerJoin(tenants, eq(tenants.code, appointments.tenantCode))
    .leftJoin(earlierOffers, isLastOffer)
    .leftJoin(payments, eq(payments.id, paymentToTell(db)))
    .leftJoin(insurers, eq(insurers.id, appointments.insurerId))
    .leftJoin(insurancePlans, eq(insurancePlans.id, appointments.planId))

type AppointmentRow = Awaited<ReturnType<typeof selectAppointments>>[number]

/** The wire form of an appointment, with names in a language. */
export function toAppointment(row: AppointmentRow, language: Language): Appointment {
  const { appointment, during, service, practitioner, speciality, facility, city, patient } = row
  const fee = { amount: appointment.feeAmount, currency: appointment.feeCurrency }
  const terms = appointment.changeTerms ?? defaultChangeTerms

  return {
    id: appointment.id,
    appointment_number: appointment.appointmentNumber,
    status: appointment.status,
    consultation_type: appointment.consultationType as ConsultationType,
    start: during.from.toISOString(),
    end: during.to.toISOString(),
    duration_minutes: (during.to.getTime() - during.from.getTime()) / 60_000,
    time_zone: appointment.timeZone,
    service_id: String(service.id),
    service_name: nameOf(service, language),
    facility_id: String(facility.id),
    fee,
    fg_consent: appointment.fgConsent,
    ...(appointment.fgConsent && { consented_at: (appointment.consentedAt ?? appointment.createdAt).toISOString() }),
    reason: appointment.reason,
    address: appointment.address,
    ...paymentOf(row),
    ...(row.insurer && {
      insurance: {
        insurer: nameOf(row.insurer, language),
        plan: row.plan?.name ?? '',
        is_accepted: appointment.isInsuranceAccepted ?? false,
      },
    }),
    practitioner: {
      id: String(practitioner.id),
      slug: practitioner.slug,
      fullName: nameOf(practitioner, language),
      title: inLanguage(language, { en: practitioner.titleEn, ar: practitioner.titleAr, id: practitioner.titleId }),
      profilePicture: pictureOf(practitioner.photo, practitioner.portraitSeed),
      speciality: nameOf(speciality, language),
      speciality_slug: speciality.slug,
      city_slug: row.practitionerCity.slug,
    },
    facility: {
      id: String(facility.id),
      slug: facility.slug,
      name: nameOf(facility, language),
      address: inLanguage(language, { en: facility.addressEn, ar: facility.addressAr }),
      area: inLanguage(language, { en: facility.areaEn, ar: facility.areaAr }),
      city: nameOf(city, language),
      city_slug: city.slug,
      phone: facility.phone,
      clinicType: facility.clinicType,
      lat: facility.lat,
      lng: facility.lng,
    },
    patient: {
      first_name: patient.firstName,
      last_name: patient.lastName,
      phone_masked: maskPhone(patient.phone ?? ''),
      ...(appointment.relativeId !== null && { patient_relative_id: appointment.relativeId }),
      ...(appointment.isForOther && { is_for_other: true }),
    },
    ...changeLimits(terms, during.from),
    moves_left: Math.max(0, mostMoves - appointment.moves),
    late_cancellation_fee: lateFeeOf(terms, fee),
    changes: appointment.moves + (appointment.cancelledAt ? 1 : 0),
    ...(appointment.cancelledAt && {
      cancellation: {
        cancelled_at: appointment.cancelledAt.toISOString(),
        ...(appointment.cancelReason && { reason: appointment.cancelReason }),
        note: appointment.cancelNote,
        fee: { amount: appointment.cancellationFee, currency: fee.currency },
      },
    }),
    ...toEarlierTimes(row),
    ...toVisitSuspension(row),
    created_at: appointment.createdAt.toISOString(),
  }
}

const nameOf = (row: { nameEn: string; nameAr: string; nameId: string }, language: Language) =>
  inLanguage(language, { en: row.nameEn, ar: row.nameAr, id: row.nameId })

/** Enough of a phone for its owner to recognise it: the calling code and the last three digits. */
function maskPhone(phone: string): string {
  const callingCode = parsePhoneNumberFromString(phone)?.countryCallingCode ?? ''
  return `+${callingCode} ••• ${phone.slice(-3)}`
}
