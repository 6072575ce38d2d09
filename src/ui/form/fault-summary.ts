type SummaryWords<Name extends string> = {
  /** The sentence for one wrong field: which, and why. */
  one: (name: Name) => string
  several: (names: readonly Name[]) => string
}

/** All faults in one sentence, shown beside the button and read aloud after a press. Undefined where there are none. */
export function faultSummary<Name extends string>(
  wrong: readonly Name[],
  { one, several }: SummaryWords<Name>,
): string | undefined {
  const [first, ...others] = wrong
  if (first === undefined) return undefined
  return others.length === 0 ? one(first) : several(wrong)
}
