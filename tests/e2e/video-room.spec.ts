import type { BrowserContext, Page } from '@playwright/test'
import { messages as check } from '#src/features/device-check/device-check.messages.ts'
import { messages as files } from '#src/features/document-files/files.messages.ts'
import { messages as papers } from '#src/features/visit-documents/visit-documents.messages.ts'
import { screenMessages as screen } from '#src/pages/telemedicine/practitioner/room.messages.ts'
import { messages as side } from '#src/pages/telemedicine/practitioner/practitioner.messages.ts'
import { messages as entry } from '#src/features/video-entry/video-entry.messages.ts'
import { messages as chat } from '#src/features/room-chat/room-chat.messages.ts'
import { messages as room } from '#src/features/video-room/video-room.messages.ts'
import { messages } from '#src/pages/telemedicine/telemedicine.messages.ts'
import { pdf, photo } from '#tests/support/sample-files'
import { openFirstFreeTime, patientAt } from './support/booking.ts'
import { launchOptions } from './support/browsers.ts'
import {
  closeDirectPaths,
  expectFlow,
  expectRelayed,
  shapeOfPicture,
  standInForScreen,
  watchCalls,
  watchSignalling,
} from './support/call.ts'
import { launchFreezable } from './support/frozen-browser.ts'
import { expect, expectAccessible, newPhone, test } from './support/journey.ts'
import { startOwnServer, type OwnServer } from './support/own-server.ts'
import { words } from './support/words.ts'

// Cameras and microphones that are not there, which the browser allows by itself.
const withDevices = {
  ...launchOptions,
  args: [...launchOptions.args, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
}
test.use({ launchOptions: withDevices })

let server: OwnServer<{ origin: string; hasTurn: boolean }>
test.beforeAll(async () => {
  server = await startOwnServer('video-room-server.ts')
})
test.afterAll(() => server.stop())
test.afterEach(({ faults }) => {
  // A clock that was moved on refuses the next call once, and signalling may be cut while something is sent by it: the browser names both.
  const named = /status of 406|WebSocket is already in CLOSING or CLOSED state/
  faults.splice(0, faults.length, ...faults.filter((fault) => !named.test(fault)))
})

const say = (message: Parameters<typeof words>[1], values?: Record<string, string>) => words('en', message, values)
const press = (page: Page, message: Parameters<typeof words>[1]) =>
  page
    .getByRole('button', { name: say(message), exact: true })
    .filter({ visible: true })
    .click()

async function checkDevices(page: Page): Promise<void> {
  await press(page, check.turnOn)
  await press(page, check.ready)
}

async function newPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await watchCalls(page)
  return page
}

