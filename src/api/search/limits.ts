/** How many hits one question brings (K05). */
export const pageSizes = {
  doctor: 20,
  /** Three even columns of video doctors. */
  online: 21,
  clinic: 20,
  suggestions: 10,
  speciality: 100,
  insurance: 300,
  facilityFacets: 0,
  lookup: 1,
} as const

/** Metres around a place (K04). The nearest doctors may be twice as far. */
export const searchRadius = 25_000
export const nearestRadius = searchRadius * 2
