import type { SpecialityHit } from '#contract/directory'
import type { ContentBlock } from '#contract/tenant'

/**
 * The specialities with those of the tenant's block first, in its order and with its names. Entries without doctors are
 * ignored.
 */
export function ownFirst(
  specialities: readonly SpecialityHit[],
  block: Pick<ContentBlock, 'items'> | undefined,
): readonly SpecialityHit[] {
  const named = new Map<string, SpecialityHit>()
  for (const { title, icon, href } of block?.items ?? []) {
    const known = specialities.find(({ slug }) => slug === slugIn(href))
    if (known && !named.has(known.slug))
      named.set(known.slug, { ...known, speciality: title, icon: icon ?? known.icon })
  }
  return named.size === 0 ? specialities : [...named.values(), ...specialities.filter(({ slug }) => !named.has(slug))]
}

/** `/search/result?speciality=cardiology` and `/doctor/cardiology` are equivalent. */
const slugIn = (href = '') =>
  /[?&]speciality=([a-z0-9-]+)/.exec(href)?.[1] ?? /^\/doctor\/([a-z0-9-]+)$/.exec(href)?.[1]
