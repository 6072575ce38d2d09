import { useState } from 'react'
import type { VideoMessage } from '#contract/video-messages'
import type { VideoSide } from '#contract/video-visit'

/** Which messages of the other side were not looked at on this page. */
export function useUnread(messages: readonly VideoMessage[], side: VideoSide) {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set())
  const fresh = messages.filter((one) => one.side !== side && !seen.has(one.id))
  const answered = messages.findLastIndex((one) => one.side === side)
  return {
    fresh,
    /** Without those that came before one's own last message: whoever answers has seen them. */
    unread: fresh.filter((one) => messages.indexOf(one) > answered),
    /** All that have come so far were looked at. */
    markSeen: () => setSeen(new Set(messages.map(({ id }) => id))),
  }
}
