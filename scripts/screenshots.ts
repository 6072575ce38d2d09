import { chromium } from '@playwright/test'
import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { offeredLocales } from '../contract/locale.ts'
import { shippedFolders } from '../server/demo/tenants/load.ts'
import { demoScreenshots } from '../server/demo/tenants/shared/screenshots.ts'
import { startBuiltServer } from '../tests/bench/server.ts'
import { takeStill } from './stills/take-still.ts'

/**
 * Takes the screenshots that a browser shows before a shipped tenant's app is installed, into the tenant's own files. `npm run
 * screenshots`
 */
const mostBytes = 40 * 1024

const server = await startBuiltServer()
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' })
try {
  for (const [folder, { configuration }] of Object.entries(shippedFolders)) {
    const [locale] = offeredLocales(configuration.markets, configuration.languages)
    for (const { src, sizes } of demoScreenshots) {
      const [width = 0, height = 0] = sizes.split('x').map(Number)
      const still = await takeStill(browser, {
        address: `${server.origin}/${locale!.prefix}${src.includes('doctors') ? '/doctors' : ''}?key=${configuration.code}`,
        viewport: { width, height },
        zone: 'Asia/Dubai',
      })
      const picture = await sharp(still).webp({ quality: 70, effort: 6 }).toBuffer()
      if (picture.length > mostBytes) throw new Error(`${folder}/${src} has ${picture.length} bytes, of ${mostBytes}`)
      await writeFile(`server/demo/tenants/${folder}/assets/${src}`, picture)
    }
  }
} finally {
  await browser.close()
  await server.stop()
}
