/** How a network may be for picture and sound, as far as a few short requests tell. */
export type NetworkEstimate = 'good' | 'fair' | 'weak' | 'none'

/** What some browsers say of the network by themselves: megabits per second, and a class of speed. */
export type BrowserReport = { downlink?: number; effectiveType?: string }

const order: readonly NetworkEstimate[] = ['good', 'fair', 'weak', 'none']
const requests = 3

/** Of how long a request takes there and back, in milliseconds. */
const byTime = (milliseconds: number): NetworkEstimate =>
  milliseconds < 250 ? 'good' : milliseconds < 700 ? 'fair' : 'weak'

function byReport({ downlink, effectiveType = '' }: BrowserReport): NetworkEstimate {
  if (/2g/.test(effectiveType) || (downlink !== undefined && downlink < 0.4)) return 'weak'
  return effectiveType === '3g' || (downlink !== undefined && downlink < 1.5) ? 'fair' : 'good'
}

/**
 * The worse of what the browser says and of what the fastest of a few requests shows; `request` resolves to whether an answer came. The first one
 * may have to connect, so the fastest counts.
 */
export async function estimateNetwork(
  request: () => Promise<boolean>,
  report: BrowserReport,
  now: () => number,
): Promise<NetworkEstimate> {
  let fastest = Infinity
  for (let count = 0; count < requests; count += 1) {
    const begun = now()
    if (await request()) fastest = Math.min(fastest, now() - begun)
  }
  if (fastest === Infinity) return 'none'
  const worst = Math.max(...[byTime(fastest), byReport(report)].map((one) => order.indexOf(one)))
  return order[worst] ?? 'weak'
}
