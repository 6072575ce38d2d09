import * as Type from 'typebox'
import { DirectoryId, Instant, Slug } from './wire.ts'

/** What a key is good for, as its holder may ask. */
export const PracticeKey = Type.Object({
  name: Type.String({ maxLength: 40 }),
  scopes: Type.Array(Type.String({ maxLength: 20 }), { maxItems: 10 }),
  facility: Type.Object({ id: DirectoryId, slug: Slug, name: Type.String() }),
  /** Points that its calls may cost in a minute. */
  per_minute: Type.Integer({ minimum: 1 }),
  /** For how many minutes busy times that it pushed are believed. */
  trust_minutes: Type.Integer({ minimum: 1 }),
  /** When it ends, since it was replaced; null of one that is good until it is revoked. */
  expires_at: Type.Union([Instant, Type.Null()]),
})
export type PracticeKey = Type.Static<typeof PracticeKey>

/** How many blocks one call may bring. */
export const mostBusyBlocks = 1000
/** How far ahead busy times may be told, in days. */
export const mostBusyDaysAhead = 400

const SourceId = Type.String({ minLength: 1, maxLength: 120 })

/** A practitioner by our number, or by the id at a source of the directory: that of the key's facility where none is named. */
const PractitionerName = Type.Object(
  {
    id: Type.Optional(DirectoryId),
    source: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
    source_id: Type.Optional(SourceId),
  },
  { additionalProperties: false },
)
export type PractitionerName = Type.Static<typeof PractitionerName>

/** When a practitioner is busy within a range, in place of everything that was known of it before. */
export const BusyPush = Type.Object(
  {
    practitioner: PractitionerName,
    from: Instant,
    to: Instant,
    /** As of when the practice's system knew it. */
    known_at: Instant,
    busy: Type.Array(
      Type.Object(
        {
          from: Instant,
          to: Instant,
          /** Of an appointment that was booked here: it is no reason to be busy beside itself. */
          appointment_number: Type.Optional(Type.String({ maxLength: 20 })),
        },
        { additionalProperties: false },
      ),
      { maxItems: mostBusyBlocks },
    ),
  },
  { additionalProperties: false },
)
export type BusyPush = Type.Static<typeof BusyPush>

/** An appointment at the facility, without who comes. */
export const PracticeAppointment = Type.Object({
  appointment_number: Type.String(),
  status: Type.String(),
  start: Instant,
  end: Instant,
  consultation_type: Type.String(),
  practitioner: Type.Object({
    id: DirectoryId,
    source: Type.Union([Type.String(), Type.Null()]),
    source_id: Type.Union([Type.String(), Type.Null()]),
  }),
})
export type PracticeAppointment = Type.Static<typeof PracticeAppointment>

/** What became of busy times that were pushed. */
export const BusyAnswer = Type.Object({
  /** False where something newer was known, and nothing was changed. */
  applied: Type.Boolean(),
  /** As of when it is known now, and until when that is believed: nothing is offered afterwards until newer is told. */
  known_at: Instant,
  trusted_until: Instant,
  /** How many blocks take times away in the range. */
  busy: Type.Integer({ minimum: 0 }),
  /** Appointments that stand in a block and stay, 200 at most. */
  conflicts: Type.Array(PracticeAppointment),
})
export type BusyAnswer = Type.Static<typeof BusyAnswer>

/** Minutes between two readings of a calendar, and for how long what was read is believed, which is twice that at least. */
export const calendarMinutes = { every: { least: 5, most: 1440 }, trust: { least: 10, most: 14 * 1440 } } as const

/** How a calendar is called among those of its facility: lower-case letters, digits and hyphens. */
export const CalendarName = Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,39}$' })

/** The address of a calendar, and how it is read. */
export const CalendarSetting = Type.Object(
  {
    /** `https`, or `webcal`; or `http` on this machine. */
    address: Type.String({ minLength: 1, maxLength: 500 }),
    /** Whose calendar it is; of everybody at the facility without it. */
    practitioner: Type.Optional(PractitionerName),
    every_minutes: Type.Optional(
      Type.Integer({ minimum: calendarMinutes.every.least, maximum: calendarMinutes.every.most }),
    ),
    trust_minutes: Type.Optional(
      Type.Integer({ minimum: calendarMinutes.trust.least, maximum: calendarMinutes.trust.most }),
    ),
  },
  { additionalProperties: false },
)

/** How a calendar of a facility stands, without its address. */
export const PracticeCalendar = Type.Object({
  name: CalendarName,
  /** Of its address. */
  host: Type.String(),
  /** Whose it is; null of one of everybody at the facility. */
  practitioner: Type.Union([DirectoryId, Type.Null()]),
  every_minutes: Type.Integer(),
  trust_minutes: Type.Integer(),
  /** How many busy times it has. */
  busy: Type.Integer({ minimum: 0 }),
  read_at: Instant,
  /** Nothing is offered for its practitioners at the facility after that, until it is read again. */
  trusted_until: Instant,
  /** How often in a row it could not be read, and what came of the last attempt, in a few words. */
  failures: Type.Integer({ minimum: 0 }),
  last_answer: Type.String(),
})
export type PracticeCalendar = Type.Static<typeof PracticeCalendar>

/** How many appointments one call answers with. */
export const mostPracticeAppointments = 200

/** Appointments of a facility in a range, and how to ask for the next ones; null where there are none. */
export const PracticeAppointments = Type.Object({
  appointments: Type.Array(PracticeAppointment),
  next: Type.Union([Type.String(), Type.Null()]),
})

/** How the feed of a facility stands, without its secret. */
export const PracticeFeed = Type.Object({
  url: Type.String(),
  waiting: Type.Integer({ minimum: 0 }),
  /** Tried no more until they are asked for again. */
  parked: Type.Integer({ minimum: 0 }),
  /** When the oldest of both happened. */
  oldest_at: Type.Union([Instant, Type.Null()]),
  /** Status of the last answer, or why there was none. */
  last_answer: Type.Union([Type.String(), Type.Null()]),
  last_answer_at: Type.Union([Instant, Type.Null()]),
  next_attempt_at: Instant,
})

/** From when on events are told again. */
export const FeedReplay = Type.Object({ since: Instant }, { additionalProperties: false })
