import { onlineManager, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useApp } from '#src/context/app-context.ts'
import { countUnsent } from './unsent-query.ts'

/**
 * Sends what waits on this device before something that would delete it, and goes on once nothing is left. `refused`: why it did not go on, with
 * the number of the press.
 */
export function useSendFirst(onSent: () => void) {
  const app = useApp()
  const [attempt, setAttempt] = useState(0)
  const refuse = () => setAttempt((count) => count + 1)
  const sending = useMutation({
    mutationFn: async () => {
      const { pageOutbox } = await import('#src/outbox/page-outbox.ts')
      await pageOutbox(app.tenant, app.apis).drain()
      return countUnsent(app)
    },
    networkMode: 'always',
    onSuccess: (left) => (left === 0 ? onSent() : refuse()),
    onError: refuse,
  })
  const why = onlineManager.isOnline() ? ('unsent' as const) : ('offline' as const)
  return {
    isSending: sending.isPending,
    send: () => sending.mutate(),
    refused: attempt > 0 && !sending.isPending ? { why, attempt } : undefined,
  }
}
