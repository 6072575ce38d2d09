import { useEffect } from 'react'
import type { UsageEvent } from '#contract/usage-events'

/** Counts what is shown, once for each `of`. Nobody waits for it, and nobody hears of a failure. */
export function useReportUsage(event: UsageEvent, of: string): void {
  useEffect(() => {
    import('./report-usage.ts').then(({ reportUsage }) => reportUsage(event)).catch(() => undefined)
  }, [event, of])
}
