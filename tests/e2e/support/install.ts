import type { Page } from '@playwright/test'

/** The browser offers its installation prompt, as Chromium does outside of tests. Who is asked accepts it. */
export const offerInstall = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const prompt = async () => {
      setTimeout(() => window.dispatchEvent(new Event('appinstalled')))
      return { outcome: 'accepted' }
    }
    window.dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }))
  })

/** The page runs as an app of its own, as one that is opened from the home screen. */
export async function standAlone(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const match = window.matchMedia.bind(window)
    window.matchMedia = (query) => match(query.includes('display-mode: standalone') ? 'all' : query)
  })
}
