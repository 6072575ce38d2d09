import type { Country, Weekday } from '#contract/locale'

/**
 * Countries by the first day of their week where it is not Monday, by the week data of CLDR 48; in Indonesia it is (K06). It is not left to the
 * runtime: devices carry different versions of such tables.
 */
const exceptions: readonly (readonly [first: Weekday, countries: string])[] = [
  [6, 'eg bh om kw qa jo af dj dz iq ir ly sd sy'],
  [
    7,
    'sa in pk ag as bd br bs bt bw bz ca co dm do et gt gu hk hn il is jm jp ke kh kr la mh mm mo mt mx mz ni np pa pe ph pr pt py sg sv th tt tw us ve vi ws ye za zw',
  ],
  [5, 'mv'],
]

/** ISO weekday on which the week of a country begins. */
export const weekStartOf = (country: Country): Weekday =>
  exceptions.find(([, countries]) => countries.includes(country))?.[0] ?? 1
