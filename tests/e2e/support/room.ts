import type { BrowserContext, Page } from '@playwright/test'
import { messages as captions } from '#src/features/captions/captions.messages.ts'
import { messages as check } from '#src/features/device-check/device-check.messages.ts'
import { messages as files } from '#src/features/document-files/files.messages.ts'
import { messages as chat } from '#src/features/room-chat/room-chat.messages.ts'
import { messages as room } from '#src/features/video-room/video-room.messages.ts'
import { messages as side } from '#src/pages/telemedicine/practitioner/practitioner.messages.ts'
import {
  roomMessages as practitionerRoom,
  screenMessages as screen,
} from '#src/pages/telemedicine/practitioner/room.messages.ts'
import { messages } from '#src/pages/telemedicine/telemedicine.messages.ts'
import { pdf, photo } from '#tests/support/sample-files'
import { keyOfTurnServer } from '#tests/support/turn-server'
import { launchOptions } from './browsers.ts'
import { areApart, shapeOfPicture, standInForScreen, watchCalls } from './call.ts'
import { recognisedSounds } from './captions.ts'
import { expect, expectAccessible } from './journey.ts'
import { keyboardOf } from './keyboard.ts'
import { words, type Message, type TestLanguage } from './words.ts'

/** For `test.use`: cameras and microphones that are not there, which the browser allows by itself. */
export const withDevices = {
  ...launchOptions,
  args: [
    ...launchOptions.args,
    ...['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
    `--ignore-certificate-errors-spki-list=${keyOfTurnServer()}`,
  ],
}

/** Pixels of windows in which a room has little space. */
export const smallPhone = { width: 320, height: 640 }
const lowWindow = { width: 740, height: 360 }

/** One side of the room as its person reads it. */
export const reader = (page: Page, language: TestLanguage) => {
  const say = (message: Message, values?: Record<string, string | number>) => words(language, message, values)
  const button = (message: Message) =>
    page.getByRole('button', { name: say(message), exact: true }).filter({ visible: true })
  const press = (message: Message) => button(message).click()
  return {
    say,
    button,
    press,
    heading: (message: Message, values?: Record<string, string>) =>
      page.getByRole('heading', { level: 1, name: say(message, values) }),
    async checkDevices(): Promise<void> {
      await press(check.turnOn)
      await press(check.ready)
    },
  }
}

/** The number of the visit that is confirmed on a page, and the address of its own page. */
export async function confirmedVisit(page: Page): Promise<{ number: string; detail: string }> {
  const [number] = /[A-Z0-9]{4}-[A-Z0-9]{4}/.exec((await page.getByRole('main').textContent()) ?? '')!
  return { number, detail: page.url().replace(/appointment\/([\w-]+)\/confirmed/, 'appointment-detail/$1') }
}

/** A page whose calls are watched. */
export async function newPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await watchCalls(page)
  return page
}

/** The patient and the practitioner, who are in one room: the page of each, and how it is read. */
export type Sides = { page: Page; own: Reader; doctor: Page; other: Reader }
type Reader = ReturnType<typeof reader>

/** Each side writes or sends a document, and the other reads it. */
export async function exchangeMessages({ page, own, doctor, other }: Sides, shortName: string): Promise<void> {
  const [written, said] = [page.getByRole('log'), doctor.getByRole('log')]
  const write = async (text: string) => {
    await page.getByRole('textbox').fill(text)
    await own.press(chat.send)
    await expect(written).toContainText(text)
  }
  await own.press(chat.open)
  await write('It was 38 < 39 degrees.')
  await expect(doctor.getByText(`${shortName}: It was 38 < 39 degrees.`)).toBeVisible()
  const one = `${other.say(chat.open)}\\s*${other.say(chat.unread, { count: 1 })}`
  await doctor.getByRole('button', { name: new RegExp(`^${one}$`) }).click()
  await expect(said).toContainText('It was 38 < 39 degrees.')
  await doctor
    .getByLabel(other.say(chat.attach))
    .setInputFiles({ name: 'plan.pdf', mimeType: 'application/pdf', buffer: pdf() })
  await written.getByRole('button', { name: 'plan.pdf' }).click()
  await expect(page.getByRole('link', { name: own.say(files.download) })).toBeVisible()
  await page.keyboard.press('Escape')
  await page
    .getByLabel(own.say(chat.attach))
    .setInputFiles({ name: 'rash.png', mimeType: 'image/png', buffer: await photo({ format: 'png' }) })
  await said.getByRole('button', { name: 'rash.png' }).click()
  await expect(doctor.getByRole('img', { name: 'rash.png' })).toBeVisible()
  await doctor.keyboard.press('Escape')

  // Who reads further up stays there, and is led to what has come.
  await write('Day by day:\n'.repeat(40))
  const first = said.getByRole('listitem').first()
  await expect(first).not.toBeInViewport()
  await first.evaluate((item) => item.scrollIntoView())
  await write('Is it the sun?')
  const more = doctor.getByRole('button', { name: other.say(chat.fresh, { count: 1 }) })
  await expect(more).toBeInViewport()
  await expect(first).toBeInViewport()
  for (const each of [page, doctor]) await expectAccessible(each, 'the messages of the room')
  await more.press('Enter')
  await expect(said.getByText('Is it the sun?')).toBeInViewport()
  await expect(said.getByRole('listitem').last()).toBeFocused()
  await expect(more).toBeHidden()
  for (const each of [page, doctor]) await each.keyboard.press('Escape')
}

