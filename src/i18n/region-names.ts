/**
 * Names of countries and territories in the language of a tag, and their order in it. For what only a browser draws: engines name
 * some of them differently.
 */
export function regionNames(tag: string) {
  const [short, long] = (['short', 'long'] as const).map(
    (style) => new Intl.DisplayNames([tag], { type: 'region', style, fallback: 'code' }),
  )
  const { compare } = new Intl.Collator(tag)
  return {
    compare,
    /** The short name, as people say it, but none that is letters alone: "Hong Kong", and "United Kingdom" for "UK". */
    nameOf: (region: string): string => {
      const name = short?.of(region) ?? region
      return name.length > 3 ? name : (long?.of(region) ?? region)
    },
  }
}
