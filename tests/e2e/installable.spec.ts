import { chromium, type BrowserContext } from '@playwright/test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, withWorker } from './support/journey.ts'

test.use(withWorker)

const apps = [
  { name: 'Liqa', code: 'patientweb', query: '' },
  { name: 'Sadeem', code: 'insurer', query: '?key=insurer' },
]

for (const { name, code, query } of apps) {
  test(`Chromium finds nothing that keeps it from installing the app of ${name}, under its own id`, async ({
    baseURL,
  }) => {
    await inProfile(async (context) => {
      const { manifest, faults } = await appAt(context, `${baseURL}/en-ae${query}`)
      expect(faults).toEqual([])
      expect(manifest.short_name).toBe(name)
      expect(manifest.id).toContain(code)
      expect(manifest.icons.some(({ purpose }) => purpose?.includes('maskable'))).toBe(true)
    })
  })
}

test('Chromium reads two tenants of one origin in one profile as two apps: each with its own id, start, name and pictures, neither in place of the other, and a push worker whose scope is its own [T05]', async ({
  baseURL,
}) => {
  await inProfile(async (context) => {
    const seen = []
    for (const { query } of apps) seen.push(await appAt(context, `${baseURL}/en-ae${query}`))
    // The first is looked at again after the second, with whose app it shares the origin and the worker that serves pages.
    seen.push(await appAt(context, `${baseURL}/en-ae${apps[0]!.query}`))
    const [first, second, again] = seen.map(({ manifest }) => manifest)
    expect(seen.map(({ faults }) => faults)).toEqual([[], [], []])
    expect(seen.map(({ appId }) => appId)).toEqual([
      `${baseURL}/?tenant=patientweb`,
      `${baseURL}/?tenant=insurer`,
      `${baseURL}/?tenant=patientweb`,
    ])
    expect(again).toEqual(first)
    expect(seen.map(({ address }) => new URL(address).searchParams.get('key'))).toEqual([null, 'insurer', null])
    for (const part of ['start_url', 'name', 'short_name', 'theme_color'] as const)
      expect([part, first![part]]).not.toEqual([part, second![part]])
    expect(picturesOf(first!).filter((src) => picturesOf(second!).includes(src))).toEqual([])
    // What each opens with and jumps to is its own tenant's, within its scope.
    for (const { manifest, address } of seen) {
      const key = new URL(address).searchParams.get('key')
      for (const url of [manifest.start_url, ...manifest.shortcuts.map((shortcut) => shortcut.url)]) {
        const { href, searchParams } = new URL(url, address)
        expect([url, searchParams.get('key')]).toEqual([url, key])
        expect(href.startsWith(new URL(manifest.scope, address).href)).toBe(true)
      }
    }
    const scopes = () =>
      context
        .pages()
        .at(-1)!
        .evaluate(async () => (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope))
    await expect
      .poll(async () => (await scopes()).toSorted())
      .toEqual(['/', '/push-updater/', '/push/insurer/', '/push/patientweb/'].map((path) => baseURL + path))
  })
})

type Manifest = Record<'id' | 'scope' | 'start_url' | 'name' | 'short_name' | 'theme_color', string> & {
  icons: { src: string; purpose?: string }[]
  screenshots: { src: string }[]
  shortcuts: { url: string }[]
}

const picturesOf = ({ icons, screenshots }: Manifest) => [...icons, ...screenshots].map(({ src }) => src)

/** A profile of its own: Chromium never installs from a private window. */
async function inProfile(look: (context: BrowserContext) => Promise<void>) {
  const profile = await mkdtemp(join(tmpdir(), 'patientweb-install-'))
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    viewport: { width: 390, height: 844 },
  })
  try {
    await look(context)
  } finally {
    await context.close()
    await rm(profile, { recursive: true, force: true })
  }
}

/** The app as Chromium itself reads it: what it says, its identity, and what keeps it from being installed. */
async function appAt(context: BrowserContext, address: string) {
  const page = await context.newPage()
  await page.goto(address)
  await page.evaluate(() => navigator.serviceWorker.ready)
  const devtools = await context.newCDPSession(page)
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
  const { data, errors } = await devtools.send('Page.getAppManifest')
  const { appId } = await devtools.send('Page.getAppId')
  const manifest = JSON.parse(data ?? '{}') as Manifest
  return { address, appId, manifest, faults: [...installabilityErrors, ...errors] }
}
