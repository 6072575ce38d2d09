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
