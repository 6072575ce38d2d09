import { Suspense, useEffect, useState, type ReactNode } from 'react'
import { useApp } from '#src/context/app-context.ts'

/** Shows the messages of the room once their words have come, after the call. Where they do not come, the call goes on without. */
export function WithChatWords({ children }: { children: ReactNode }) {
  const { intl } = useApp()
  const [hasWords, setWords] = useState(false)
  useEffect(() => {
    intl.load('roomchat', 'documents').then(
      () => setWords(true),
      () => undefined,
    )
  }, [intl])
  return hasWords ? <Suspense>{children}</Suspense> : null
}
