import * as Type from 'typebox'

/** Bounds of a patient's photo. Sides are in points. */
export const photoLimits = {
  /** Of what is sent: the app sends a square of far less. */
  bytes: 2 * 1024 * 1024,
  /** Of the square that is stored. */
  side: 512,
  /** Least side of a part that may be cut out: less is no face any more. */
  leastSide: 128,
} as const

export const PhotoRemoved = Type.Object({ removed: Type.Literal(true) })
export type PhotoRemoved = Type.Static<typeof PhotoRemoved>
