import * as Type from 'typebox'

/** A source as it stands in an address that a partner gives out (`source` or `utm_source`), and in a booking. */
export const sourcePattern = '^[a-z0-9_-]{1,40}$'

/** Body of what led to a booking (C13, N09), sent by who can open the appointment. */
export const SourceTracking = Type.Object({
  source: Type.String({ pattern: sourcePattern }),
  appointment_number: Type.String({ minLength: 1, maxLength: 20 }),
})
export type SourceTracking = Type.Static<typeof SourceTracking>

export const SourceTracked = Type.Object({ tracked: Type.Literal(true) })
export type SourceTracked = Type.Static<typeof SourceTracked>
