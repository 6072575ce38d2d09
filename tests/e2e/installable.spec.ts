import { chromium } from '@playwright/test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from './support/journey.ts'

// A profile of its own: Chromium never installs from a private window.
for (const { name, query } of [
  { name: 'Liqa', query: '' },
  { name: 'Sadeem', query: '?key=insurer' },
]) {
  test(`Chromium offers to install the app of ${name}, under its own id`, async ({ baseURL }) => {
    const profile = await mkdtemp(join(tmpdir(), 'patientweb-install-'))
    const context = await chromium.launchPersistentContext(profile, {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      viewport: { width: 390, height: 844 },
    })
    try {
      const page = await context.newPage()
      await page.goto(`${baseURL}/en-ae${query}`)
      await page.evaluate(() => navigator.serviceWorker.ready)
      const devtools = await context.newCDPSession(page)
      const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
      expect(installabilityErrors).toEqual([])
      const { data, errors } = await devtools.send('Page.getAppManifest')
      expect(errors).toEqual([])
      const manifest = JSON.parse(data ?? '{}') as { id: string; short_name: string; icons: { purpose?: string }[] }
      expect(manifest.short_name).toBe(name)
      expect(manifest.id).toContain(query ? 'insurer' : 'patientweb')
      expect(manifest.icons.some(({ purpose }) => purpose?.includes('maskable'))).toBe(true)
    } finally {
      await context.close()
      await rm(profile, { recursive: true, force: true })
    }
  })
}
