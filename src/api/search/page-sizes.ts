/** Hits per query (K05). */
export const pageSizes = {
  doctor: 20,
  /** Three even columns of video doctors. */
  online: 21,
  clinic: 20,
  suggestions: 10,
  speciality: 100,
  insurance: 300,
  /** Counts only: of facilities, and of what each filter would find. */
  facets: 0,
  lookup: 1,
} as const
