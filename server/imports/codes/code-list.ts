/** Values by all the names that they go by. */
export type CodeList<Value> = {
  /** By a code or a name in any language, whatever its case, accents and dashes. */
  find(text: string): Value | undefined
  /** The name that was probably meant; undefined where none is close. */
  suggest(text: string): string | undefined
  add(value: Value, names: readonly string[]): void
}

/** @param mapping names of a source and what they mean here, before every other name */
export function createCodeList<Value>(mapping: ReadonlyMap<string, string> = new Map()): CodeList<Value> {
  const byName = new Map<string, Value>()
  const shown = new Map<string, string>()
  const ours = new Map([...mapping].map(([theirs, our]) => [plain(theirs), our]))
  return {
    find: (text) => byName.get(plain(ours.get(plain(text)) ?? text)),
    suggest: (text) => {
      const wanted = plain(text)
      let best: { name: string; distance: number } | undefined
      for (const [name, written] of shown) {
        const distance = distanceOf(wanted, name)
        if (distance <= mostTypos(wanted) && distance < (best?.distance ?? Infinity)) best = { name: written, distance }
      }
      return best?.name
    },
    add: (value, names) => {
      for (const name of names) {
        const key = plain(name)
        if (!key || byName.has(key)) continue
        byName.set(key, value)
        shown.set(key, name)
      }
    },
  }
}

const mostTypos = (word: string) => (word.length < 5 ? 1 : word.length < 9 ? 2 : 3)

/** Letters and digits alone, without marks: "Ear, Nose & Throat" is "earnosethroat". */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]/gu, '')

/** Letters to add, remove or replace. */
function distanceOf(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 3) return Infinity
  let row = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++) {
      const changed = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1)
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, changed))
    }
    row = next
  }
  return row[other.length] ?? Infinity
}
