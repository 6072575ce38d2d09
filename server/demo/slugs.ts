import { trimBoth } from '#contract/trim'

/** Words of an address for a name, numbered from the second of the same name on. Remembers what it gave in `taken`. */
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
