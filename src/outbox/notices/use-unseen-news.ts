import { useEffect, useMemo, useState } from 'react'
import { useApp } from '#src/context/app-context.ts'
import type { OutboxNews } from '../news.ts'
import { pageOutbox } from '../page-outbox.ts'

/** News of stored changes that the patient has not seen yet, oldest first, and the outbox they are in. */
export function useUnseenNews() {
  const { tenant, apis } = useApp()
  const outbox = useMemo(() => pageOutbox(tenant, apis), [tenant, apis])
  const [unseen, setUnseen] = useState<readonly OutboxNews[]>([])
  useEffect(() => outbox.watch(setUnseen), [outbox])
  return { unseen, outbox }
}
