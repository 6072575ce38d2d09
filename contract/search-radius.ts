/** Radius in metres of a search around a place where the deployment sets none (K04). */
export const defaultSearchRadius = 25_000

/** Radius in metres of a search around a place, from the platform's setting; for the nearest twice as much (K04). */
export function reachOf({ search_radius: radius = defaultSearchRadius }: { search_radius?: number | undefined }) {
  return { around: radius, nearest: radius * 2 }
}
export type SearchReach = ReturnType<typeof reachOf>
