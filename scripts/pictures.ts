import { chromium } from '@playwright/test'
import { mkdir, writeFile } from 'node:fs/promises'
import { startBuiltServer } from '../tests/bench/server.ts'
import { takeStill } from './stills/take-still.ts'

/** Takes the pictures of the README: the home page on a phone, in English and in Arabic. `npm run pictures` */
const pictures = [
  { file: 'docs/pictures/home-en.png', path: '/en-ae', zone: 'Asia/Dubai' },
  { file: 'docs/pictures/home-ar.png', path: '/ar-sa', zone: 'Asia/Riyadh' },
] as const

const server = await startBuiltServer()
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' })
try {
  await mkdir('docs/pictures', { recursive: true })
  for (const { file, path, zone } of pictures) {
    const viewport = { width: 390, height: 844 }
    await writeFile(file, await takeStill(browser, { address: server.origin + path, viewport, zone }))
  }
} finally {
  await browser.close()
  await server.stop()
}
