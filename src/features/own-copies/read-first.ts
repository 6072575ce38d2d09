import { onlineManager, type FetchQueryOptions, type QueryKey } from '@tanstack/react-query'
import type { AppContext } from '#src/context/app-context.ts'
import { ownCopyQuery } from '#src/queries/own-copies.ts'
import { keyOf, notKept } from '#src/queries/resource.ts'
import type { OwnCopies } from '#src/session/to-own-copies.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { shownViewer } from '#src/session/use-viewer.ts'
import type { Viewer } from '#src/session/viewer.ts'

/** How long a page waits for its device, and how long what was read is held for its view, in milliseconds. */
const patience = 500
const heldForMs = 2_000

/**
 * Reads from the device what a page of the patient's own begins with, so that it is shown as a whole at once: who is signed in, without a network
 * the copies of these names, and `more`. Never rejects.
 */
export async function readFirst(
  app: AppContext,
  names: readonly (keyof OwnCopies)[],
  more: () => Promise<unknown> | undefined = () => undefined,
): Promise<void> {
  // The server has no such page, nor a device.
  if (typeof indexedDB === 'undefined') return
  const copies = onlineManager.isOnline() ? [] : names.map((name) => held(app, ownCopyQuery(app, name)))
  const reading = Promise.all([held(app, hasPatientQuery(app, shownViewer().kind)), ...copies, more()])
  await Promise.race([reading, new Promise((resolve) => setTimeout(resolve, patience))])
}

/** Reads what a view is about to show from the device; never rejects. */
export const held = <Answer, Failure, Data, Key extends QueryKey>(
  { queryClient }: AppContext,
  query: FetchQueryOptions<Answer, Failure, Data, Key>,
): Promise<void> => queryClient.prefetchQuery({ ...query, gcTime: heldForMs })

/** Whether the device's session record has a patient. */
export const hasPatientQuery = (app: AppContext, kind: Viewer['kind']) => ({
  queryKey: keyOf(app, 'has-patient', kind),
  queryFn: async () => (await sessionStore(app.tenant).patient()) !== undefined,
  networkMode: 'always' as const,
  staleTime: 0,
  gcTime: 0,
  meta: notKept,
})
