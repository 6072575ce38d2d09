import { queryOptions } from '@tanstack/react-query'
import { createVideoMessageApi } from '#src/api/visit-message-api.ts'
import type { VideoMessage } from '#contract/video-messages'
import type { AppContext } from '#src/context/app-context.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { messagesKey } from './video-message-key.ts'
import { notKept } from './resource.ts'

/** The calls by which the patient's side writes in the room, opened by what this device has: the session, or a guest's token of the appointment. */
export async function videoMessageCalls(app: AppContext, appointmentNumber: string) {
  const store = sessionStore(app.tenant)
  const [{ transport }, kept] = await Promise.all([app.apis(), store.visit(appointmentNumber)])
  const token = kept && (await store.appointmentToken(kept.id))
  return createVideoMessageApi(() => transport('appointment'), appointmentNumber, token)
}

/** What is written in the room that this page is in: a page is in one. Never stored on the device. */
export const videoMessagesQuery = (app: AppContext, read: (signal: AbortSignal) => Promise<VideoMessage[]>) =>
  queryOptions({
    queryKey: messagesKey(app),
    queryFn: ({ signal }) => read(signal),
    networkMode: 'always',
    refetchOnReconnect: true,
    retry: false,
    // The room says when there is something new.
    staleTime: Infinity,
    gcTime: 0,
    meta: notKept,
  })
