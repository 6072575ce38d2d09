/** Value of the `whitelabels` attribute of what every tenant shows. */
export const everyTenant = '*'

/** Tenants that show a document, for filtering: an empty list means all. */
export function shownBy(whitelabels: readonly string[]): readonly string[] {
  return whitelabels.length ? whitelabels : [everyTenant]
}
