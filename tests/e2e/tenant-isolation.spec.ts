import type { Page } from '@playwright/test'
import { shippedTenants } from '#server/demo/tenants/load'
import { expect, expectWorker, test, withWorker } from './support/journey.ts'
import { addressesOfEveryKind } from './support/public-addresses.ts'

test.use(withWorker)

const [one, other] = ['insurer', 'hospital'] as const

test('of another partner on the same origin nothing is in a partner’s pages, manifest, caches and stores [T05]', async ({
  page,
  context,
  request,
}) => {
  test.setTimeout(180_000)
  // The other partner's app was used on this device before, and its worker has kept it.
  await open(page, `/en-ae/doctors?key=${other}`)
  await open(page, `${await firstDoctor(page)}?key=${other}`)
  await expectWorker(page)
  const traces = tracesOf(other, one)
  expect(traces.length).toBeGreaterThan(40)
  const others = await keptFor(page, other)
  expect(found(others, traces), 'what is looked for can be found').not.toEqual([])

  await open(page, `/en-ae/doctors?key=${one}`)
  const addresses = addressesOfEveryKind('en-ae', await firstDoctor(page))
  expect(addresses.length).toBeGreaterThan(20)
  const lookAt = async (tab: Page, path: string) => {
    const answer = await request.get(`${path}?key=${one}`, { maxRedirects: 0 })
    expect({ path, found: found(await answer.text(), traces) }).toEqual({ path, found: [] })
    await open(tab, `${path}?key=${one}`)
    expect({ path, found: found(await tab.content(), traces) }).toEqual({ path, found: [] })
  }
  // Most of the time of each is until nothing is on its way any more: tabs wait beside each other.
  const tabs = [page, await context.newPage(), await context.newPage(), await context.newPage()]
  const left = addresses.values()
  await Promise.all(
    tabs.map(async (tab) => {
      for (const path of left) await lookAt(tab, path)
    }),
  )
  const manifest = await page.locator('link[rel="manifest"]').getAttribute('href')
  expect(found(await (await request.get(manifest!)).text(), traces)).toEqual([])
  await expectWorker(page)
  const kept = await keptFor(page, one)
  expect(kept.length).toBeGreaterThan(1000)
  // Pictures of the partner's own, in a cache of its own.
  expect(kept).toContain(`tenant-${one}\n`)
  expect(found(kept, traces)).toEqual([])
})

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' })
}

const firstDoctor = async (page: Page) =>
  new URL((await page.locator('a[href*="/dr-"]').first().getAttribute('href'))!, page.url()).pathname

/** Words, colours, drawings and addresses that only one of two tenants has. */
function tracesOf(code: string, instead: string): string[] {
  const own = textsOf(code)
  const shared = new Set(textsOf(instead))
  return [...own].filter((text) => !shared.has(text) && !textsOf('patientweb').has(text))
}

function textsOf(code: string): Set<string> {
  const tenant = shippedTenants().find(({ file }) => file.configuration.code === code)!.file
  const texts = new Set<string>([`key=${code}`, `tenant-assets/${code}/`, `"code":"${code}"`])
  const collect = (value: unknown): void => {
    if (typeof value === 'string') texts.add(value)
    else if (value && typeof value === 'object') Object.values(value).forEach(collect)
  }
  collect(tenant)
  // Short texts, and the words of the contract itself, stand in everybody's pages.
  return new Set(
    [...texts].filter((text) => (text.length >= 12 && !/^[a-z]+$/.test(text)) || /^#[0-9a-f]{6}$/i.test(text)),
  )
}

const found = (text: string, traces: readonly string[]) =>
  traces.filter((trace) =>
    [trace, JSON.stringify(trace).slice(1, -1), escaped(trace)].some((form) => text.includes(form)),
  )

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Everything of Cache Storage and IndexedDB that is kept under a tenant's name, as one text. */
function keptFor(page: Page, code: string): Promise<string> {
  return page.evaluate(async (tenant) => {
    const texts: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const cached of await cache.keys()) {
        const address = new URL(cached.url)
        const isTheirs = name.includes(tenant) || address.searchParams.get('key') === tenant
        if (isTheirs) texts.push(name, cached.url, await (await cache.match(cached))!.text())
      }
    }
    for (const { name } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name!)
        opening.onsuccess = () => resolve(opening.result)
        opening.onerror = () => reject(opening.error!)
      })
      for (const store of database.objectStoreNames) {
        const rows = database.transaction(store).objectStore(store)
        const all = await new Promise<[IDBValidKey[], unknown[]]>((resolve) => {
          const keys = rows.getAllKeys()
          keys.onsuccess = () => {
            const values = rows.getAll()
            values.onsuccess = () => resolve([keys.result, values.result])
          }
        })
        all[0].forEach((key, index) => {
          if (name!.includes(tenant) || JSON.stringify(key).includes(tenant))
            texts.push(JSON.stringify(key), JSON.stringify(all[1][index]))
        })
      }
      database.close()
    }
    return texts.join('\n')
  }, code)
}
