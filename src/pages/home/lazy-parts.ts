import { lazyRouteComponent } from '@tanstack/react-router'
import { hydrateWhenNear } from '#src/ui/hydrate-when-near.tsx'

/**
 * Everything below the search and the board, in files of its own: the server writes it into the page, and the browser brings it to
 * life after what is above.
 */
export const Specialities = lazyRouteComponent(() => import('./specialities.tsx'), 'Specialities')
/** Most visits end before it: its code is asked for when it is about to be seen. */
export const BelowFold = hydrateWhenNear('below-fold', () => import('./below-fold.tsx'), 'BelowFold')
