import { clientErrorPath, type ClientErrorReport } from '#contract/client-error'
import { readPageData } from '#src/context/page-data.ts'
import { asksForPrivacy } from '#src/page-load/asks-for-privacy.ts'
import { createReporter } from './reporter.ts'
import type { Failure } from './failure.ts'
import { toClientError } from './to-client-error.ts'

/** Failures within so many milliseconds are reported together. */
const patience = 10_000

/**
 * Reports failures of this page to its server (E16), where this page load is one of the sample, and the patient's browser does
 * not ask for privacy.
 */
export function startReporter(): (failure: Failure) => void {
  const { basePath, build, init, keyInUrl, locale, tenant } = readPageData(document)
  const share = init.capabilities.error_reports ?? 0
  if (asksForPrivacy(navigator) || Math.random() >= share) return () => undefined

  const address = `${basePath}${clientErrorPath}${keyInUrl ? `?key=${encodeURIComponent(tenant)}` : ''}`
  const page = { origin: window.location.origin, basePath, locale }
  const { note, flush } = createReporter({
    describe: (failure) => toClientError(failure, page),
    send: (errors) => post(address, { build, errors }),
    isOnline: () => navigator.onLine,
    later: (work) => void setTimeout(work, patience),
  })
  // The last event that a phone delivers to a page.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush()
  })
  window.addEventListener('pagehide', flush)
  window.addEventListener('online', flush)
  return note
}

/** Continues after the page is closed. The answer is ignored, and a lost report is not repeated. */
function post(address: string, report: ClientErrorReport): void {
  const body = new Blob([JSON.stringify(report)], { type: 'application/json' })
  if (navigator.sendBeacon(address, body)) return
  fetch(address, { method: 'POST', body, keepalive: true }).catch(() => undefined)
}
