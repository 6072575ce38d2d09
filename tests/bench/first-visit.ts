import { chromium } from '@playwright/test'
import { findPages } from './pages.ts'
import { kib, type Row } from './row.ts'

const kinds = ['Document', 'Script', 'Stylesheet', 'Font', 'Image', 'Fetch', 'XHR'] as const

/** Bytes over the wire (compressed, headers included) of a first visit, before the service worker takes over, by kind of file, and how many scripts. */
export async function measureFirstVisit(origin: string): Promise<Row[]> {
  const pages = await findPages(origin)
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' })
  try {
    const rows: Row[] = []
    for (const [what, address] of Object.entries(pages)) {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' })
      const page = await context.newPage()
      const cdp = await context.newCDPSession(page)
      const bytes: Record<string, number> = {}
      const types = new Map<string, string>()
      let scripts = 0
      cdp.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
      cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
        const type = types.get(requestId) ?? 'Other'
        bytes[type] = (bytes[type] ?? 0) + encodedDataLength
        if (type === 'Script') scripts += 1
      })
      await cdp.send('Network.enable')
      await page.goto(address, { waitUntil: 'networkidle' })
      rows.push({ what, scripts, ...Object.fromEntries(kinds.map((kind) => [`${kind} KiB`, kib(bytes[kind] ?? 0)])) })
      await context.close()
    }
    return rows
  } finally {
    await browser.close()
  }
}
