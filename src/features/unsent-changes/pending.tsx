import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useApp } from '#src/context/app-context.ts'
import { unsentQuery } from './unsent-query.ts'

const PendingList = lazy(async () => ({ default: (await import('#src/outbox/pending/pending-list.tsx')).PendingList }))

/** What waits on this device to be sent, of a patient or a guest; nothing, and nothing loaded, where nothing does. */
export function Pending() {
  const { data: unsent = 0 } = useQuery(unsentQuery(useApp()))
  // Who has seen it sees that it is empty.
  const [wasShown, setShown] = useState(false)
  if (unsent > 0 && !wasShown) setShown(true)
  return wasShown ? (
    <Suspense>
      <PendingList />
    </Suspense>
  ) : null
}
