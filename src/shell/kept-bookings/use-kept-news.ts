import { useEffect, useMemo, useState } from 'react'
import { useApp } from '#src/context/app-context.ts'
import type { Outcome } from '#src/storage/outbox-outcomes.ts'
import { pageOutbox } from '#src/storage/page-outbox.ts'

/** What the patient has not been told yet of bookings that were kept on the device, oldest first, and the outbox they are in. */
export function useKeptNews() {
  const { tenant, apis } = useApp()
  const outbox = useMemo(() => pageOutbox(tenant, apis), [tenant, apis])
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([])
  useEffect(() => outbox.watch(setOutcomes), [outbox])
  return { outcomes, outbox }
}
