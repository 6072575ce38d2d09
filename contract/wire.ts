import * as Type from 'typebox'
import { countryPattern } from '#contract/locale'
import { problemCodes } from '#contract/problem-codes'

/** The envelope of every successful answer of the six services: `{ data }` (H08). */
export const Data = <T extends Type.TSchema>(schema: T) => Type.Object({ data: schema })

/** The envelope of every failure. `code` is from the closed list; the one exception is the numeric 512 of an unknown index (V13). */
export const ProblemBody = Type.Object({
  code: Type.Union([Type.Enum(problemCodes), Type.Literal(512)]),
  message: Type.String(),
  fields: Type.Optional(Type.Array(Type.Object({ path: Type.String(), message: Type.String() }))),
  details: Type.Optional(Type.Unknown()),
})
export type ProblemBody = Type.Static<typeof ProblemBody>

/** A field that may be left out of a change, and is emptied by null. */
export const orNull = <T extends Type.TSchema>(schema: T) => Type.Optional(Type.Union([schema, Type.Null()]))

/**
 * Body of a change of some fields that was made on what a device knew of them then, `was`. A field that is neither that any more nor `now`
 * already was changed elsewhere, and nothing is changed then. No other fields are taken.
 */
export const ChangeOf = <T extends Type.TProperties>(fields: T) => {
  const part = Type.Object(fields, { additionalProperties: false })
  return Type.Object({ was: part, now: part })
}
/** Details of `changed_elsewhere`: which fields. */
export type ChangedElsewhere = { fields: string[] }

/** A directory id: practitioners, facilities, services, insurers, plans and specialities are numbered; on the wire the number is a string. */
export const DirectoryId = Type.String({ pattern: '^[1-9][0-9]{0,9}$' })
/** Lower-case words joined by hyphens, as in addresses. */
export const Slug = Type.String({ pattern: '^[a-z0-9]+(?:-[a-z0-9]+)*$', maxLength: 120 })
/** An instant in UTC, ISO 8601 with `Z`. */
export const Instant = Type.String({ format: 'date-time', maxLength: 30 })
/** A calendar day `YYYY-MM-DD` in the time zone named beside it. */
export const CalendarDay = Type.String({ pattern: '^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$' })
/** A country by its code: any, whether or not the directory has it. */
export const CountryCode = Type.String({ pattern: countryPattern })
/** IANA time zone of the facility, for example `Asia/Dubai`. */
export const TimeZone = Type.String({ maxLength: 64 })
/** An amount in the currency's main unit (not its hundredth), for example 350 AED or 450000 IDR. */
export const Money = Type.Object({
  amount: Type.Integer({ minimum: 0 }),
  currency: Type.String({ pattern: '^[A-Z]{3}$' }),
})
export type Money = Type.Static<typeof Money>
/** Latitude and longitude in degrees, in the shape of the search protocol. */
export const GeoPoint = Type.Object({
  lat: Type.Number({ minimum: -90, maximum: 90 }),
  lng: Type.Number({ minimum: -180, maximum: 180 }),
})
export type GeoPoint = Type.Static<typeof GeoPoint>
