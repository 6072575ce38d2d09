/** A value to choose, and how much it would bring where that is known. */
export type FacetOption = { value: string; count?: number | undefined }
/** The values that show, and those behind "more". */
export type FacetOptions = { first: readonly FacetOption[]; rest: readonly FacetOption[] }

type Offer = {
  /** Values that are on: they are always there, whether they are offered or not. */
  chosen: readonly string[]
  isOffered?: (value: string) => boolean
  /** How many show before "more". */
  shown?: number
}

/** Values to choose from, those that bring most first. */
export function facetOptions(
  counts: Readonly<Record<string, number>>,
  { chosen, isOffered = () => true, shown = 5 }: Offer,
): FacetOptions {
  // Where nothing is counted yet, or could not be, nobody knows how many a chosen value has: none is another answer.
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
