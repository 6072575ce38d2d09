import { lazy, Suspense, useEffect, useState } from 'react'
import { useApp } from '#src/context/app-context.ts'
import type { ChatSide } from './chat-side.ts'

const Chat = lazy(() => import('./chat.tsx'))

/** The messages of the room, loaded with their words after the call. Where they do not come, the call goes on without. */
export function LaterChat(side: ChatSide) {
  const { intl } = useApp()
  const [hasWords, setWords] = useState(false)
  useEffect(() => {
    intl.load('roomchat', 'documents').then(
      () => setWords(true),
      () => undefined,
    )
  }, [intl])
  return hasWords ? (
    <Suspense>
      <Chat {...side} />
    </Suspense>
  ) : null
}
