import type { PractitionerService } from '#contract/directory'
import { type Visit, visitServices } from '#src/features/slot-picker/visit-options.ts'

/**
 * The services of each line that says when a visit at home could be: those of the chosen place, each by itself, where one at home is chosen,
 * else all of them in one.
 */
export function homeLines(services: readonly PractitionerService[], visit: Visit): readonly PractitionerService[][] {
  if (visit.consultation_type === 'homecare')
    return visitServices(services, 'homecare', visit.facility_id).map((service) => [service])
  const all = services.filter(({ consultation_type }) => consultation_type === 'homecare')
  return all.length > 0 ? [all] : []
}
