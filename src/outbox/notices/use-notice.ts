import { useEffect, useState } from 'react'
import { useIntl } from '#src/i18n/use-intl.ts'
import { countFailure } from '#src/error-reporting/failures.ts'
import type { OutboxRunner } from '../runner.ts'
import type { NoticeView } from './notice-view.ts'

/** The notice component of a kind of change, once it is loaded with its sentences and those of what a server refuses. */
export function useNotice(outbox: OutboxRunner, kind: string): NoticeView | undefined {
  const intl = useIntl()
  const [view, setView] = useState<NoticeView>()
  useEffect(() => {
    let isCurrent = true
    Promise.all([outbox.loadNotice(kind), intl.load('problem', 'pending')]).then(
      ([loaded]) => isCurrent && setView(loaded),
      (error: unknown) => countFailure('after-load', error),
    )
    return () => {
      isCurrent = false
    }
  }, [outbox, kind, intl])
  return view
}
