import { and, asc, eq, isNotNull, or, type SQL } from 'drizzle-orm'
import type { Database } from '#server/db/open'
import { appointmentKeys, appointments } from '#server/db/schema/appointments'
import { devices } from '#server/db/schema/devices'
import { earlierOffers } from '#server/db/schema/earlier-offers'
import { payments } from '#server/db/schema/payments'
import { reminders } from '#server/db/schema/reminders'
import { videoFeedback, videoPresences, visitSummaries } from '#server/db/schema/video'
import { toPaymentAnswer } from '../appointments/payment-view.ts'
import { mostOfEach } from './bounds.ts'

/** Which visits of a tenant. */
type Visits = { tenantCode: string; which: SQL }

const ofVisits = ({ tenantCode, which }: Visits) => and(eq(appointments.tenantCode, tenantCode), which)
const number = appointments.appointmentNumber

/** Every attempt to pay for one of the visits, whatever became of it. The provider's own names of them are left out. */
export async function archivedPayments(db: Database, visits: Visits) {
  const rows = await db
    .select({ number, payment: payments })
    .from(payments)
    .innerJoin(appointments, eq(appointments.id, payments.appointmentId))
    .where(ofVisits(visits))
    .orderBy(asc(payments.createdAt), asc(payments.id))
    .limit(mostOfEach)
  return rows.map((row) => ({
    appointment_number: row.number,
    begun_at: row.payment.createdAt.toISOString(),
    provider: row.payment.provider,
    ...toPaymentAnswer(row.payment, null),
    ...(row.payment.seller && { seller: row.payment.seller }),
  }))
}

/** Earlier times that were offered to the visits. */
export async function archivedOffers(db: Database, visits: Visits) {
  const rows = await db
    .select({ number, offer: earlierOffers })
    .from(earlierOffers)
    .innerJoin(appointments, eq(appointments.id, earlierOffers.appointmentId))
    .where(ofVisits(visits))
    .orderBy(asc(earlierOffers.createdAt), asc(earlierOffers.id))
    .limit(mostOfEach)
  return rows.map(({ number: appointment, offer }) => ({
    appointment_number: appointment,
    status: offer.status,
    start: offer.startsAt.toISOString(),
    end: offer.endsAt.toISOString(),
    fee: { amount: offer.feeAmount, currency: offer.feeCurrency },
    offered_at: offer.createdAt.toISOString(),
    ...(offer.answeredAt && { answered_at: offer.answeredAt.toISOString() }),
  }))
}

/** Links by which a visit is opened or a calendar reads it, none of which is stored itself. */
export async function archivedLinks(db: Database, visits: Visits) {
  const rows = await db
    .select({ number, link: appointmentKeys })
    .from(appointmentKeys)
    .innerJoin(appointments, eq(appointments.id, appointmentKeys.appointmentId))
    .where(ofVisits(visits))
    .orderBy(asc(appointmentKeys.createdAt), asc(appointmentKeys.id))
    .limit(mostOfEach)
  return rows.map(({ number: appointment, link }) => ({
    appointment_number: appointment,
    kind: link.kind,
    made_at: link.createdAt.toISOString(),
    expires_at: link.expiresAt.toISOString(),
    times_used: link.uses,
    ...(link.language && { language: link.language }),
  }))
}

/** Reminders that the visits have had, by how many hours before which start. */
export async function archivedReminders(db: Database, visits: Visits) {
  const rows = await db
    .select({ number, reminder: reminders })
    .from(reminders)
    .innerJoin(appointments, eq(appointments.id, reminders.appointmentId))
    .where(ofVisits(visits))
    .orderBy(asc(reminders.start), asc(reminders.hours))
    .limit(mostOfEach)
  return rows.map(({ number: appointment, reminder }) => ({
    appointment_number: appointment,
    start: reminder.start.toISOString(),
    hours_before: reminder.hours,
  }))
}

/** When visits by video were ended, by which side, when the patient was in the room, what the practitioner wrote down, and what the patient said of them. */
export async function archivedVideoVisits(db: Database, visits: Visits) {
  const { videoEndedAt: endedAt, videoEndedBy: endedBy } = appointments
  const rows = await db
    .select({ number, endedAt, endedBy, presence: videoPresences, feedback: videoFeedback, summary: visitSummaries })
    .from(appointments)
    .leftJoin(videoFeedback, eq(videoFeedback.appointmentId, appointments.id))
    .leftJoin(visitSummaries, eq(visitSummaries.appointmentId, appointments.id))
    .leftJoin(
      videoPresences,
      and(eq(videoPresences.appointmentId, appointments.id), eq(videoPresences.side, 'patient')),
    )
    .where(
      and(
        ofVisits(visits),
        or(
          isNotNull(endedAt),
          ...[videoFeedback, videoPresences, visitSummaries].map((table) => isNotNull(table.appointmentId)),
        ),
      ),
    )
    .orderBy(asc(appointments.createdAt), asc(appointments.id))
    .limit(mostOfEach)
  return rows.map(({ feedback, presence, summary, ...row }) => ({
    appointment_number: row.number,
    ...(row.endedAt && { ended_at: row.endedAt.toISOString(), ended_by: row.endedBy }),
    ...(presence && {
      in_room_from: presence.firstAt.toISOString(),
      ...(presence.leftAt && { in_room_until: presence.leftAt.toISOString() }),
    }),
    ...(summary && { summary: { text: summary.text, written_at: summary.writtenAt.toISOString() } }),
    ...(feedback && {
      feedback: {
        rating: feedback.rating,
        reasons: feedback.reasons,
        text: feedback.text,
        given_at: feedback.givenAt.toISOString(),
      },
    }),
  }))
}

/** Devices that are sent messages of one visit alone, since it was booked without signing in. */
export async function archivedVisitDevices(db: Database, visits: Visits) {
  const rows = await db
    .select({ number, device: devices })
    .from(devices)
    .innerJoin(appointments, eq(appointments.id, devices.appointmentId))
    .where(ofVisits(visits))
    .orderBy(asc(devices.createdAt), asc(devices.id))
    .limit(mostOfEach)
  return rows.map(({ number: appointment, device }) => ({
    appointment_number: appointment,
    service: device.notificationService,
    shows_details: device.showsDetails,
    registered_at: device.createdAt.toISOString(),
    last_seen_at: device.seenAt.toISOString(),
  }))
}