test('patient and practitioner see and hear each other in the app’s own room, whatever breaks, and the summary stands with the visit [R30 C66 C67 S12]', async ({
  page,
  browser,
  playwright,
}) => {
  test.setTimeout(150_000)
  const request = await playwright.request.newContext({ baseURL: server.origin })
  const patient = patientAt(page, request, 'en')
  const phone = newPhone()
  await watchCalls(page)
  const signalling = await watchSignalling(page)
  await openFirstFreeTime(page, `${server.origin}/en-ae/doctor/city/dubai?visit=telemedicine&key=patientweb`)
  await patient.fillDetails(phone)
  await patient.sendCode()
  await patient.giveCode(phone)
  await patient.confirm()
  await patient.expectConfirmed()
  const number = /[A-Z0-9]{4}-[A-Z0-9]{4}/.exec((await page.getByRole('main').textContent()) ?? '')![0]
  const { token } = JSON.parse(await server.tell(number)) as { token: string }

  await page.reload()
  await page.getByRole('link', { name: say(entry.join) }).click()
  await checkDevices(page)
  await expect(page.getByText(say(room.waiting))).toBeVisible()

  const desk = await launchFreezable(playwright, withDevices)
  const doctor = await newPage(await desk.browser.newContext())
  const link = `${server.origin}/appointment/session/practitioner?key=patientweb#${token}`
  await doctor.goto(link)
  await expect(doctor.getByRole('heading', { level: 1, name: 'Layla F. is waiting for you' })).toBeVisible()
  expect(doctor.url()).not.toContain(token)
  await expectAccessible(doctor, 'who waits for the practitioner')
  await press(doctor, side.goOn)
  await checkDevices(doctor)
  for (const one of [page, doctor]) await expectFlow(one)
  await expectAccessible(doctor, 'the call of the practitioner')
  await expectAccessible(page, 'the call of the patient')

  await test.step('what is written and sent in the room is read by both', async () => {
    await press(page, chat.open)
    await page.getByRole('textbox').fill('It was 38 < 39 degrees.')
    await press(page, chat.send)
    await expect(page.getByRole('log')).toContainText('It was 38 < 39 degrees.')
    await expect(doctor.getByText('Layla F.: It was 38 < 39 degrees.')).toBeVisible()
    await doctor.getByRole('button', { name: /^Messages\s*1 unread$/ }).click()
    await expect(doctor.getByRole('log')).toContainText('It was 38 < 39 degrees.')
    await doctor
      .getByLabel(say(chat.attach))
      .setInputFiles({ name: 'plan.pdf', mimeType: 'application/pdf', buffer: pdf() })
    await page.getByRole('log').getByRole('button', { name: 'plan.pdf' }).click()
    await expect(page.getByRole('link', { name: say(files.download) })).toBeVisible()
    await page.keyboard.press('Escape')
    await page
      .getByLabel(say(chat.attach))
      .setInputFiles({ name: 'rash.png', mimeType: 'image/png', buffer: await photo({ format: 'png' }) })
    await doctor.getByRole('log').getByRole('button', { name: 'rash.png' }).click()
    await expect(doctor.getByRole('img', { name: 'rash.png' })).toBeVisible()
    await doctor.keyboard.press('Escape')
    for (const one of [page, doctor]) await expectAccessible(one, 'the messages of the room')
    for (const one of [page, doctor]) await one.keyboard.press('Escape')
  })

  await test.step('a screen is seen in place of the camera, whole, until it is shared no more', async () => {
    await standInForScreen(doctor, { width: 800, height: 200 })
    await press(doctor, screen.share)
    await expect(page.getByText(say(room.otherScreen))).toBeVisible()
    await expect.poll(() => shapeOfPicture(page)).toBe(4)
    await press(doctor, screen.share)
    await expect(page.getByText(say(room.otherScreen))).toBeHidden()
    await expect.poll(() => shapeOfPicture(page)).not.toBe(4)
  })

  // Nobody else comes in by the same link.
  const stranger = await browser.newContext()
  const third = await stranger.newPage()
  await third.goto(link)
  await expect(third.getByRole('heading', { level: 1, name: say(side.used) })).toBeVisible()
  await expectAccessible(third, 'a link that another browser has opened')
  await stranger.close()

  // Signalling breaks, and picture and sound flow on until it is back.
  await signalling.cut()
  await expect.poll(signalling.opened).toBe(2)
  for (const one of [page, doctor]) await expectFlow(one)

  // Nothing comes from the practitioner any more, as when their network is gone, and then it is back.
  desk.freeze()
  await expect(page.getByText(say(room.reconnecting))).toBeVisible({ timeout: 30_000 })
  desk.thaw()
  await expect(page.getByText(say(room.reconnecting))).toBeHidden({ timeout: 30_000 })
  for (const one of [page, doctor]) await expectFlow(one)

  // Either side loads its page anew, with no way to the other but a TURN server where there is one, and the practitioner's network lets TCP out alone.
  if (server.hasTurn) {
    await closeDirectPaths(page, 'udp')
    await closeDirectPaths(doctor, 'tcp')
  }
  await doctor.reload()
  await press(doctor, side.goOn)
  await checkDevices(doctor)
  for (const one of [page, doctor]) await expectFlow(one)
  if (server.hasTurn) {
    await expectRelayed(page, 'udp')
    await expectRelayed(doctor, 'tcp')
  }
  // What was written before is there.
  await doctor.getByRole('button', { name: /^Messages/ }).click()
  await expect(doctor.getByRole('log')).toContainText('It was 38 < 39 degrees.')
  await doctor.keyboard.press('Escape')
  // A second tab of the patient's takes the call over.
  const tab = await newPage(page.context())
  await tab.goto(page.url())
  await checkDevices(tab)
  await expect(page.getByRole('heading', { level: 1, name: say(messages.movedHeading) })).toBeVisible()
  for (const one of [tab, doctor]) await expectFlow(one)

  await press(doctor, room.hangUp)
  await press(doctor, side.end)
  await expect(doctor.getByRole('heading', { level: 1, name: say(side.endedByYou) })).toBeVisible()
  await expect(tab.getByRole('heading', { level: 1, name: say(messages.endedByDoctor) })).toBeVisible()
  await doctor.getByRole('textbox').fill('Rest for a week.')
  await press(doctor, side.save)
  await expect(doctor.getByText('Rest for a week.')).toBeVisible()
  await expectAccessible(doctor, 'the summary of the practitioner')
  await tab.getByRole('radio', { name: '5' }).check({ force: true })
  await press(tab, messages.send)
  await expect(tab.getByText(say(messages.given, { rating: '5' }))).toBeVisible()
  await tab.getByRole('link', { name: say(messages.appointment) }).click()
  await expect(tab.getByRole('heading', { name: say(entry.summary) })).toBeVisible()
  await expect(tab.getByText('Rest for a week.')).toBeVisible()
  await expect(tab.getByRole('button', { name: say(papers.fromPractitioner) })).toContainText('plan.pdf')
  await desk.close()
  await request.dispose()
})
