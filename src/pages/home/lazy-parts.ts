import { lazyRouteComponent } from '@tanstack/react-router'

/**
 * Everything below the search and the board, in files of its own: the server writes it into the page, and the browser brings it to
 * life after what is above.
 */
export const Specialities = lazyRouteComponent(() => import('./specialities.tsx'), 'Specialities')
export const BelowFold = lazyRouteComponent(() => import('./below-fold.tsx'), 'BelowFold')
