import { sql } from 'drizzle-orm'
import { appointmentStatuses, type AppointmentStatus } from '#contract/appointment'
import { cancelReasons, type CancelReason } from '#contract/cancel-reasons'
import type { ChangeTerms } from '#contract/change-terms'
import type { Language } from '#contract/locale'
import { videoSides, type VideoSide } from '#contract/video-visit'
import { paymentMethods, type PaymentMethod } from '#contract/payment-methods'
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instantRange, instant, created, uuidKey } from './columns.ts'
import { insurancePlans, insurers } from './insurance.ts'
import { oneOf } from './one-of.ts'
import { ofTenant } from './tenants.ts'
import { atFacility } from './facilities.ts'
import { ofPractitioner, ofService } from './practitioners.ts'
import { patients } from './patients.ts'
import { relatives } from './relatives.ts'

/** States of a reservation; `server/domain/booking/states.ts` has the transitions between them. */
export const reservationStatuses = ['held', 'offered', 'unpaid', 'booked', 'released'] as const
export type ReservationStatus = (typeof reservationStatuses)[number]

/**
 * A claim on a practitioner's time: held while a form is filled in, offered to who waits for an earlier time, or unpaid while its visit is
 * being paid, then booked. The appointment says who comes and does not repeat when and where. Two exclusion constraints, written in the migrations, decide: `one_claim_per_practitioner_and_time`
 * who gets a slot, across tenants, and `one_visit_per_phone_and_time` that no two booked or unpaid visits of one phone overlap.
 */
export const reservations = pgTable(
  'reservations',
  {
    id: uuidKey(),
    tenantCode: ofTenant(),
    practitionerId: ofPractitioner(),
    facilityId: atFacility(),
    serviceId: ofService(),
    during: instantRange().notNull(),
    status: text().$type<ReservationStatus>().notNull(),
    /** Visits of this verified phone (E.164) must not overlap a booked one; null where the tenant allows overlaps. */
    exclusiveTo: text(),
    holdTokenHash: text(),
    /** Hash of the holder key: whoever presents the key is the holder, whichever token was returned. */
    holderKeyHash: text(),
    /** Hash of the visitor, for limiting holds. */
    holderHash: text(),
    expiresAt: instant(),
    /** Since when it is that of a visit, by the server's clock; null of holds, offers, and what was booked before this was noted. */
    bookedAt: instant(),
    createdAt: created(),
  },
  (t) => [
    index().on(t.status, t.expiresAt),
    // For a practice's own system, which asks for its facility; and, with the next two, for what is removed from the directory.
    index('reservations_of_facility_by_start').on(t.facilityId, sql`lower(${t.during})`),
    index().on(t.practitionerId),
    index().on(t.serviceId),
    // For reminders, which look every minute.
    index('booked_reservations_by_start')
      .on(sql`lower(${t.during})`)
      .where(sql`${t.status} = 'booked'`),
    check('reservation_status_is_known', sql`${t.status} in ${oneOf(reservationStatuses)}`),
    // An empty or unbounded range would slip past the exclusion constraint, or block a practitioner for ever.
    check('reservation_has_two_ends', sql`coalesce(lower(${t.during}) < upper(${t.during}), false)`),
    check('hold_runs_out', sql`${t.status} not in ('held', 'unpaid') or ${t.expiresAt} is not null`),
  ],
)

