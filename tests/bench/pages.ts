import { chromium } from '@playwright/test'

/** Addresses of the three public pages that are measured, found by following the app's own links. */
export async function findPages(origin: string): Promise<Record<'home' | 'results' | 'doctor', string>> {
  const results = `${origin}/en-ae/doctor/dermatology/dubai`
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' })
  try {
    const page = await browser.newPage({ javaScriptEnabled: false })
    await page.goto(results)
    const href = await page.locator('a[href*="/dermatology/dubai/dr-"]').first().getAttribute('href')
    if (!href) throw new Error('the results page has no link to a doctor')
    return { home: `${origin}/en-ae`, results, doctor: new URL(href, origin).href }
  } finally {
    await browser.close()
  }
}
