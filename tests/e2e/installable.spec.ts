import { chromium, type BrowserContext, type Page } from '@playwright/test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Appointment } from '#contract/appointment'
import { appointmentWith } from '#tests/support/booking'
import { expect, test, withWorker } from './support/journey.ts'

test.use(withWorker)

const apps = [
  { name: 'Liqa', code: 'patientweb', query: '' },
  { name: 'Sadeem', code: 'insurer', query: '?key=insurer' },
]
/** With a third, which others are installed beside. */
const installed = [...apps, { code: 'hospital', query: '?key=hospital' }]

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

test('Chromium reads three tenants of one origin in one profile as three apps: each with its own id, start, name and pictures, none in place of another, and a push worker, stores and a number on its icon of its own, also without a network once the browser was closed [T05]', async ({
  baseURL,
}) => {
  const seen: Awaited<ReturnType<typeof appAt>>[] = []
  /** Scopes of the workers; the third tenant sends no messages. */
  const scopes = ['/', '/push-updater/', '/push/insurer/', '/push/patientweb/'].map((path) => baseURL + path)
  const lookAround = async (context: BrowserContext) => {
    for (const { query } of installed) seen.push(await appAt(context, `${baseURL}/en-ae${query}`))
    // The first is looked at again after the others, with whose apps it shares the origin and the worker that serves pages.
    seen.push(await appAt(context, `${baseURL}/en-ae${apps[0]!.query}`))
    const manifests = seen.map(({ manifest }) => manifest)
    const [first, , , again] = manifests
    const ids = ['patientweb', 'insurer', 'hospital', 'patientweb'].map((code) => `${baseURL}/?tenant=${code}`)
    expect(seen.map(({ faults }) => faults)).toEqual([[], [], [], []])
    expect(seen.map(({ appId }) => appId)).toEqual(ids)
    expect(again).toEqual(first)
    expect(seen.map(({ address }) => new URL(address).searchParams.get('key'))).toEqual([
      null,
      'insurer',
      'hospital',
      null,
    ])
    for (const part of ['start_url', 'name', 'short_name', 'theme_color'] as const)
      expect([part, new Set(manifests.map((manifest) => manifest[part])).size]).toEqual([part, installed.length])
    const pictures = manifests.slice(0, installed.length).flatMap((manifest) => [...new Set(picturesOf(manifest))])
    expect(pictures).toHaveLength(new Set(pictures).size)
    // What each opens with and jumps to is its own tenant's, within its scope.
    for (const { manifest, address } of seen) {
      const key = new URL(address).searchParams.get('key')
      for (const url of [manifest.start_url, ...manifest.shortcuts.map((shortcut) => shortcut.url)]) {
        const { href, searchParams } = new URL(url, address)
        expect([url, searchParams.get('key')]).toEqual([url, key])
        expect(href.startsWith(new URL(manifest.scope, address).href)).toBe(true)
      }
    }
    const page = context.pages().at(-1)!
    await expect.poll(() => scopesAt(page)).toEqual(scopes)
    const stores = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name!))
    for (const { code } of installed) expect(stores.filter((store) => store.includes(code))).not.toEqual([])
    await expect.poll(() => keptShells(page)).toBe(installed.length)
  }
  const lookAgain = async (context: BrowserContext) => {
    await context.addInitScript(() => {
      const shown = (count = 0) => Promise.resolve(document.documentElement.setAttribute('data-badge', String(count)))
      Object.assign(navigator, { setAppBadge: shown, clearAppBadge: () => shown(0) })
    })
    await context.setOffline(true)
    // Each opens as its own without a network, in a browser that was started anew.
    const page = await context.newPage()
    for (const [index, { query }] of installed.entries()) {
      await page.goto(`${baseURL}/en-ae${query}`)
      await expect(page.locator('[data-screen="home"]')).toBeVisible()
      expect(await page.locator('link[rel="manifest"]').getAttribute('href')).toBe(seen[index]!.link)
    }
    expect(await scopesAt(page)).toEqual(scopes)
    expect(await keptShells(page)).toBe(installed.length)
    await context.setOffline(false)
    // Of one there is a visit today.
    const [start, end] = [0, 3_600_000].map((later) => new Date(Date.now() + later).toISOString())
    const visit = {
      ...appointmentWith('b7c2d1de-0000-4000-8000-000000000001'),
      start: start!,
      end: end!,
      time_zone: 'UTC',
    }
    await page.evaluate(keepVisit, ['insurer', visit] as const)
    const badges = []
    for (const [index, { code, query }] of installed.entries()) {
      const { appId, manifest, page } = await appAt(context, `${baseURL}/en-ae${query}`)
      expect({ appId, manifest }).toEqual({ appId: seen[index]!.appId, manifest: seen[index]!.manifest })
      await expect(page.locator('html[data-badge]')).toBeAttached()
      badges.push([code, await page.locator('html').getAttribute('data-badge')])
    }
    expect(badges).toEqual([
      ['patientweb', '0'],
      ['insurer', '1'],
      ['hospital', '0'],
    ])
  }
  await inProfile(lookAround, lookAgain)
})

const scopesAt = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope).toSorted())

/** As the app keeps a visit. Runs in the page. */
async function keepVisit([tenant, visit]: readonly [string, Appointment]): Promise<void> {
  const opening = indexedDB.open(`patientweb:${tenant}`)
  await new Promise((opened) => (opening.onsuccess = opened))
  const record = { appointmentTokens: { [visit.id]: 'token' }, visits: { [visit.id]: visit } }
  const change = opening.result.transaction('kept', 'readwrite')
  change.objectStore('kept').put(record, `patientweb:${tenant}:session`)
  await new Promise((kept) => (change.oncomplete = kept))
}

type Manifest = Record<'id' | 'scope' | 'start_url' | 'name' | 'short_name' | 'theme_color', string> & {
  icons: { src: string; purpose?: string }[]
  screenshots: { src: string }[]
  shortcuts: { url: string }[]
}

const keptShells = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('shells-'))
    return (await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))).flat().length
  })

const picturesOf = ({ icons, screenshots }: Manifest) => [...icons, ...screenshots].map(({ src }) => src)

/** A profile of its own: Chromium never installs from a private window. Each look is that of a browser that was started anew. */
async function inProfile(...looks: ((context: BrowserContext) => Promise<void>)[]) {
  const profile = await mkdtemp(join(tmpdir(), 'patientweb-install-'))
  try {
    for (const look of looks) {
      const context = await chromium.launchPersistentContext(profile, {
        executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
        viewport: { width: 390, height: 844 },
      })
      try {
        await look(context)
      } finally {
        await context.close()
      }
    }
  } finally {
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
  const link = await page.locator('link[rel="manifest"]').getAttribute('href')
  return { page, address, appId, manifest, link, faults: [...installabilityErrors, ...errors] }
}
