import type { ConsultationType } from '#contract/directory'
import type { GeoPoint } from '#contract/wire'
import type { NextOfSpeciality } from '#src/features/speciality-tiles/speciality-tiles.tsx'
import type { FreeRow } from './soonest.ts'

/** The next free times of home. */
export type FreeTimes = {
  /** Slugs of the specialities with at least one doctor; undefined for all known ones. */
  offered?: readonly string[]
  /** By speciality. */
  tiles: readonly NextOfSpeciality[]
  /** Rows of which the soonest are on the board. */
  rows: readonly FreeRow[]
}

/** Criteria of home's times. */
export type NarrowedCriteria = {
  /** Specialities in the order in which they are shown. */
  slugs: readonly string[]
  /** How many of them are shown at once. */
  tileCount: number
  city: string
  visit: '' | ConsultationType
  position: GeoPoint | undefined
}
