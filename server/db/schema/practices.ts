import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { appointments } from './appointments.ts'
import { instant, instantRange, sealed, uuidKey } from './columns.ts'
import { partOfFacility } from './facilities.ts'
import { oneOf } from './one-of.ts'
import { patients } from './patients.ts'
import { ofPractitioner, practitioners } from './practitioners.ts'
import { ofTenant } from './tenants.ts'

/** What a key of a facility may do: push busy times, set calendars, read appointments, read who comes to them, read what the feed tells. */
export const keyScopes = ['busy', 'calendars', 'appointments', 'patients', 'feed'] as const
export type KeyScope = (typeof keyScopes)[number]

/** What says who a patient is, when it is read by a key. */
export type ReadResource = 'Appointment' | 'Patient'

/** Keys by which a practice's own system calls for one facility. The key itself is stored nowhere. */
export const facilityKeys = pgTable(
  'facility_keys',
  {
    id: uuidKey(),
    facilityId: partOfFacility(),
    /** Among the keys of its facility that are good; one that was rotated has it twice while both are. */
    name: text().notNull(),
    scopes: text().array().$type<KeyScope[]>().notNull(),
    tokenHash: text().notNull().unique('one_facility_key_per_token'),
    /** Points that its calls may cost in a minute. */
    perMinute: integer().notNull(),
    /** For how many minutes busy times that it pushed are believed. */
    trustMinutes: integer().notNull(),
    createdAt: instant().notNull(),
    /** Within a minute. */
    lastUsedAt: instant(),
    /** When it ends: it was replaced by another. Null of one that is good until it is revoked. */
    expiresAt: instant(),
    revokedAt: instant(),
  },
  (t) => [index().on(t.facilityId)],
)

/** Where a practice's own system hears of its appointments: one address for each facility, at which attempts are made in turn. */
export const practiceFeeds = pgTable('practice_feeds', {
  facilityId: partOfFacility().primaryKey(),
  url: text().notNull(),
  /** By which messages are signed, and the one before it until a time. */
  secret: sealed().notNull(),
  formerSecret: sealed(),
  formerUntil: instant(),
  createdAt: instant().notNull(),
  /** When it is called next at the soonest: later where it was away. */
  dueAt: instant().notNull(),
  /** How often in a row it was away. */
  failures: smallint().notNull().default(0),
  /** Until when a server has it to itself. */
  takenUntil: instant(),
  /** The status of the last answer, or why there was none. */
  lastAnswer: text(),
  lastAnswerAt: instant(),
})

/** States of an event: it waits, was taken, or is tried no more until somebody has it told again. */
export const practiceEventStatuses = ['waiting', 'delivered', 'parked'] as const
export type PracticeEventStatus = (typeof practiceEventStatuses)[number]

/** What happened to an appointment of a facility that has a feed, written in the transaction of the change. Names nobody. */
export const practiceEvents = pgTable(
  'practice_events',
  {
    id: uuidKey(),
    /** In which order they happened. */
    position: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    facilityId: partOfFacility(),
    appointmentId: uuid()
      .notNull()
      .references(() => appointments.id, { onDelete: 'cascade' }),
    type: text().notNull(),
    occurredAt: instant().notNull(),
    /** What is told of it, as it was then. */
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    status: text().$type<PracticeEventStatus>().notNull().default('waiting'),
    attempts: smallint().notNull().default(0),
    firstTriedAt: instant(),
    dueAt: instant().notNull(),
    deliveredAt: instant(),
    lastAnswer: text(),
  },
  (t) => [
    index().on(t.facilityId, t.position),
    index()
      .on(t.facilityId, t.dueAt)
      .where(sql`${t.status} = 'waiting'`),
    index()
      .on(t.appointmentId)
      .where(sql`${t.status} <> 'delivered'`),
    check('practice_event_status_is_known', sql`${t.status} in ${oneOf(practiceEventStatuses)}`),
  ],
)

/**
 * Calendars of a practice that are read for when its practitioners are busy: those of one practitioner there, or of everybody. Who has the
 * address of one reads it, so it is stored sealed.
 */
