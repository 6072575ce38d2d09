import { messages as check } from '#src/features/device-check/device-check.messages.ts'
import { messages as entry } from '#src/features/video-entry/video-entry.messages.ts'
import { messages } from '#src/pages/telemedicine/telemedicine.messages.ts'
import { openFirstFreeTime, patientAt, startOf } from './support/booking.ts'
import { launchOptions } from './support/browsers.ts'
import { expect, expectAccessible, newPhone, test } from './support/journey.ts'
import { keyboardOf } from './support/keyboard.ts'
import { startOwnServer, type OwnServer } from './support/own-server.ts'
import { variantsOf } from './support/variants.ts'

declare global {
  interface Document {
    featurePolicy: { allowsFeature: (name: string) => boolean }
  }
}

// A camera and a microphone that are not there, which the browser allows by itself.
test.use({
  launchOptions: {
    ...launchOptions,
    args: [...launchOptions.args, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  },
})

/** By how many seconds the clock of the server is ahead. */
let passed = 0
let server: OwnServer<{ origin: string; provider: string }>
test.beforeAll(async () => {
  server = await startOwnServer('video-server')
})
test.afterAll(() => server.stop())
test.afterEach(({ faults }) => {
  // A clock that was moved on refuses the next call once: the browser names it.
  faults.splice(0, faults.length, ...faults.filter((fault) => !/status of 406/.test(fault)))
})

for (const { language, size } of variantsOf(
  [
    { language: 'en', size: { width: 390, height: 844 } },
    { language: 'ar', size: { width: 1280, height: 800 } },
  ] as const,
  1,
))
  test.describe(`in ${language} at ${size.width} px`, () => {
    test.use({ viewport: size })
    test('a guest looks at camera and sound before a visit by video, joins it when it opens, and says how it was [R30 C66 C67 C68 N07 S12 S13]', async ({
      page,
      playwright,
    }) => {
      const request = await playwright.request.newContext({ baseURL: server.origin })
      const patient = patientAt(page, request, language)
      const { say, heading, button } = patient
      const opens = page.getByRole('heading', { level: 1, name: say(messages.earlyHeading, { moment: '' }).trim() })
      const phone = newPhone()
      await page.route(`https://${server.provider}/**`, (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: '<!doctype html><title>Room</title><h1>Room of the provider</h1>',
        }),
      )
      await openFirstFreeTime(
        page,
        `${server.origin}/${language}-ae/doctor/city/dubai?visit=telemedicine&key=patientweb`,
      )
      const start = startOf(page.url())
      await patient.fillDetails(phone)
      await patient.sendCode()
      await patient.giveCode(phone)
      await patient.confirm()
      await patient.expectConfirmed()

      const join = page.getByRole('link', { name: say(entry.join) })
      const prepare = page.getByRole('link', { name: say(entry.prepare) })
      await expect(prepare).toBeVisible()
      await expect(join).toHaveCount(0)
      // From here on by keyboard alone.
      const keyboard = keyboardOf(page)
      await keyboard.press(prepare)
      await expect(opens).toBeFocused()
      await expectAccessible(page, 'a visit by video before its time')

      await keyboard.press(button(messages.openCheck))
      await expect(heading(check.heading)).toBeFocused()
      await keyboard.press(button(check.turnOn))
      const picture = page.getByLabel(say(check.picture))
      await expect(picture).toBeVisible()
      await expect.poll(() => picture.evaluate((video) => (video as HTMLVideoElement).videoWidth)).toBeGreaterThan(0)
      // The browser's microphone beeps.
      await expect(page.getByText(say(check.heard))).toBeVisible()
      await keyboard.press(button(check.playSound))
      await keyboard.press(button(check.yes))
      await expectAccessible(page, 'the check of camera and sound')
      await keyboard.press(button(check.ready))
      await expect(opens).toBeFocused()

      const ahead = Math.ceil((Date.parse(start) - Date.now()) / 1000)
      await server.tell(String(ahead - passed))
      passed = ahead
      await page.reload()
      await keyboard.press(button(check.turnOn))
      await keyboard.press(button(check.ready))
      await expect(heading(messages.elsewhereHeading)).toBeFocused()
      const frame = page.frameLocator(`iframe[title="${say(messages.title)}"]`)
      await expect(frame.getByRole('heading', { name: 'Room of the provider' })).toBeVisible()
      // By the frame and by the page's own policy.
      const room = page.frame({ url: new RegExp(server.provider) })!
      expect(await room.evaluate(() => document.featurePolicy.allowsFeature('camera'))).toBe(true)
      await expectAccessible(page, 'the page of another provider')

      await keyboard.press(button(messages.finish))
      await keyboard.press(button(messages.end))
      await expect(heading(messages.endedHeading)).toBeFocused()
      await keyboard.press(page.getByRole('radio', { name: '1' }), 'Space')
      for (let rating = 1; rating < 4; rating++) await page.keyboard.press('ArrowDown')
      await keyboard.press(button(messages.listened))
      await keyboard.type(page.getByRole('textbox'), 'Clear and kind.')
      await expectAccessible(page, 'the questions after a visit by video')
      await keyboard.press(button(messages.send))
      await expect(page.getByText(say(messages.given, { rating: '4' }))).toBeVisible()
      await page.reload()
      await expect(page.getByText('Clear and kind.')).toBeVisible()
      await expectAccessible(page, 'what was said of a visit by video')
      await request.dispose()
    })
  })