/** A booked visit: who comes, at what price and for what. Time, place and practitioner are in its reservation. */
export const appointments = pgTable(
  'appointments',
  {
    id: uuidKey(),
    tenantCode: ofTenant(),
    appointmentNumber: text().notNull().unique('one_appointment_per_number'),
    reservationId: uuid()
      .notNull()
      .references(() => reservations.id)
      .unique('one_appointment_per_reservation'),
    patientId: uuid()
      .notNull()
      .references(() => patients.id),
    /** Whom of their relatives the account booked for; null for themselves, and where the relative was removed since. */
    relativeId: uuid().references(() => relatives.id, { onDelete: 'set null' }),
    /** Whether it was booked for somebody else: its patient is not whose phone it is. */
    isForOther: boolean().notNull().default(false),
    consultationType: text().notNull(),
    timeZone: text().notNull(),
    status: text().$type<AppointmentStatus>().notNull(),
    feeAmount: integer().notNull(),
    feeCurrency: text().notNull(),
    /** How it is paid; null where nothing was said of it when it was booked. */
    paymentMethod: text().$type<PaymentMethod>(),
    fgConsent: boolean().notNull(),
    /** When it was given after a booking; null while it is as it was booked, and where it is withdrawn. */
    consentedAt: instant(),
    reason: text().notNull().default(''),
    address: text().notNull().default(''),
    /** The insurance as the patient entered it, and whether the doctor took it then; null where they entered none. */
    insurerId: integer().references(() => insurers.id),
    planId: integer().references(() => insurancePlans.id),
    isInsuranceAccepted: boolean(),
    source: text().notNull().default(''),
    /** Language of the patient, for messages about this appointment. */
    language: text().notNull(),
    tokenHash: text().notNull(),
    /** How often it was moved to another time. */
    moves: integer().notNull().default(0),
    /** Until when it can be changed and what that costs, as agreed when it was booked; null of what was booked before there were terms. */
    changeTerms: jsonb().$type<ChangeTerms>(),
    /** Since when its patient wants an earlier time; null where they do not. */
    earlierSince: instant(),
    cancelledAt: instant(),
    /** Why the patient cancelled, by the list and in their own words. */
    cancelReason: text().$type<CancelReason>(),
    cancelNote: text().notNull().default(''),
    /** What is kept of the fee of a cancelled visit, in its currency. */
    cancellationFee: integer().notNull().default(0),
    /** When a side ended the visit by video, and which. */
    videoEndedAt: instant(),
    videoEndedBy: text().$type<VideoSide>(),
    /** Whether it was not paid in time and its patient has still to be told so. */
    isExpiryUntold: boolean().notNull().default(false),
    createdAt: created(),
  },
  (t) => [
    index().on(t.tenantCode, t.patientId),
    // For figures of bookings and cancellations by day.
    index().on(t.tenantCode, t.createdAt),
    index().on(t.tenantCode, t.cancelledAt),
    index().on(t.relativeId),
    index()
      .on(t.isExpiryUntold)
      .where(sql`${t.isExpiryUntold}`),
    index()
      .on(t.earlierSince)
      .where(sql`${t.earlierSince} is not null`),
    check('appointment_status_is_known', sql`${t.status} in ${oneOf(appointmentStatuses)}`),
    check('appointment_method_is_known', sql`${t.paymentMethod} in ${oneOf(paymentMethods)}`),
    check('cancel_reason_is_known', sql`${t.cancelReason} in ${oneOf(cancelReasons)}`),
    check('video_side_is_known', sql`${t.videoEndedBy} in ${oneOf(videoSides)}`),
    check('video_end_has_a_side', sql`(${t.videoEndedAt} is null) = (${t.videoEndedBy} is null)`),
    check('cancellation_keeps_at_most_the_fee', sql`${t.cancellationFee} between 0 and ${t.feeAmount}`),
  ],
)

/**
 * Credentials that open an appointment besides the token returned by booking it. A `link` is texted to the patient and
 * exchanged for a `device` key. A `practitioner` key is in the link by which the facility opens a visit by video. A `calendar` key opens nothing: a calendar reads by it when and where the visit is, and there is one at a
 * time. All are hashed; a calendar's expires a week after the visit, the others a day.
 */
export const appointmentKeyKinds = ['link', 'device', 'calendar', 'practitioner'] as const
export type AppointmentKeyKind = (typeof appointmentKeyKinds)[number]

/** The keys of appointments. */
export const appointmentKeys = pgTable(
  'appointment_keys',
  {
    id: uuidKey(),
    tenantCode: ofTenant(),
    appointmentId: uuid()
      .notNull()
      .references(() => appointments.id, { onDelete: 'cascade' }),
    kind: text().$type<AppointmentKeyKind>().notNull(),
    tokenHash: text().notNull().unique('one_key_per_token'),
    /** How often a link was exchanged. */
    uses: integer().notNull().default(0),
    /** Of who made a calendar's link, which may be another than that of the booking. Null of all others, and of calendars' older ones. */
    language: text().$type<Language>(),
    /** Of the browser that a practitioner's link is for: the first that opened it. Null of all others. */
    browserHash: text(),
    expiresAt: instant().notNull(),
    createdAt: created(),
  },
  (t) => [
    index().on(t.appointmentId),
    uniqueIndex('one_calendar_per_appointment')
      .on(t.appointmentId)
      .where(sql`${t.kind} = 'calendar'`),
    check('appointment_key_kind_is_known', sql`${t.kind} in ${oneOf(appointmentKeyKinds)}`),
  ],
)
