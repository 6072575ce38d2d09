import { usagePath, type UsageEvent, type UsageReport } from '#contract/usage-events'
import { readPageData } from '#src/context/page-data.ts'
import { asksForPrivacy, sendQuietly } from '#src/page-load/quiet-report.ts'

/**
 * Counts that something was seen in the app, at its own server and for its tenant: the report has the event and nothing of the patient. Nothing is
 * reported where the browser asks for privacy; what does not arrive, as without a network, is not counted.
 */
export function reportUsage(...events: UsageEvent[]): void {
  if (events.length === 0 || asksForPrivacy(navigator) || !navigator.onLine) return
  const { basePath, keyInUrl, tenant } = readPageData(document)
  const query = keyInUrl ? `?key=${encodeURIComponent(tenant)}` : ''
  sendQuietly(`${basePath}${usagePath}${query}`, { events } satisfies UsageReport)
}
