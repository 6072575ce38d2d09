/** A city as it stands in an address, in words: `abu-dhabi` is `abu dhabi` (V11). */
export function cityName(slug: string): string {
  return slug.replaceAll('-', ' ')
}
