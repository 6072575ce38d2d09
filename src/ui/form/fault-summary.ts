type SummaryWords<Name extends string> = {
  /** One field is wrong: which, and why. */
  one: (name: Name) => string
  several: (names: readonly Name[]) => string
}

/** What is wrong in one sentence, for beside the button: read aloud after a press. Nothing where nothing is. */
export function faultSummary<Name extends string>(
  wrong: readonly Name[],
  { one, several }: SummaryWords<Name>,
): string | undefined {
  const [first, ...others] = wrong
  if (first === undefined) return undefined
  return others.length === 0 ? one(first) : several(wrong)
}
