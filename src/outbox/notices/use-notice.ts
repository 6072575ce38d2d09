import { useEffect, useState } from 'react'
import { countFailure } from '#src/error-reporting/failures.ts'
import type { OutboxRunner } from '../runner.ts'
import type { NoticeView } from './notice-view.ts'

/** The notice component of a kind of change, once it is loaded. */
export function useNotice(outbox: OutboxRunner, kind: string): NoticeView | undefined {
  const [view, setView] = useState<NoticeView>()
  useEffect(() => {
    let isCurrent = true
    outbox.loadNotice(kind).then(
      (loaded) => isCurrent && setView(loaded),
      (error: unknown) => countFailure('after-load', error),
    )
    return () => {
      isCurrent = false
    }
  }, [outbox, kind])
  return view
}
