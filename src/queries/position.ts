import type { GeoPoint } from '#contract/wire'
import type { AppContext } from '#src/context/app-context.ts'
import { keyOf } from './resource.ts'

/**
 * The patient's position, once it was shared on this page. Private: it is only in memory, never on the device, in an address or
 * in what the server renders.
 */
export function positionOf(app: AppContext): GeoPoint | undefined {
  return app.queryClient.getQueryData<GeoPoint>(keyOf(app, 'position'))
}

/** Keeps it until the page is left. */
export function keepPosition(app: AppContext, position: GeoPoint): void {
  app.queryClient.setQueryData<GeoPoint>(keyOf(app, 'position'), position)
}
