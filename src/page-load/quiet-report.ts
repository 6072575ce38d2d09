/** Global Privacy Control, or Do Not Track where a browser still has it. */
export function asksForPrivacy(browser: Navigator): boolean {
  const { globalPrivacyControl, doNotTrack } = browser as Navigator & { globalPrivacyControl?: boolean }
  return globalPrivacyControl === true || doNotTrack === '1'
}

/** Sends a report to the app's own server. It goes on after the page is closed; the answer is ignored, and a lost report is not repeated. */
export function sendQuietly(address: string, report: object): void {
  const body = new Blob([JSON.stringify(report)], { type: 'application/json' })
  if (navigator.sendBeacon(address, body)) return
  fetch(address, { method: 'POST', body, keepalive: true }).catch(() => undefined)
}