export const practiceCalendars = pgTable(
  'practice_calendars',
  {
    id: uuidKey(),
    facilityId: partOfFacility(),
    /** Whose it is; null of one for everybody at the facility. */
    practitionerId: integer().references(() => practitioners.id),
    /** Among the calendars of its facility. */
    name: text().notNull(),
    address: sealed().notNull(),
    /** Of the address, for operators. */
    host: text().notNull(),
    /** Minutes from one reading to the next. */
    everyMinutes: integer().notNull(),
    /** For how many minutes after it was read it is believed. */
    trustMinutes: integer().notNull(),
    createdAt: instant().notNull(),
    /** When it is read next at the soonest: later where that failed. */
    dueAt: instant().notNull(),
    /** Until when a server has it to itself. */
    takenUntil: instant(),
    /** How often in a row it could not be read. */
    failures: smallint().notNull().default(0),
    /** What came of the last attempt, in a few words, and when that was. */
    lastAnswer: text().notNull(),
    triedAt: instant().notNull(),
    /** When it was last read, unchanged or not, and until when that is believed. */
    readAt: instant().notNull(),
    trustedUntil: instant().notNull(),
    /** When all of it was last read, whatever it says of changes. */
    wholeAt: instant().notNull(),
    /** By which it is asked for changes, as it was last said. */
    etag: text(),
    lastModified: text(),
    /** Of its busy times and of whose they are: what has the same is left alone. */
    digest: text().notNull(),
    /** How many busy times it has, each counted once. */
    busy: integer().notNull(),
  },
  (t) => [unique('one_calendar_per_name').on(t.facilityId, t.name), index().on(t.practitionerId), index().on(t.dueAt)],
)

/**
 * When a practitioner is busy by what the practice's own system says. A trigger, written in the migrations, refuses claims that overlap
 * (`no_claim_in_busy_time`); what is booked already stays.
 */
export const busyTimes = pgTable(
  'busy_times',
  {
    id: uuidKey(),
    practitionerId: ofPractitioner(),
    facilityId: partOfFacility(),
    during: instantRange().notNull(),
    /** As of when the practice knew it. */
    knownAt: instant().notNull(),
    /** The calendar that has it; null of what was pushed. */
    calendarId: uuid().references(() => practiceCalendars.id, { onDelete: 'cascade' }),
  },
  (t) => [
    index().using('gist', t.practitionerId, t.during),
    index().on(t.facilityId),
    index().on(t.calendarId),
    check('busy_time_has_two_ends', sql`coalesce(lower(${t.during}) < upper(${t.during}), false)`),
  ],
)

/** Whose times at a facility are told by its own system: without a word from it for too long nothing is offered there. */
export const busySources = pgTable(
  'busy_sources',
  {
    practitionerId: ofPractitioner(),
    facilityId: partOfFacility(),
    /** As of when it is known, by the newest word. */
    knownAt: instant().notNull(),
    /** Until when that is believed. */
    trustedUntil: instant().notNull(),
    /** When that word came. */
    heardAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.practitionerId, t.facilityId] }), index().on(t.facilityId)],
)

/**
 * Which patients were read of by a key, and what: a row for each hour in which that was. Names nobody. The key is named as it was, since it
 * is forgotten some time after it ended.
 */
export const practiceReads = pgTable(
  'practice_reads',
  {
    keyId: uuid().notNull(),
    patientId: uuid()
      .notNull()
      .references(() => patients.id, { onDelete: 'cascade' }),
    /** What was read, by its type in FHIR. */
    resource: text().$type<ReadResource>().notNull(),
    /** The hour, of the clock in UTC. */
    hour: instant().notNull(),
    tenantCode: ofTenant(),
    facilityId: partOfFacility(),
    keyName: text().notNull(),
    /** Calls in that hour, and when the first and the last of them were. */
    calls: integer().notNull(),
    firstAt: instant().notNull(),
    lastAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.keyId, t.patientId, t.resource, t.hour] }),
    index().on(t.patientId, t.lastAt),
    index().on(t.facilityId, t.lastAt),
    index().on(t.lastAt),
  ],
)
