import type { CDPSession, Page } from '@playwright/test'
import { messages as pull } from '#src/shell/pull-to-refresh/pull-to-refresh.messages.ts'
import { expect, test } from './support/journey.ts'
import { words } from './support/words.ts'

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true })

  test('a page that is pulled down is loaded anew, without a partner’s token [U03] [S05] [K02]', async ({ page }) => {
    const finger = await fingerOn(page)
    await page.goto('/en-ae')
    await finger.untilHeard(page.getByText(words('en', pull.pull)))
    await page.evaluate(() => {
      history.replaceState(history.state, '', '?xtoken=secret')
      Object.assign(window, { isOfBefore: true })
    })
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))

    await finger.down(40)
    await finger.move(120)
    await expect(page.getByText(words('en', pull.pull))).toBeVisible()
    await finger.move(230)
    await expect(page.getByText(words('en', pull.letGo))).toBeVisible()
    await finger.up()
    await expect(page.getByText(words('en', pull.refreshing))).toBeVisible()
    await page.waitForFunction(() => !('isOfBefore' in window))
    await expect(page).toHaveURL(/\/en-ae$/)
    expect(requests.filter((url) => url.includes('secret'))).toEqual([])
  })

  test('a pull that is taken back, or begins further down, leaves the page as it is [U03] [K02]', async ({ page }) => {
    const finger = await fingerOn(page)
    await page.goto('/en-ae')
    const label = page.getByText(words('en', pull.pull))
    await finger.untilHeard(label)
    await finger.down(300)
    await finger.move(520)
    await expect(label).toBeHidden()
    await finger.up()
    await finger.down(40)
    await finger.move(300)
    await expect(page.getByText(words('en', pull.letGo))).toBeVisible()
    await finger.move(90)
    await expect(label).toBeVisible()
    await finger.up()
    await expect(label).toBeHidden()
  })
})

/** A finger on the screen, as the browser feels one. */
async function fingerOn(page: Page) {
  const session: CDPSession = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 180, y }] })
  let place = 0
  const finger = {
    down: async (y: number) => {
      place = y
      await touch('touchStart', y)
    },
    /** In steps, as a finger goes. */
    move: async (y: number) => {
      for (let step = 1; step <= 5; step += 1) await touch('touchMove', place + ((y - place) * step) / 5)
      place = y
    },
    up: () => touch('touchEnd'),
    /** What feels the finger comes after the page: a short pull, again and again, until it is noticed. */
    untilHeard: (label: ReturnType<Page['getByText']>) =>
      expect(async () => {
        await finger.down(30)
        await finger.move(70)
        const isHeard = await label.isVisible()
        await finger.up()
        expect(isHeard).toBe(true)
      }).toPass(),
  }
  return finger
}
