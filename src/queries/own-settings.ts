import { queryOptions } from '@tanstack/react-query'
import type { AppContext } from '#src/context/app-context.ts'
import { keyOf, notKept } from './resource.ts'

/** Devices on which the patient is signed in: never stored on the device, and asked for anew by each look. */
export const devicesQuery = (app: AppContext) =>
  queryOptions({
    queryKey: keyOf(app, 'own-devices'),
    queryFn: async ({ signal }) => (await (await app.apis()).account.signedInDevices(signal)).sessions,
    staleTime: 0,
    meta: notKept,
  })

/** What was done with the account lately. */
export const eventsQuery = (app: AppContext) =>
  queryOptions({
    queryKey: keyOf(app, 'own-events'),
    queryFn: async ({ signal }) => (await (await app.apis()).account.accountEvents(signal)).events,
    staleTime: 0,
    meta: notKept,
  })

/** By which channels the patient is told of each topic (N05). */
export const notificationsQuery = (app: AppContext) =>
  queryOptions({
    queryKey: keyOf(app, 'own-notifications'),
    queryFn: async ({ signal }) => (await (await app.apis()).account.notificationSettings(signal)).settings,
    staleTime: 30_000,
    meta: notKept,
  })
