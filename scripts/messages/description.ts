/** Words that a description must add to its text before it tells a translator anything. */
const fewestWords = 4

/**
 * What a description leaves a translator to guess, one sentence each: it must say more than the text itself, and explain
 * every value under its name, as in `time: "15:30"`.
 *
 * @param values - what the text shows, as `{name}` or `<tag>`
 */
export function descriptionProblems(description: string, text: string, values: readonly string[]): string[] {
  const known = wordsOf(text)
  const added = new Set(wordsOf(description).filter((word) => !known.includes(word)))
  const unexplained = values.filter((value) => !explains(description, value.slice(1, -1)))
  return [
    ...(added.size < fewestWords ? [`has a description that adds fewer than ${fewestWords} words to its text`] : []),
    ...unexplained.map((value) => `has a description that does not explain ${value}`),
  ]
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** `from: …`, and several that share an explanation: `from, to: …`. */
const explains = (description: string, name: string) => new RegExp(`\\b${name}(?:, \\w+)*:`).test(description)
