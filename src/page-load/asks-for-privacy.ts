/** Global Privacy Control, or Do Not Track where a browser still has it. */
export function asksForPrivacy(browser: Navigator): boolean {
  const { globalPrivacyControl, doNotTrack } = browser as Navigator & { globalPrivacyControl?: boolean }
  return globalPrivacyControl === true || doNotTrack === '1'
}
