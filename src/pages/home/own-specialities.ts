import type { SpecialityHit } from '#contract/directory'
import type { ContentBlock } from '#contract/tenant'

/** The specialities with those first that the tenant names in its block, in its order. Names it gives that nobody practises count for nothing. */
export function ownFirst(
  specialities: readonly SpecialityHit[],
  block: Pick<ContentBlock, 'items'> | undefined,
): readonly SpecialityHit[] {
  const named = (block?.items ?? []).flatMap(({ href }) => {
    const slug = slugIn(href)
    return specialities.filter((speciality) => speciality.slug === slug).slice(0, 1)
  })
  return named.length === 0 ? specialities : [...new Set([...named, ...specialities])]
}

/** `/search/result?speciality=cardiology` and `/doctor/cardiology` say the same. */
const slugIn = (href = '') =>
  /[?&]speciality=([a-z0-9-]+)/.exec(href)?.[1] ?? /^\/doctor\/([a-z0-9-]+)$/.exec(href)?.[1]
