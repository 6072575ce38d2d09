import { lazyRouteComponent } from '@tanstack/react-router'

/**
 * Everything below the specialities, in a file of its own: the server writes it into the page, and the browser brings it to life
 * after what is above.
 */
export const BelowFold = lazyRouteComponent(() => import('./below-fold.tsx'), 'BelowFold')
