import { hydrateWhenNear } from '#src/ui/hydrate-when-near.tsx'

/** The same below a list, which most readers never come to the end of. */
export const LateRelatedLinks = hydrateWhenNear('related', () => import('./related-links.tsx'), 'RelatedLinks')
