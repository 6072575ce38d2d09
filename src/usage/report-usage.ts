import { usagePath, type UsageEvent, type UsageReport } from '#contract/usage-events'
import { readPageData } from '#src/context/page-data.ts'
import { asksForPrivacy } from '#src/page-load/asks-for-privacy.ts'

/**
 * Counts that something was seen in the app, at its own server and for its tenant: the report has the event, and no cookie goes with it. Nothing is
 * reported where the browser asks for privacy; what does not arrive, as without a network, is not counted.
 */
export function reportUsage(...events: UsageEvent[]): void {
  if (events.length === 0 || !isReporting()) return
  const { basePath, keyInUrl, tenant } = readPageData(document)
  const query = keyInUrl ? `?key=${encodeURIComponent(tenant)}` : ''
  fetch(`${basePath}${usagePath}${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ events } satisfies UsageReport),
    credentials: 'omit',
    // It goes on after the page is closed.
    keepalive: true,
  }).catch(() => undefined)
}

/** Whether anything is reported now. */
export const isReporting = (): boolean => !asksForPrivacy(navigator) && navigator.onLine
