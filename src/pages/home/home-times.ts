import type { ConsultationType } from '#contract/directory'
import type { GeoPoint } from '#contract/wire'
import type { NextOfSpeciality } from '#src/features/speciality-tiles/speciality-tiles.tsx'
import type { FreeRow } from './soonest.ts'

/** The next free times of home. */
export type FreeTimes = {
  /** Slugs of the specialities in which there is anybody at all; undefined for all that are known. */
  offered?: readonly string[]
  /** By speciality. */
  tiles: readonly NextOfSpeciality[]
  /** Those of whom the soonest make the board. */
  rows: readonly FreeRow[]
}

/** What the times of home are narrowed down to. */
export type NarrowedCriteria = {
  /** Specialities in the order in which they are shown. */
  slugs: readonly string[]
  /** How many of them show at once. */
  tileCount: number
  city: string
  visit: '' | ConsultationType
  position: GeoPoint | undefined
}
