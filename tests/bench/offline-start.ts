import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, request, type BrowserContext } from '@playwright/test'
import { newPhone } from '#tests/support/phones'
import { messages as who } from '#src/pages/booking/who.messages.ts'
import { makeAccount } from '../e2e/support/account.ts'
import { withoutAddressBar } from '../e2e/support/browsers.ts'
import { lastingTime, patientAt } from '../e2e/support/booking.ts'
import { expectWorker } from '../e2e/support/journey.ts'
import { visitorAt } from '../e2e/support/visitor.ts'
import { median, type Row } from './row.ts'

const rounds = 7
const password = 'quiet harbour lamp'

/** What is looked at, and what of it has to be in sight: the visit itself, and nothing that stands for what is still to come. */
type Page = { address: string; content: string }

/**
 * Milliseconds from opening the app without a network, in a browser that has just been started, until the page shows what it is opened for:
 * median and most of a few rounds. The patient was there before, is signed in and has a visit ahead.
 */
export async function measureOfflineStart(origin: string): Promise<Row[]> {
  const profile = await mkdtemp(join(tmpdir(), 'offline-start-'))
  try {
    const pages = await usedBefore(origin, profile)
    const rows: Row[] = []
    for (const [what, page] of Object.entries(pages)) {
      const times: number[] = []
      for (let round = 0; round < rounds; round++) times.push(await open(profile, page))
      rows.push({ what, 'median ms': median(times), 'most ms': Math.max(...times) })
    }
    return rows
  } finally {
    await rm(profile, { recursive: true, force: true })
  }
}

/** The app is opened from the home screen: what the address bar of a window of pages runs beside the first page is not there. */
const launch = (profile: string): Promise<BrowserContext> =>
  chromium.launchPersistentContext(profile, {
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    viewport: { width: 390, height: 844 },
    args: [withoutAddressBar],
  })

/** A signed-in patient books, and looks at each page once. */
async function usedBefore(origin: string, profile: string): Promise<Record<string, Page>> {
  const context = await launch(profile)
  const calls = await request.newContext({ baseURL: origin })
  try {
    const page = await context.newPage()
    const account = { phone: newPhone(), password }
    await makeAccount(calls, origin, account)
    const patient = patientAt(page, calls, 'en')
    const visitor = visitorAt(page, calls)
    await page.goto(`${origin}/en-ae/dashboard/main`)
    await visitor.choosePassword(`+971${account.phone}`)
    await visitor.givePassword(account.password)
    await page.locator('[data-screen="dashboard"] h1').waitFor()
    await page.goto(`${origin}/en-ae/doctor/dermatology?visit=clinic`)
    await (await lastingTime(page)).click()
    await patient.button(who.continueProven).click()
    await patient.confirm()
    await patient.expectConfirmed()
    const visit = 'a[href*="/dashboard/appointments/"]'
    const pages: Record<string, Page> = {
      home: { address: `${origin}/en-ae`, content: '[data-screen="home"] a[href*="/appointment"]' },
      dashboard: { address: `${origin}/en-ae/dashboard/main`, content: `[data-screen="dashboard"] ${visit}` },
    }
    await page.goto(pages.dashboard!.address, { waitUntil: 'networkidle' })
    const next = page.locator(pages.dashboard!.content).first()
    pages['next appointment'] = {
      address: new URL((await next.getAttribute('href'))!, origin).href,
      content: '[data-screen="dashboard-appointment"] h2',
    }
    for (const { address, content } of Object.values(pages)) {
      await page.goto(address, { waitUntil: 'networkidle' })
      await page.locator(content).first().waitFor()
    }
    await expectWorker(page)
    return pages
  } finally {
    await calls.dispose()
    await context.close()
  }
}

async function open(profile: string, { address, content }: Page): Promise<number> {
  const context = await launch(profile)
  try {
    await context.setOffline(true)
    const page = await context.newPage()
    await page.addInitScript(watchFor, content)
    await page.goto(address)
    return await page.waitForFunction(() => window.shownAfter).then((shown) => shown.jsonValue() as Promise<number>)
  } finally {
    await context.close()
  }
}

declare global {
  interface Window {
    shownAfter?: number
  }
}

/** Notes the frame in which the content is there and nothing on the page is being loaded. Runs in the page. */
function watchFor(content: string) {
  new MutationObserver((_, observer) => {
    if (!document.querySelector(content) || document.querySelector('main [aria-busy="true"]')) return
    observer.disconnect()
    requestAnimationFrame(() => (window.shownAfter = Math.round(performance.now())))
  }).observe(document, { subtree: true, childList: true, attributes: true })
}
