/** The name of a city from its slug: `abu-dhabi` is `abu dhabi` (V11). */
export function cityName(slug: string): string {
  return slug.replaceAll('-', ' ')
}
