import type { Page } from '@playwright/test'
import { storageKey } from '#src/storage/tenant-storage.ts'
import { messages as kept } from '#src/outbox/booking/booking-notice.messages.ts'
import { messages as result } from '#src/outbox/sync/result-notice.messages.ts'
import { messages as queued } from '#src/pages/booking/queued.messages.ts'
import { inWholeChromium } from './support/browsers.ts'
import { openFirstFreeTime, patientAt } from './support/booking.ts'
import { expect, expectWorker, newPhone, test, withWorker } from './support/journey.ts'
import { wokenWorker } from './support/woken-worker.ts'

test.use(withWorker)
test.use(inWholeChromium)
test.use({ permissions: ['notifications'] })

test('a booking confirmed offline is made by the worker with every page closed, once though it is killed in between, and is told', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  // In the whole browser, whose worker is started three times.
  test.setTimeout(120_000)
  const phone = newPhone()
  const patient = patientAt(page, request, 'ar')
  await openFirstFreeTime(page, '/ar-ae/doctor/dermatology')
  await patient.fillDetails(phone)
  await patient.sendCode()
  await patient.giveCode(phone)
  await expectWorker(page)
  await keep(page, 'push-choice-visits', ['of another visit'])
  await context.setOffline(true)
  await patient.confirm()
  await expect(patient.heading(queued.heading)).toBeVisible()
  await expect.poll(() => keptKeys(page)).toContain(storageKey('patientweb', 'background-sending'))

  const worker = await wokenWorker(context, new URL(baseURL!).origin)
  await page.close()
  const keys: string[] = []
  let isKilled = false
  await context.route('**/patient/appointment', async (route) => {
    keys.push((await route.request().allHeaders())['idempotency-key'] ?? '')
    if (keys.length > 1) return route.continue()
    // The platform has taken it, and nobody is there to hear so.
    await route.fetch()
    await worker.kill()
    isKilled = true
    await route.abort().catch(() => undefined)
  })
  await context.setOffline(false)
  await worker.wake()
  await expect.poll(() => isKilled).toBe(true)
  // What is told to a worker that is just ending is lost with it.
  await expect(async () => {
    await worker.wake()
    await expect.poll(() => keys, { timeout: 3000 }).toHaveLength(2)
  }).toPass()

  const next = await context.newPage()
  await next.goto('/ar-ae')
  await expect(next.locator('#notices').filter({ hasText: patient.say(kept.booked) })).toBeVisible()
  await expect
    .poll(() => next.evaluate(readNotifications))
    .toEqual([{ title: patient.say(result.sent), body: patient.say(result.sentBody) }])
  // No page has sent it again.
  expect(keys).toEqual([keys[0], keys[0]])
  expect(keys[0]).toMatch(/^".+"$/)
})

/** What the app's worker shows beside the page. In the page. */
async function readNotifications() {
  const registration = await navigator.serviceWorker.ready
  return (await registration.getNotifications()).map(({ title, body }) => ({ title, body }))
}

/** Stores something of this tenant on the device. */
const keep = (page: Page, name: string, value: unknown) =>
  page.evaluate(
    async ([key, stored]) => {
      const opening = indexedDB.open('patientweb:patientweb')
      await new Promise((resolve) => (opening.onsuccess = resolve))
      const writing = opening.result.transaction('kept', 'readwrite')
      writing.objectStore('kept').put(stored, key)
      await new Promise((resolve) => (writing.oncomplete = resolve))
      opening.result.close()
    },
    [storageKey('patientweb', name), value] as const,
  )

const keptKeys = (page: Page) =>
  page.evaluate(async () => {
    const opening = indexedDB.open('patientweb:patientweb')
    await new Promise((resolve) => (opening.onsuccess = resolve))
    const reading = opening.result.transaction('kept').objectStore('kept').getAllKeys()
    await new Promise((resolve) => (reading.onsuccess = resolve))
    opening.result.close()
    return reading.result
  })