/** The practitioner shares a screen, which the patient sees, and then the camera again. */
export async function shareScreen({ page, own, doctor, other }: Sides): Promise<void> {
  await standInForScreen(doctor, { width: 800, height: 200 })
  await other.press(screen.share)
  await expect(page.getByText(own.say(room.otherScreen))).toBeVisible()
  await expect.poll(() => shapeOfPicture(page)).toBe(4)
  await other.press(screen.share)
  await expect(page.getByText(own.say(room.otherScreen))).toBeHidden()
  await expect.poll(() => shapeOfPicture(page)).not.toBe(4)
}

/** Each side reads what the other says, in windows of any size. */
export async function readCaptions({ page, own, doctor, other }: Sides): Promise<void> {
  for (const [one, said, text] of [
    [page, own, 'Take <one> a day.'],
    [doctor, other, 'أشعر بتحسّن'],
  ] as const) {
    await said.press(captions.captions)
    await said.press(captions.show)
    await expect(said.button(captions.captions)).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(() => recognisedSounds(one)).toEqual([true])
    const before = one.viewportSize()!
    // In a narrow and in a low window it hides neither pictures nor buttons.
    for (const size of [before, smallPhone, lowWindow]) {
      await one.setViewportSize(size)
      // What was said a while ago goes.
      const words = `${text} ${size.width}`
      await one.evaluate((heard) => window.understand(heard), words)
      const line = one.getByText(words, { exact: true })
      await expect(line).toBeInViewport()
      for (const picture of await one.locator('main video').all()) expect(await areApart(line, picture)).toBe(true)
      expect(await areApart(line, said.button(room.hangUp))).toBe(true)
    }
    await expectAccessible(one, 'captions in a call')
    await one.setViewportSize(before)
  }
  // They rest while nothing is said on purpose.
  await other.press(room.mute)
  await expect.poll(() => recognisedSounds(page)).toEqual([])
  await other.press(room.mute)
  await expect.poll(() => recognisedSounds(page)).toEqual([true])
  await own.press(captions.captions)
  await expect.poll(() => recognisedSounds(page)).toEqual([])
}

/** The patient turns sound and camera off and on, writes, and leaves for now, while the practitioner's page is loaded anew; then waits. */
export async function leaveForNowByKeyboard({ page, own, doctor, other }: Sides, shortName: string): Promise<void> {
  const keyboard = keyboardOf(page)
  for (const [one, said] of [
    [room.mute, practitionerRoom.otherMuted],
    [room.camera, practitionerRoom.otherCameraOff],
  ] as const) {
    await keyboard.press(own.button(one), 'Space')
    await expect(doctor.getByText(other.say(said))).toBeVisible()
    await keyboard.press(own.button(one))
    await expect(doctor.getByText(other.say(said))).toBeHidden()
  }
  await keyboard.press(own.button(chat.open))
  await keyboard.type(page.getByRole('textbox'), 'Can you hear me?')
  await keyboard.press(own.button(chat.send))
  await expect(page.getByRole('log')).toContainText('Can you hear me?')
  await page.keyboard.press('Escape')
  await expect(own.button(chat.open)).toBeFocused()
  await keyboard.press(own.button(room.hangUp))
  await keyboard.press(own.button(messages.stay))
  await expect(own.button(room.hangUp)).toBeFocused()
  await page.keyboard.press('Enter')
  await keyboard.press(own.button(messages.leave))
  await expect(own.heading(messages.leftHeading)).toBeFocused()
  await doctor.reload()
  await expect(other.heading(side.notHere, { name: shortName })).toBeVisible()
  await keyboard.press(own.button(messages.join))
  await expect(page.getByText(own.say(room.waiting))).toBeVisible()
  await keyboard.tabTo(own.button(room.hangUp))
  // One's own picture hides no words in a small window.
  const before = page.viewportSize()!
  await page.setViewportSize(smallPhone)
  for (const text of [room.waiting, room.waitingWhy])
    expect(await areApart(page.getByText(own.say(text)), page.locator('main video').last())).toBe(true)
  await page.setViewportSize(before)
}
