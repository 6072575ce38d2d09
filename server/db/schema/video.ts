import { sql } from 'drizzle-orm'
import { bigserial, check, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { feedbackReasons, videoSides, type FeedbackReason, type VideoSide } from '#contract/video-visit'
import type { ServerSignal } from '#contract/video-signalling'
import { appointmentDocuments } from './appointment-documents.ts'
import { appointments } from './appointments.ts'
import { created, instant, uuidKey } from './columns.ts'
import { oneOf } from './one-of.ts'
import { ofTenant } from './tenants.ts'

const ofVisit = () =>
  uuid()
    .notNull()
    .references(() => appointments.id, { onDelete: 'cascade' })

/** How a patient found a visit by video (S13). */
export const videoFeedback = pgTable(
  'video_feedback',
  {
    appointmentId: ofVisit().primaryKey(),
    tenantCode: ofTenant(),
    rating: integer().notNull(),
    reasons: text().array().$type<FeedbackReason[]>().notNull(),
    text: text().notNull(),
    givenAt: instant().notNull(),
  },
  (t) => [
    check('video_rating_is_of_five', sql`${t.rating} between 1 and 5`),
    check(
      'video_reasons_are_known',
      sql`${t.reasons} <@ array[${sql.raw(feedbackReasons.map((one) => `'${one}'`).join(', '))}]`,
    ),
  ],
)

/** What the practitioner has written down for the patient. */
export const visitSummaries = pgTable('visit_summaries', {
  appointmentId: ofVisit().primaryKey(),
  tenantCode: ofTenant(),
  text: text().notNull(),
  writtenAt: instant().notNull(),
})

/** What lets one side connect to the room of a visit once, within a minute. */
export const videoTickets = pgTable(
  'video_tickets',
  {
    id: uuidKey(),
    tenantCode: ofTenant(),
    appointmentId: ofVisit(),
    side: text().$type<VideoSide>().notNull(),
    tokenHash: text().notNull().unique('one_video_ticket_per_token'),
    expiresAt: instant().notNull(),
  },
  (t) => [
    index().on(t.appointmentId),
    index().on(t.expiresAt),
    check('video_ticket_side_is_known', sql`${t.side} in ${oneOf(videoSides)}`),
  ],
)

/** Who is connected to the room of a visit at this moment, at whichever server: one connection of each side. */
export const videoConnections = pgTable(
  'video_connections',
  {
    id: uuidKey(),
    tenantCode: ofTenant(),
    appointmentId: ofVisit(),
    side: text().$type<VideoSide>().notNull(),
    /** When its server last knew it alive. */
    seenAt: instant().notNull(),
    createdAt: created(),
  },
  (t) => [
    unique('one_video_connection_per_side').on(t.appointmentId, t.side),
    index().on(t.seenAt),
    check('video_connection_side_is_known', sql`${t.side} in ${oneOf(videoSides)}`),
  ],
)

/** What is on its way to a connection; the server that holds it takes it out. */
export const videoSignals = pgTable(
  'video_signals',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    connectionId: uuid()
      .notNull()
      .references(() => videoConnections.id, { onDelete: 'cascade' }),
    signal: jsonb().$type<ServerSignal>().notNull(),
  },
  (t) => [index().on(t.connectionId)],
)

/**
 * When each side of a visit was in its room, as far as its tenant's own room is used: what says whether the visit took place, and whether the patient
 * was notified already that they are awaited.
 */
export const videoPresences = pgTable(
  'video_presences',
  {
    tenantCode: ofTenant(),
    appointmentId: ofVisit(),
    side: text().$type<VideoSide>().notNull(),
    firstAt: instant().notNull(),
    /** When it was there last; null while it is. */
    leftAt: instant(),
    /** When the other side was notified of this stay; null where that was there, or was not yet. */
    notifiedAt: instant(),
    /** When the other side was there at the same time for the first time. */
    metAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.appointmentId, t.side] }),
    check('video_presence_side_is_known', sql`${t.side} in ${oneOf(videoSides)}`),
  ],
)

/**
 * What was said in the room of a visit. Gone when the visit is ended, or its room has closed; a document that was sent stays with the visit.
 */
export const videoMessages = pgTable(
  'video_messages',
  {
    tenantCode: ofTenant(),
    appointmentId: ofVisit(),
    /** Made by the page, and unique within the visit. */
    id: uuid().notNull(),
    side: text().$type<VideoSide>().notNull(),
    text: text().notNull(),
    documentId: uuid().references(() => appointmentDocuments.id, { onDelete: 'cascade' }),
    sentAt: instant().notNull(),
    /** When the room closes, and nobody reads it any more. */
    expiresAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.appointmentId, t.id] }),
    index().on(t.expiresAt),
    index().on(t.documentId),
    check('video_message_side_is_known', sql`${t.side} in ${oneOf(videoSides)}`),
    check('video_message_says_something', sql`(${t.text} <> '') <> (${t.documentId} is not null)`),
  ],
)
