import { trimBoth } from '#contract/trim'

/** The slug of a name, numbered from its second use on. `taken` holds the slugs given so far. */
export function slugify(name: string, taken: Set<string>): string {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
  const base = trimBoth(words, '-')
  let slug = base
  for (let number = 2; taken.has(slug); number += 1) slug = `${base}-${number}`
  taken.add(slug)
  return slug
}
