/** How a browser puts an app on the home screen, each with its own menu. */
export const installWays = ['iphone', 'chrome', 'samsung', 'edge', 'firefox', 'computer', 'mac'] as const
export type InstallWay = (typeof installWays)[number]

/** Whether a word, from an address for example, names one of them. */
export const isInstallWay = (word: string | undefined): word is InstallWay =>
  installWays.some((known) => known === word)

/** The way of the browser that says this of itself. An iPad says it is a Mac, but no Mac has a touch screen. */
export function installWayOf({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): InstallWay {
  const isMac = /Macintosh/.test(userAgent)
  if (/iPhone|iPad/.test(userAgent) || (isMac && maxTouchPoints > 1)) return 'iphone'
  if (/Android/.test(userAgent)) {
    if (/SamsungBrowser/.test(userAgent)) return 'samsung'
    if (/EdgA/.test(userAgent)) return 'edge'
    return /Firefox/.test(userAgent) ? 'firefox' : 'chrome'
  }
  return isMac && /Safari\//.test(userAgent) && !/Chrom|Edg|OPR/.test(userAgent) ? 'mac' : 'computer'
}

/**
 * Ways without a prompt of the browser's own, so that only instructions help. The others have one, unless the app is installed already or this
 * browser cannot.
 */
export const hasNoPrompt = (way: InstallWay): boolean => way === 'iphone' || way === 'firefox' || way === 'mac'
