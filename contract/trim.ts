/** The text without these trailing characters. A pattern such as `/-+$/` would scan each run of them again and again. */
export function trimEnd(text: string, sign: string): string {
  let end = text.length
  while (end > 0 && text[end - 1] === sign) end -= 1
  return text.slice(0, end)
}

/** The text without these leading and trailing characters. */
export function trimBoth(text: string, sign: string): string {
  let start = 0
  while (start < text.length && text[start] === sign) start += 1
  return trimEnd(text.slice(start), sign)
}

/** The part before the first of these characters. */
export function before(text: string, ...signs: readonly string[]): string {
  const ends = signs.map((sign) => text.indexOf(sign)).filter((index) => index >= 0)
  return text.slice(0, Math.min(text.length, ...ends))
}
