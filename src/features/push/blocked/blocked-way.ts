import { installWayOf } from '#src/features/install/install-way.ts'

/**
 * Where a patient allows again what they have refused: in the browser beside the address or in its settings, or in those of the phone or the
 * computer where the app is on its own.
 */
export const blockedWays = [
  'chrome',
  'samsung',
  'firefox',
  'computer',
  'computer-firefox',
  'mac',
  'app-on-iphone',
  'app-on-android',
  'app-on-mac',
] as const
export type BlockedWay = (typeof blockedWays)[number]

/** The way of the browser that says this of itself; `isInstalled` where the app was opened from the home screen or the dock. */
export function blockedWayOf(
  browser: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>,
  isInstalled: boolean,
): BlockedWay {
  const way = installWayOf(browser)
  // On an iPhone only an app on the home screen has any messages to refuse.
  if (way === 'iphone') return 'app-on-iphone'
  if (way === 'mac') return isInstalled ? 'app-on-mac' : 'mac'
  if (way === 'samsung' || way === 'firefox') return way
  if (way === 'computer') return /Firefox\//.test(browser.userAgent) ? 'computer-firefox' : 'computer'
  // Chrome gives what it installs a place of its own in the settings of the phone; Edge has Chrome's menu.
  return isInstalled ? 'app-on-android' : 'chrome'
}
