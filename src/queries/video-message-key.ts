import type { AppContext } from '#src/context/app-context.ts'
import { keyOf } from './resource.ts'

export const messagesKey = (app: AppContext) => keyOf(app, 'video-messages')

/** Has what is written in the room read again: something was said, or may have been while the room was not heard. */
export const lookForMessages = (app: AppContext): void =>
  void app.queryClient.invalidateQueries({ queryKey: messagesKey(app) })
