/** How many hits one question brings (K05). */
export const pageSizes = {
  doctor: 20,
  /** Three even columns of video doctors. */
  online: 21,
  clinic: 20,
  suggestions: 10,
  speciality: 100,
  insurance: 300,
  /** Counts alone: of facilities, and of what each filter would bring. */
  facets: 0,
  lookup: 1,
} as const
