import { lazyRouteComponent } from '@tanstack/react-router'
import { whenNear } from './when-near.ts'

/**
 * Everything below the search and the board, in files of its own: the server writes it into the page, and the browser brings it to
 * life after what is above.
 */
export const Specialities = lazyRouteComponent(() => import('./specialities.tsx'), 'Specialities')
/** Most visits end before it: its code is asked for when it is about to be seen. */
export const BelowFold = lazyRouteComponent(() => whenNear().then(() => import('./below-fold.tsx')), 'BelowFold')
