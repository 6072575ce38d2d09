import { queryOptions } from '@tanstack/react-query'
import type { AppContext } from '#src/context/app-context.ts'
import { now } from '#src/clock/server-time.ts'
import { keyOf, notKept } from './resource.ts'

/**
 * The times this device holds. Lists of free times are the same for everybody and leave them out: they are added here, by the
 * device that holds them, so that no answer reveals whose a time is.
 */
export const heldTimesQuery = (app: AppContext) =>
  queryOptions({
    queryKey: keyOf(app, 'held-times'),
    queryFn: async () => {
      const { heldSlots } = await import('#src/storage/device-stores.ts')
      const held = await heldSlots(app.tenant, new Date(now()))
      if (held.length > 0) await app.intl.load('late')
      return held
    },
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
    meta: notKept,
  })
