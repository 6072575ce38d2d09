/** Metres around a place where the platform names none (K04). */
const defaultRadius = 25_000

/** How far a search around a place reaches, in metres, by the platform's setting; the nearest may be twice as far (K04). */
export function reachOf({ search_radius: radius = defaultRadius }: { search_radius?: number | undefined }) {
  return { around: radius, nearest: radius * 2 }
}
export type SearchReach = ReturnType<typeof reachOf>
