import { request, type Page } from '@playwright/test'
import { messages as codeEntry } from '#src/features/code-entry/code.messages.ts'
import { messages as codeMessages } from '#src/pages/booking/code.messages.ts'
import { messages as reviewMessages } from '#src/pages/booking/review.messages.ts'
import { messages as whoMessages } from '#src/pages/booking/who.messages.ts'
import { messages as confirmed } from '#src/pages/confirmed/confirmed.messages.ts'
import { pseudo } from '#tests/support/pseudo/pseudo-texts'
import { routeRows } from '#tests/support/route-rows'
import { lastingTime } from './support/booking.ts'
import { expect, newPhone, readCode, test } from './support/journey.ts'
import { startOwnServer, type OwnServer } from './support/own-server.ts'
import { misfits, watchData } from './support/pseudo.ts'
import { turnOf } from './support/variants.ts'

/** The pseudo-language that the pages of a locale speak. */
const editions = [
  { prefix: 'en-ae', locale: 'en-XA', turn: 0 },
  { prefix: 'ar-ae', locale: 'en-XB', turn: 1 },
] as const

test.describe.configure({ timeout: 300_000 })

/** Its tenant `pseudo` speaks pseudo-languages; `insurer` is one it knows. */
let server: OwnServer<{ origin: string; insurer: string }>
test.beforeAll(async () => {
  server = await startOwnServer('pseudo-server')
})
test.afterAll(() => server.stop())

for (const { prefix, locale, turn } of editions) {
  const say = ({ defaultMessage }: { defaultMessage: string }) => pseudo(defaultMessage, locale)
  const open = (page: Page, path: string) => page.goto(`${server.origin}${withKey(path)}`)

  test(`every public page in ${locale} says nothing beside messages and data, and holds longer words`, async ({
    page,
  }) => {
    const data = watchData(page, prefix)
    const faults: Record<string, string[]> = {}
    await open(page, `/${prefix}/doctor/dermatology`)
    await data.learn()
    const doctor = new URL((await page.locator('a[href*="/dr-"]').first().getAttribute('href'))!, server.origin)
      .pathname
    for (const path of publicPaths(prefix, doctor).filter(turnOf(turn))) {
      await open(page, path)
      await expect(page.locator('[data-screen]')).toBeVisible()
      await page.waitForLoadState('networkidle')
      const found = await faultsOf(page, data)
      if (found.length > 0) faults[path] = found
    }
    expect(faults).toEqual({})
  })

  test(`the steps of booking in ${locale} say nothing beside messages and data, and hold longer words`, async ({
    page,
  }) => {
    const data = watchData(page, prefix)
    const faults: Record<string, string[]> = {}
    const look = async (step: string) => {
      await page.waitForLoadState('networkidle')
      const found = await faultsOf(page, data)
      if (found.length > 0) faults[step] = found
    }
    const heading = (message: { defaultMessage: string }) => page.getByRole('heading', { level: 1, name: say(message) })
    const press = (message: { defaultMessage: string }) =>
      page
        .getByRole('button', { name: say(message), exact: true })
        .filter({ visible: true })
        .click()

    await open(page, `/${prefix}/doctor/dermatology`)
    await data.learn()
    await (await lastingTime(page)).click()
    await expect(heading(whoMessages.heading)).toBeVisible()
    await look('details')
    await press(whoMessages.continue)
    await look('details with what is missing')
    const phone = newPhone()
    data.add('Layla', 'Farouk', 'Layla Farouk')
    await page.getByLabel(say(whoMessages.first)).fill('Layla')
    await page.getByLabel(say(whoMessages.last)).fill('Farouk')
    // In the digits of an Arabic keyboard, as the code below.
    await page.getByLabel(say(whoMessages.phone)).fill(inArabicDigits(phone))
    await press(whoMessages.continue)
    await expect(heading(codeMessages.heading)).toBeVisible()
    await look('code')
    const inbox = await request.newContext({ baseURL: server.origin })
    const code = await readCode(inbox, phone)
    await inbox.dispose()
    await page.getByLabel(say(codeEntry.code), { exact: true }).fill(inArabicDigits(code))
    await expect(heading(reviewMessages.heading)).toBeVisible()
    await look('review')
    await press(reviewMessages.confirm)
    await expect(heading(confirmed.heading)).toBeVisible()
    await look('confirmed')
    expect(faults).toEqual({})
  })
}

/** What stays at fault: an answer that comes late is known after it was shown. */
async function faultsOf(page: Page, data: ReturnType<typeof watchData>): Promise<string[]> {
  let found: string[] = []
  await expect(async () => {
    found = [...new Set([...(await data.strangers()), ...(await atWidths(page))])]
    expect(found).toEqual([])
  })
    .toPass({ timeout: 15_000 })
    .catch(() => undefined)
  return found
}

/** On a small phone and an ordinary one. */
async function atWidths(page: Page): Promise<string[]> {
  const size = page.viewportSize()!
  const found: string[] = []
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 })
    found.push(...(await misfits(page)).map((misfit) => `at ${width} px: ${misfit}`))
  }
  await page.setViewportSize(size)
  return found
}

/** One address of every kind in the table of addresses; of words that mean the same, the first. */
function publicPaths(prefix: string, doctor: string): string[] {
  const [, , , dermatology = '', city = '', name = ''] = doctor.split('/')
  const entities = { dermatology, 'abu-dhabi': city, 'dr-example': name, 'example-insurer': server.insurer }
  const seen = new Set<string>()
  return routeRows(() => entities, [prefix])
    .filter(({ id, screen, path, params: { section = '' } = {} }) => {
      const kind = [id, screen, section, path.split('/').length].join()
      return seen.has(kind) ? false : seen.add(kind)
    })
    .map(({ path }) => path)
}

const withKey = (path: string) => `${path}${path.includes('?') ? '&' : '?'}key=pseudo`
const inArabicDigits = (digits: string) => digits.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]!)
