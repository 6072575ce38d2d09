import { queryOptions } from '@tanstack/react-query'
import { createSettingsApi } from '#src/api/settings-api.ts'
import type { AppContext } from '#src/context/app-context.ts'
import { keyOf, notKept } from './resource.ts'

/** The calls of a patient's settings, which come with the pages that need them. */
export async function settingsOf(app: Pick<AppContext, 'apis'>) {
  const { transport } = await app.apis()
  return createSettingsApi(() => transport('account'))
}

/** Devices on which the patient is signed in: never stored on the device, and asked for anew by each look. */
export const devicesQuery = (app: AppContext) =>
  queryOptions({
    queryKey: keyOf(app, 'own-devices'),
    queryFn: async ({ signal }) => (await (await settingsOf(app)).signedInDevices(signal)).sessions,
    staleTime: 0,
    meta: notKept,
  })

/** Whether calendars read the patient's visits, and since when. */
export const calendarFeedQuery = (app: AppContext) =>
  queryOptions({
    queryKey: keyOf(app, 'own-calendar'),
    queryFn: async ({ signal }) => (await settingsOf(app)).calendarFeed(signal),
    staleTime: 0,
    meta: notKept,
  })

/** What was done with the account lately. */
export const eventsQuery = (app: AppContext) =>
  queryOptions({
    queryKey: keyOf(app, 'own-events'),
    queryFn: async ({ signal }) => (await (await settingsOf(app)).accountEvents(signal)).events,
    staleTime: 0,
    meta: notKept,
  })

/** By which channels the patient is told of each topic, and when they are not to be disturbed (N05). */
export const notificationsQuery = (app: AppContext) =>
  queryOptions({
    queryKey: keyOf(app, 'own-notifications'),
    queryFn: async ({ signal }) => (await settingsOf(app)).notificationSettings(signal),
    staleTime: 30_000,
    meta: notKept,
  })
