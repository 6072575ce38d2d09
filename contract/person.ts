import * as Type from 'typebox'
import { CalendarDay } from '#contract/wire'

const optional = Type.Optional

export const genders = ['female', 'male'] as const

/** What somebody is to the patient: a relative (N02), or whom a clinic calls in an emergency (N01). */
export const relationships = [
  'child',
  'spouse',
  'parent',
  'sibling',
  'grandparent',
  'grandchild',
  'relative',
  'in_care',
  'friend',
] as const
export type Relationship = (typeof relationships)[number]

/** Calendars in which a birthday may be told. On the wire the day itself is always a Gregorian one. */
export const dobFormats = ['gregorian', 'hijri'] as const
export type DobFormat = (typeof dobFormats)[number]

/** A phone in E.164. */
export const E164 = Type.String({ pattern: '^\\+[1-9][0-9]{5,14}$' })

/** What papers say of a person. An identity needs its type (C10), by whose pattern it is checked, and a birthday its calendar. */
export const papers = {
  gender: optional(Type.Enum(genders)),
  birthday: optional(CalendarDay),
  dob_format: optional(Type.Enum(dobFormats)),
  identity_type_id: optional(Type.String({ pattern: '^[a-z][a-z-]{0,39}$' })),
  /** Capital letters and digits alone, without what groups them: see `identity.ts`. */
  identity: optional(Type.String({ pattern: '^[A-Z0-9]{1,20}$' })),
}
