/**
 * Names of countries and territories in the language of a tag, and a comparison for sorting them. Only for what the browser
 * renders: engines name some of them differently.
 */
export function regionNames(tag: string) {
  const [short, long] = (['short', 'long'] as const).map(
    (style) => new Intl.DisplayNames([tag], { type: 'region', style, fallback: 'code' }),
  )
  const { compare } = new Intl.Collator(tag)
  return {
    compare,
    /** The short common name, but no abbreviation: "Hong Kong", and "United Kingdom" instead of "UK". */
    nameOf: (region: string): string => {
      const name = short?.of(region) ?? region
      return name.length > 3 ? name : (long?.of(region) ?? region)
    },
  }
}
