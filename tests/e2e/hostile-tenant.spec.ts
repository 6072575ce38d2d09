import type { Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'
import { startOwnServer, type OwnServer } from './support/own-server.ts'

test.describe.configure({ timeout: 180_000 })

let server: OwnServer<{ origin: string }>
test.beforeAll(async () => {
  server = await startOwnServer('hostile-server')
})
test.afterAll(() => server.stop())

const at = (path: string) => `${server.origin}${path}${path.includes('?') ? '&' : '?'}key=hostile`

/** What must not happen on any page: something ran, asked, went to another host, or led away. Faults of the console count as well. */
async function watch(page: Page): Promise<string[]> {
  const harm: string[] = []
  // Thrown where nobody catches it, it is one of the faults of the page; so is what the policy stopped.
  await page.addInitScript(() => {
    const tell = () =>
      queueMicrotask(() => {
        throw new Error('something of the tenant ran')
      })
    Object.defineProperty(window, '__pwned', { set: tell })
  })
  page.on('dialog', (dialog) => {
    harm.push(`asked ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('popup', (popup) => harm.push(`opened ${popup.url()}`))
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== server.origin && /^https?:/.test(request.url()))
      harm.push(`asked ${request.url()}`)
  })
  return harm
}

/** Opens a page with everything that is there, and gives the policy that it came with. */
async function open(page: Page, path: string): Promise<string> {
  const answer = await page.goto(at(path))
  await showAll(page)
  return (await answer!.headerValue('content-security-policy'))!
}

/** Everything that is there, with what waits to be scrolled to. */
async function showAll(page: Page): Promise<void> {
  await expect(page.locator('[data-screen]')).toBeVisible()
  await page.waitForLoadState('networkidle')
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let y = 0; y < height; y += 700) await page.evaluate((top) => window.scrollTo(0, top), y)
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.waitForLoadState('networkidle')
}

const pages = [
  { name: 'home', path: '/en-ae' },
  { name: 'home in Arabic', path: '/ar-ae' },
  { name: 'home in Indonesian', path: '/id' },
  { name: 'a list of doctors', path: '/en-ae/doctors' },
  { name: 'a list of clinics', path: '/en-ae/search/clinic' },
  { name: 'a page outside the app', path: '/en-ae/external?target=terms' },
  { name: 'a page that is not there', path: '/en-ae/nowhere/to/be/found' },
  { name: 'an ended session', path: '/token-expired' },
  { name: 'the offline page', path: '/offline' },
]

for (const { name, path } of pages) {
  test(`${name} of a hostile tenant runs nothing, asks nobody and stays uncovered [C05]`, async ({ page }) => {
    const harm = await watch(page)
    const policy = await open(page, path)
    expect(harm).toEqual([])
    expect(await page.evaluate(findTraces, policy)).toEqual([])
    expect(await page.evaluate(findCovered)).toEqual([])
    expect(page.url().startsWith(server.origin)).toBe(true)
  })
}

test('a doctor and a booking of a hostile tenant run nothing, ask nobody and stay uncovered [C05]', async ({
  page,
}) => {
  const harm = await watch(page)
  await page.goto(`${server.origin}/en-ae/doctors`)
  const doctor = new URL((await page.locator('a[href*="/dr-"]').first().getAttribute('href'))!, server.origin).pathname
  for (const path of [doctor, `${doctor}/appointment/book`]) {
    const policy = await open(page, path)
    expect(harm).toEqual([])
    expect(await page.evaluate(findTraces, policy)).toEqual([])
    expect(await page.evaluate(findCovered)).toEqual([])
  }
})

test('documents, drawings and captions of a hostile tenant run nothing when they are opened by themselves [C05]', async ({
  page,
  request,
}) => {
  const harm = await watch(page)
  await page.goto(at('/documents/terms?locale=en-ae'))
  expect(await page.locator('script, iframe, [onload], [onerror]').count()).toBe(0)
  await page.goto(at('/tenant-assets/hostile/drawing.svg'))
  const captions = await (await request.get(at('/tenant-assets/hostile/film.vtt'))).text()
  expect(captions).not.toMatch(/evil\.test|<script/)
  expect(harm).toEqual([])
})

test('the manifest of a hostile tenant leads nowhere but into its app', async ({ page, context }) => {
  await page.goto(at('/en-ae'))
  const devtools = await context.newCDPSession(page)
  const { data, errors } = await devtools.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const manifest = JSON.parse(data ?? '{}') as Manifest
  const { id, start_url, scope, icons, screenshots, shortcuts } = manifest
  const addresses = [
    id,
    start_url,
    scope,
    ...[...icons, ...screenshots].map(({ src }) => src),
    ...shortcuts.map(({ url }) => url),
  ]
  for (const address of addresses) expect(new URL(address, server.origin).origin).toBe(server.origin)
  expect(scope).toBe('/')
})

type Manifest = Record<'id' | 'start_url' | 'scope', string> &
  Record<'icons' | 'screenshots', { src: string }[]> & { shortcuts: { url: string }[] }

/** Runs in the page: elements, addresses, rules, and scripts outside the policy, that no page of ours has. */
async function findTraces(policy: string): Promise<string[]> {
  const short = (element: Element) => element.outerHTML.slice(0, 160)
  const ours = (address: string) => new URL(address, location.href).origin === location.origin
  const isAllowed = async ({ text }: HTMLScriptElement) => {
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
    return policy.includes(`'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`)
  }
  const executable = [...document.scripts].filter(({ type }) => !/json$/.test(type))
  const inline = executable.filter(({ src }) => src === '')
  const allowed = await Promise.all(inline.map(isAllowed))
  const elements = [...document.querySelectorAll('*')]
  const leads = (address: string) => /^(?:https:|mailto:|tel:)/.test(address) || ours(address)
  const rules = [...document.querySelectorAll('style')].flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])])
  const flat = rules.flatMap((rule) => (rule instanceof CSSMediaRule ? [...rule.cssRules] : [rule]))
  return [
    ...elements
      .filter((element) =>
        [...element.attributes].some(({ name }) => /^(?:on|srcdoc|formaction|ping|background)/.test(name)),
      )
      .map((element) => `handler ${short(element)}`),
    ...elements
      .filter((element) => /^(?:object|embed|applet|base|frame|portal|math|foreignObject)$/.test(element.localName))
      .map(short),
    ...[...executable.filter(({ src }) => src && !ours(src)), ...inline.filter((_, at) => !allowed[at])].map(
      (script) => `script ${short(script)}`,
    ),
    ...[...document.querySelectorAll('a[href], area[href]')]
      .filter((link) => !leads(link.getAttribute('href')!))
      .map((link) => `leads ${short(link)}`),
    ...[...document.querySelectorAll<HTMLElement>('main [style], footer [style], header [style]')]
      .filter(({ style }) => style.position !== '' || /url\(|expression/.test(style.cssText))
      .map((element) => `styled ${short(element)}`),
    ...flat
      .filter(
        (rule) =>
          !(rule instanceof CSSFontFaceRule) &&
          !(rule instanceof CSSStyleRule && rule.selectorText.startsWith(':root')),
      )
      .map(({ cssText }) => `rule ${cssText.slice(0, 120)}`),
  ]
}

/** Runs in the page: parts of the frame around a page that cannot be reached, and a page that is wider than its screen. */
function findCovered(): string[] {
  const sides =
    document.documentElement.scrollWidth > innerWidth ? [`${document.documentElement.scrollWidth} wide`] : []
  const parts = [...document.querySelectorAll('header a, header button, h1')].filter((part) => part.checkVisibility())
  const covered = parts.filter((part) => {
    const box = part.getBoundingClientRect()
    const [x, y] = [box.left + Math.min(box.width, innerWidth) / 2, box.top + Math.min(box.height, 40) / 2]
    if (box.width === 0 || y < 0 || y > innerHeight) return false
    const found = document.elementFromPoint(x, y)
    return !found || !(part.contains(found) || found.contains(part))
  })
  return [...sides, ...covered.map((part) => `covered ${part.outerHTML.slice(0, 160)}`)]
}
