import { expect, type BrowserContext, type Page } from '@playwright/test'
import { additions } from '#contract/services'
import type { SessionRecord } from '#src/session/session-store.ts'
import { messages as account } from '#src/pages/account/account.messages.ts'
import { startOwnServer, type OwnServer } from './support/own-server.ts'
import { test } from './support/served.ts'
import { words } from './support/words.ts'

// Every page of these journeys is answered 401 first, which the browser names on its console.
test.use({ serviceWorkers: 'block' })

let server: OwnServer<{ origin: string; patientId: string; refreshToken: string }>
test.beforeAll(async () => {
  server = await startOwnServer('signed-in-server')
})
test.afterAll(() => server.stop())

const key = 'patientweb:patientweb:session'
const draftKey = 'patientweb:patientweb:draft:booking:p-1'

/** What the device keeps of the tenant under a key; `change` puts something in its place. */
const kept = <Value>(page: Page, name: string, change?: Value, tenant = 'patientweb') =>
  page.evaluate(
    async ([name, change, tenant]) => {
      const open = indexedDB.open(`patientweb:${tenant}`)
      // As the app makes it, where it has not come to that yet.
      open.onupgradeneeded = () => open.result.createObjectStore('kept')
      const database = await new Promise<IDBDatabase>((found) => (open.onsuccess = () => found(open.result)))
      const values = database.transaction('kept', change ? 'readwrite' : 'readonly').objectStore('kept')
      const asked = change ? values.put(change, name) : values.get(name)
      const value = await new Promise<unknown>((found) => (asked.onsuccess = () => found(asked.result)))
      database.close()
      return value
    },
    [name, change, tenant] as const,
  ) as Promise<Value | undefined>

/** Where a tab of the tenant goes back to, and for whom. */
async function keptPath(page: Page, tenant = 'patientweb') {
  const tab = await page.evaluate((name) => sessionStorage.getItem(name), `patientweb:${tenant}:tab`)
  return kept(page, `patientweb:${tenant}:set-aside:path:${tab}`, undefined, tenant)
}

/** A file of the server, where no page of the app meets, and ends, the session that is written there. */
const besideTheApp = () => `${server.origin}/robots.txt`

/** Signs the device in with a bearer that no server takes any more, and with this refresh token. */
async function signInWith(context: BrowserContext, refreshToken: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(besideTheApp())
  const patient = { id: server.patientId, idToken: 'ended', refreshToken, expiresAt: '2999-01-01T00:00:00.000Z' }
  await kept<SessionRecord>(page, key, { appointmentTokens: {}, patient })
  return page
}

/** A page whose first call is refused; resolves with it when that has happened. */
async function openRefused(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  const refused = page.waitForResponse((response) => response.status() === 401)
  await page.goto(`${server.origin}/en-ae/doctors`)
  await refused
  return page
}

test('two tabs that meet an old bearer renew the session once', async ({ context }) => {
  const first = await signInWith(context, server.refreshToken)
  await first.close()
  const renewals: string[] = []
  const bearers: (string | undefined)[] = []
  context.on('request', (request) => {
    if (request.url().endsWith(additions.refreshSession.path)) renewals.push(request.postData() ?? '')
  })
  context.on('response', (response) => {
    const { authorization } = response.request().headers()
    if (response.url().includes('/api/') && response.ok()) bearers.push(authorization)
  })
  let letGo = () => {}
  const bothRefused = new Promise<void>((resolve) => (letGo = resolve))
  await context.route(`**${additions.refreshSession.path}`, async (route) => {
    await bothRefused
    await route.continue()
  })

  const tabs = await Promise.all([openRefused(context), openRefused(context)])
  letGo()
  // Written once the answer is there, which a page at rest does not wait for.
  await expect
    .poll(async () => (await kept<SessionRecord>(tabs[0], key))?.patient?.refreshToken)
    .not.toBe(server.refreshToken)
  for (const tab of tabs) await tab.waitForLoadState('networkidle')

  expect(renewals).toEqual([JSON.stringify({ refreshToken: server.refreshToken })])
  const record = await kept<SessionRecord>(tabs[0], key)
  const { idToken, refreshToken, id } = record!.patient!
  expect(id).toBe(server.patientId)
  expect(refreshToken).not.toBe(server.refreshToken)
  // Calls of both tabs went on, with the one bearer that there is now.
  await expect.poll(() => [...new Set(bearers.filter(Boolean))]).toEqual([`Bearer ${idToken}`])
  for (const tab of tabs) {
    const again = tab.waitForResponse((response) => response.url().includes('/api/') && response.ok())
    await tab.reload()
    expect((await again).request().headers()['authorization']).toBe(`Bearer ${idToken}`)
  }
  expect(renewals).toHaveLength(1)
})

test('a session that is over leaves the page in every tab, and hides what was typed [E03]', async ({ context }) => {
  const first = await signInWith(context, 'nobody-has-this')
  await kept(first, draftKey, { savedAt: '2026-11-23T10:00:00.000Z' })
  await first.close()
  // Both tabs have begun the session's life before it is found to be over.
  let letGo = () => {}
  const bothRefused = new Promise<void>((resolve) => (letGo = resolve))
  await context.route(`**${additions.refreshSession.path}`, async (route) => {
    await bothRefused
    await route.continue()
  })
  const tabs = await Promise.all([openRefused(context), openRefused(context)])
  letGo()
  for (const tab of tabs) {
    await expect(tab).toHaveURL(/\/en-ae\/account\/sign-in\?prev=ref$/)
    await expect(tab.getByText(words('en', account.signedOut))).toBeVisible()
  }
  expect(await kept(tabs[0], key)).toEqual({ appointmentTokens: {} })
  for (const tab of tabs)
    expect(await keptPath(tab)).toMatchObject({ path: '/en-ae/doctors', patientId: server.patientId })
  expect(await kept(tabs[0], draftKey)).toBeUndefined()
  expect(await kept(tabs[0], 'patientweb:patientweb:set-aside')).toMatchObject({
    patientId: server.patientId,
    entries: [[draftKey, { savedAt: '2026-11-23T10:00:00.000Z' }]],
  })
})

for (const [tenant, address] of [
  ['club', /\/en-ae\/doctors\?key=club$/],
  ['gym', /\/token-expired\?key=gym$/],
] as const)
  test(`a patient of ${tenant} whose session is over goes where the tenant says, and their data is hidden [E03 R04]`, async ({
    page,
  }) => {
    await page.goto(besideTheApp())
    const patient = {
      id: 'p',
      idToken: 'ended',
      refreshToken: 'nobody-has-this',
      expiresAt: '2999-01-01T00:00:00.000Z',
    }
    const record = `patientweb:${tenant}:session`
    await kept<SessionRecord>(page, record, { appointmentTokens: {}, patient }, tenant)
    const path = `/en-ae/search/hospital?key=${tenant}`
    await page.goto(server.origin + path)
    await expect(page).toHaveURL(address)
    expect(await kept(page, record, undefined, tenant)).toEqual({ appointmentTokens: {} })
    expect(await keptPath(page, tenant)).toMatchObject({ path, patientId: 'p' })
  })
