/**
 * The least number of typos between a typed word and a prefix of a term: an added, missing or other letter, or two swapped
 * ones, count one. Returns `limit + 1` as soon as the limit is exceeded.
 */
export function typosToPrefix(word: string, term: string, limit: number): number {
  const width = Math.min(term.length, word.length + limit)
  if (width < word.length - limit) return limit + 1
  let twoAbove: number[] = []
  let above = Array.from({ length: width + 1 }, (_, column) => column)
  for (let row = 1; row <= word.length; row++) {
    const current = [row]
    let best = row
    for (let column = 1; column <= width; column++) {
      const same = word[row - 1] === term[column - 1]
      let typos = Math.min(above[column - 1]! + (same ? 0 : 1), above[column]! + 1, current[column - 1]! + 1)
      const swapped = row > 1 && column > 1 && word[row - 1] === term[column - 2] && word[row - 2] === term[column - 1]
      if (swapped) typos = Math.min(typos, twoAbove[column - 2]! + 1)
      current.push(typos)
      if (typos < best) best = typos
    }
    if (best > limit + 1) return limit + 1
    twoAbove = above
    above = current
  }
  return Math.min(limit + 1, ...above)
}

/** Typos tolerated in a word of this many letters: none below four, one from four, two from eight. */
export function typosAllowed(letters: number): number {
  if (letters < 4) return 0
  return letters < 8 ? 1 : 2
}
