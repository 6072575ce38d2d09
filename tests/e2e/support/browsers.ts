/**
 * What Chromium does beside the pages. What would drop from its address bar costs each window a renderer of its own: a third of the
 * processor time of two pages in a new window. Of two such lists it reads the last alone, so what Playwright turns off stands here, too.
 */
const unusedFeatures = [
  'PreloadTopChromeWebUI',
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades', 'LensOverlay'],
  ...['HttpsFirstBalancedModeAutoEnable', 'MediaRouter', 'PaintHolding', 'ThirdPartyStoragePartitioning', 'AimEnabled'],
  ...['AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints', 'NetworkTimeServiceQuerying', 'PreconnectToSearch'],
]

/** As a window has it that shows no address bar, such as an installed app's. */
export const withoutAddressBar = `--disable-features=${unusedFeatures.join()}`

const whole = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

/**
 * A page of a journey ends before code that was compiled to be fast has paid for its compiling: a twentieth of all processor time. Nor is it
 * worth while to collect what is young as often as a page needs that stays open: a thirtieth.
 */
const ofShortLives = '--js-flags=--no-opt --no-maglev --min-semi-space-size=16'

const launched = (executablePath: string) => ({
  executablePath,
  args: [ofShortLives, '--disable-gpu', '--disable-software-rasterizer', withoutAddressBar],
})

/** What journeys run in. Where the shell is not to be had, the whole Chromium does the same, and takes a third longer. */
export const launchOptions = launched(process.env.HEADLESS_SHELL_PATH || whole)

/** For `test.use`: journeys of what the shell has not, such as notifications. */
export const inWholeChromium = { launchOptions: launched(whole) }
