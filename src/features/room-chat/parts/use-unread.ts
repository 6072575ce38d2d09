import { useState } from 'react'
import type { VideoMessage } from '#contract/video-messages'
import type { VideoSide } from '#contract/video-visit'

/**
 * The messages of the other side that were not looked at on this page. Before they were looked at, those that came before one's own last message count
 * as read: whoever answers has seen them.
 */
export function useUnread(messages: readonly VideoMessage[], side: VideoSide, isOpen: boolean): VideoMessage[] {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set())
  const unseen = messages.filter((one) => !seen.has(one.id))
  if (isOpen && unseen.length > 0) setSeen(new Set(messages.map(({ id }) => id)))
  const answered = messages.findLastIndex((one) => one.side === side)
  return isOpen ? [] : messages.slice(answered + 1).filter((one) => !seen.has(one.id))
}
