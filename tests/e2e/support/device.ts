import type { Page } from '@playwright/test'

/** Stores of a browser, each as one text, by name: `cookies`, `cache runtime-v1`, `database patientweb:patientweb / kept`, and so on. */
export async function storesOfDevice(page: Page): Promise<Record<string, string>> {
  const cookies = await page.context().cookies()
  return { ...(await page.evaluate(readStores)), cookies: JSON.stringify(cookies), page: await page.content() }
}

/** All of it as one text. */
export const textOnDevice = async (page: Page): Promise<string> => {
  const { page: _, ...stores } = await storesOfDevice(page)
  return Object.values(stores).join('\n')
}

/** What scripts of the origin can read, wherever the browser stores it. In the page. */
async function readStores(): Promise<Record<string, string>> {
  const found: Record<string, string> = {
    localStorage: JSON.stringify({ ...localStorage }),
    sessionStorage: JSON.stringify({ ...sessionStorage }),
    history: JSON.stringify(history.state),
    address: location.href,
  }
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    const texts: string[] = []
    for (const request of await cache.keys()) texts.push(request.url, await (await cache.match(request))!.text())
    found[`cache ${name}`] = texts.join('\n')
  }
  for (const { name } of await indexedDB.databases()) {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(name!)
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => reject(opening.error!)
    })
    for (const store of database.objectStoreNames) {
      const rows = database.transaction(store).objectStore(store)
      found[`database ${name} / ${store}`] = await new Promise<string>((resolve) => {
        const keys = rows.getAllKeys()
        keys.onsuccess = () => {
          const values = rows.getAll()
          // Bytes are read as text, which JSON has nothing of.
          const asText = (_: string, value: unknown) =>
            value instanceof ArrayBuffer ? new TextDecoder('latin1').decode(value) : value
          values.onsuccess = () => resolve(JSON.stringify([keys.result, values.result], asText))
        }
      })
    }
    database.close()
  }
  return found
}
