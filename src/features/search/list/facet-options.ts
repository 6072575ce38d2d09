/** A value to choose, and how many hits it would have, where that is known. */
export type FacetOption = { value: string; count?: number | undefined }
/** The visible values, and those behind "more". */
export type FacetOptions = { first: readonly FacetOption[]; rest: readonly FacetOption[] }

type Offer = {
  /** Chosen values: they are always visible, even if they are no longer offered. */
  chosen: readonly string[]
  isOffered?: (value: string) => boolean
  /** How many are visible before "more". */
  shown?: number
}

/** Values to choose from, those with most hits first. */
export function facetOptions(
  counts: Readonly<Record<string, number>>,
  { chosen, isOffered = () => true, shown = 5 }: Offer,
): FacetOptions {
  // While there are no counts at all, the count of a chosen value is unknown rather than 0.
  const none = Object.keys(counts).length > 0 ? 0 : undefined
  const counted: Record<string, number | undefined> = {
    ...Object.fromEntries(chosen.map((value) => [value, none])),
    ...counts,
  }
  const options = Object.entries(counted)
    .map(([value, count]) => ({ value, count }))
    .filter(({ value, count }) => ((count ?? 0) > 0 && isOffered(value)) || chosen.includes(value))
    .sort((one, other) => (other.count ?? 0) - (one.count ?? 0) || (one.value < other.value ? -1 : 1))
  const isShown = ({ value }: FacetOption, index: number) => index < shown || chosen.includes(value)
  return { first: options.filter(isShown), rest: options.filter((option, index) => !isShown(option, index)) }
}
