import type { CategoryAvailability } from '#contract/availability'
import type { AppContext } from '#src/context/app-context.ts'
import { doctorFilters, noCriteria } from '#src/features/search/doctors/criteria.ts'
import { toCountQuestion } from '#src/features/search/doctors/to-search-params.ts'
import type { FreeTimes, NarrowedCriteria } from './home-times.ts'
import { findNear } from './near-times.ts'

/** Without rows of its own, the board is made from the answers about specialities. */
type Narrowed = FreeTimes | { offered: readonly string[]; tiles: CategoryAvailability[] }

/** The next free times of one consultation type, or near the patient, and the specialities with at least one doctor. */
export async function findNarrowed(
  app: AppContext,
  criteria: NarrowedCriteria,
  signal: AbortSignal,
): Promise<Narrowed> {
  const { slugs, tileCount, city, visit, position } = criteria
  const { country } = app.locale
  const { search, appointment } = await app.apis()
  const { question } = toCountQuestion({ ...noCriteria, city, visit }, country, 'specialities')
  const [counted] = await search.counts('doctor', [question], signal)
  const doctors = counted?.facets?.[doctorFilters.specialities.attribute] ?? {}
  const offered = slugs.filter((slug) => (doctors[slug] ?? 0) > 0)
  const shown = offered.slice(0, tileCount)
  if (shown.length === 0) return { offered, tiles: [] }
  if (position) {
    const near = await findNear(app, { ...criteria, slugs: shown, position }, signal)
    return { offered, ...near }
  }
  const tiles = await appointment.categoryAvailability(
    {
      ids: shown,
      country,
      limit: 1,
      ...(city ? { city } : {}),
      ...(visit ? { consultation_type: visit } : {}),
    },
    signal,
  )
  return { offered, tiles }
}
