import { pictureSeed, type FacilityView } from '#server/web/facility-drawing'
import { createRandom } from './random.ts'

/**
 * Pictures of a facility and the date its page last changed. Derived from its id alone, so that other random choices stay the
 * same.
 */
export function pageOf(id: number, clinicType: string): { photos: string[]; logo: string; updatedAt: string } {
  const random = createRandom(id * 7919)
  const palette = random.integer(0, 5)
  // Details differ from picture to picture; the colours are the facility's own.
  const picture = (view: FacilityView) =>
    `/facility-pictures/${pictureSeed(view, random.integer(0, 19) * 6 + palette)}.svg`
  const inside = random.some(['reception', 'waiting', 'consulting', 'corridor'] as const, random.integer(2, 4))
  const outside = clinicType === 'hospital' ? 'hospital' : random.chance(0.7) ? 'clinic' : 'tower'
  return {
    photos: [outside, ...inside].map((view) => picture(view as FacilityView)),
    logo: picture('mark'),
    updatedAt: dayOfChange(random.integer(0, 260)),
  }
}

/** A day before the demo was made. */
export const dayOfChange = (day: number) => new Date(Date.UTC(2026, 2, 1 + day, 9)).toISOString()
