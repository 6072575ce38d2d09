import { queryOptions } from '@tanstack/react-query'
import type { VideoMessage } from '#contract/video-messages'
import type { AppContext } from '#src/context/app-context.ts'
import { keyOf, notKept } from './resource.ts'

/** What is written in the room that this page is in: a page is in one. Never stored on the device. */
export const videoMessagesQuery = (app: AppContext, read: (signal: AbortSignal) => Promise<VideoMessage[]>) =>
  queryOptions({
    queryKey: messagesKey(app),
    queryFn: ({ signal }) => read(signal),
    networkMode: 'always',
    refetchOnReconnect: true,
    retry: 1,
    // The room says when there is something new.
    staleTime: Infinity,
    gcTime: 0,
    meta: notKept,
  })

export const messagesKey = (app: AppContext) => keyOf(app, 'video-messages')

/** Has them read again: something was said, or may have been while the room was not heard. */
export const lookForMessages = (app: AppContext): void =>
  void app.queryClient.invalidateQueries({ queryKey: messagesKey(app) })
