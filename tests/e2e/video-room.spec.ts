import { messages as captions } from '#src/features/captions/captions.messages.ts'
import { messages as check } from '#src/features/device-check/device-check.messages.ts'
import { messages as online } from '#src/features/doctor-online/doctor-online.messages.ts'
import { messages as chat } from '#src/features/room-chat/room-chat.messages.ts'
import { messages as entry } from '#src/features/video-entry/video-entry.messages.ts'
import { messages as room } from '#src/features/video-room/video-room.messages.ts'
import { messages as papers } from '#src/features/visit-documents/visit-documents.messages.ts'
import { messages as who } from '#src/pages/booking/who.messages.ts'
import { messages as relatives } from '#src/pages/relatives/relatives.messages.ts'
import { messages as side } from '#src/pages/telemedicine/practitioner/practitioner.messages.ts'
import { roomMessages as practitionerRoom } from '#src/pages/telemedicine/practitioner/room.messages.ts'
import { messages } from '#src/pages/telemedicine/telemedicine.messages.ts'
import { messages as shell } from '#src/shell/shell.messages.ts'
import { addRelative, makeAccount } from './support/account.ts'
import { openFirstFreeTime, patientAt } from './support/booking.ts'
import {
  closeDirectPaths,
  expectFlow,
  expectRelayed,
  expectSoundAlone,
  watchCalls,
  watchSignalling,
  withoutCamera,
} from './support/call.ts'
import { standInForSpeech, withoutSpeech } from './support/captions.ts'
import { launchFreezable } from './support/frozen-browser.ts'
import { expect, expectAccessible, newPhone, test } from './support/journey.ts'
import { keyboardOf, pointsInSight } from './support/keyboard.ts'
import { startOwnServer, type OwnServer } from './support/own-server.ts'
import {
  confirmedVisit,
  exchangeMessages,
  leaveForNowByKeyboard,
  newPage,
  readCaptions,
  reader,
  shareScreen,
  smallPhone,
  withDevices,
  type Sides,
} from './support/room.ts'
import { variantsOf } from './support/variants.ts'
import { visitorAt } from './support/visitor.ts'

test.use({ launchOptions: withDevices })

const phoneSize = { width: 390, height: 844 }
const desk = { width: 1280, height: 800 }

let server: OwnServer<{ origin: string; hasTurn: boolean }>
test.beforeAll(async () => {
  server = await startOwnServer('video-room-server')
})
test.afterAll(() => server.stop())
test.afterEach(({ faults }) => {
  // A clock that was moved on refuses the next call once, and ends what bears a session, which is renewed; signalling may be cut while something is sent by it: the browser names both.
  const named = /status of 40[16]|WebSocket is already in CLOSING or CLOSED state/
  faults.splice(0, faults.length, ...faults.filter((fault) => !named.test(fault)))
})

// First: an account is made by a call that is signed by this machine's clock, and the next one moves the server's on.
test('the visit of a child is joined by the parent who booked it, in the child’s name, and ended by them for both [C67 S12]', async ({
  page,
  browser,
  playwright,
}) => {
  const request = await playwright.request.newContext({ baseURL: server.origin })
  const [patient, visitor, own] = [patientAt(page, request, 'en'), visitorAt(page, request), reader(page, 'en')]
  await watchCalls(page)
  const parent = { phone: newPhone(), password: 'quiet harbour lamp' }
  const account = await makeAccount(request, server.origin, parent)
  const child = { first_name: 'Salma', last_name: 'Nasser', relationship_id: 'child', birthday: '2020-05-02' } as const
  await addRelative(server.origin, account, child)
  await page.goto(`${server.origin}/en-ae/dashboard/relatives?key=patientweb`)
  await visitor.choosePassword(`+971${parent.phone}`)
  await visitor.givePassword(parent.password)
  await expect(visitor.heading(relatives.title)).toBeVisible()
  await openFirstFreeTime(page, `${server.origin}/en-ae/doctor/city/dubai?visit=telemedicine&key=patientweb`)
  await page.getByText('Salma Nasser').click()
  await own.press(who.continueProven)
  await patient.confirm()
  await patient.expectConfirmed()
  const { number } = await confirmedVisit(page)
  const { token } = JSON.parse(await server.tell(number)) as { token: string }
  // The list is called for first: the clock that was moved on has ended what bears the session, which is renewed.
  await page.goto(`${server.origin}/en-ae/dashboard/appointments?key=patientweb`)
  await page.getByRole('link', { name: /Salma/ }).click()
  await page.getByRole('link', { name: own.say(entry.join) }).click()
  await own.checkDevices()
  await expect(page.getByText(own.say(room.waiting))).toBeVisible()

  const doctor = await newPage(await browser.newContext())
  const other = reader(doctor, 'en')
  await doctor.goto(`${server.origin}/en-ae/appointment/session/practitioner?key=patientweb#${token}`)
  await expect(other.heading(side.waits, { name: 'Salma N.' })).toBeVisible()
  await other.press(side.goOn)
  await other.checkDevices()
  for (const one of [page, doctor]) await expectFlow(one)
  await own.press(room.hangUp)
  await own.press(messages.end)
  await expect(own.heading(messages.endedHeading)).toBeVisible()
  await expect(other.heading(side.endedByPatient, { name: 'Salma N.' })).toBeVisible()
  await doctor.context().close()
  await request.dispose()
})

for (const { patientReads, doctorReads, viewport, deskSize, shortName } of variantsOf(
  [
    { patientReads: 'en', doctorReads: 'ar', viewport: desk, deskSize: phoneSize, shortName: 'Layla F.' },
    { patientReads: 'ar', doctorReads: 'en', viewport: phoneSize, deskSize: desk, shortName: 'ليلى ف.' },
  ] as const,
  1,
))
  test.describe(`a patient who reads ${patientReads} at ${viewport.width} px`, () => {
    test.use({ viewport })
    test('sees and hears the practitioner in the app’s own room, and is seen and heard, whatever breaks, and the summary stands with the visit [R30 C66 C67 S12]', async ({
      page,
      browser,
      playwright,
    }) => {
      test.setTimeout(150_000)
      const request = await playwright.request.newContext({ baseURL: server.origin })
      const patient = patientAt(page, request, patientReads)
      const phone = newPhone()
      await watchCalls(page)
      await standInForSpeech(page)
      const signalling = await watchSignalling(page)
      await openFirstFreeTime(
        page,
        `${server.origin}/${patientReads}-ae/doctor/city/dubai?visit=telemedicine&key=patientweb`,
      )
      await patient.fillDetails(phone)
      await patient.sendCode()
      await patient.giveCode(phone)
      await patient.confirm()
      await patient.expectConfirmed()
      const { number, detail } = await confirmedVisit(page)
      const { token } = JSON.parse(await server.tell(number)) as { token: string }

      // The practitioner comes first, and whatever page of the app is open calls the patient.
      const away = await launchFreezable(playwright, withDevices)
      const doctor = await newPage(await away.browser.newContext({ viewport: deskSize }))
      await standInForSpeech(doctor)
      const other = reader(doctor, doctorReads)
      const link = `${server.origin}/${doctorReads}-ae/appointment/session/practitioner?key=patientweb#${token}`
      await doctor.goto(link)
      await expect(other.heading(side.notHere, { name: shortName })).toBeVisible()
      expect(doctor.url()).not.toContain(token)
      await other.press(side.goOn)
      await other.checkDevices()
      await expect(doctor.getByText(other.say(practitionerRoom.waiting))).toBeVisible()
      await page.reload()
      const own = reader(page, patientReads)
      const accept = page.getByRole('link', { name: own.say(online.accept) })
      await expect(accept).toBeVisible()
      await expectAccessible(page, 'the call of a doctor who waits')
      await own.press(online.later)
      await expect(accept).toBeHidden()
      await page.reload()
      await accept.click()
      await own.checkDevices()
      for (const one of [page, doctor]) await expectFlow(one)
      await expectAccessible(doctor, 'the call of the practitioner')
      await expectAccessible(page, 'the call of the patient')

      const sides: Sides = { page, own, doctor, other }
      await test.step('what is written and sent in the room is read by both', () => exchangeMessages(sides, shortName))
      await test.step('a screen is seen in place of the camera, whole, until it is shared no more', () =>
        shareScreen(sides))
      await test.step('what either side says stands in writing, by the browser of the other on its device', () =>
        readCaptions(sides))

      // Nobody else comes in by the same link.
      const stranger = await browser.newContext()
      const third = await stranger.newPage()
      await third.goto(link)
      await expect(reader(third, doctorReads).heading(side.used)).toBeVisible()
      await expectAccessible(third, 'a link that another browser has opened')
      await stranger.close()

      // What is said of a lost network takes no button out of sight.
      await page.context().setOffline(true)
      await expect(page.getByText(own.say(shell.offline))).toBeVisible()
      await expect(own.button(room.hangUp)).toBeInViewport({ ratio: 1 })
      await page.context().setOffline(false)
      for (const one of [page, doctor]) await expectFlow(one)

      // Signalling breaks, and picture and sound flow on until it is back.
      await signalling.cut()
      await expect.poll(signalling.opened).toBe(2)
      for (const one of [page, doctor]) await expectFlow(one)

      // Nothing comes from the practitioner any more, as when their network is gone, and then it is back.
      away.freeze()
      await expect(page.getByText(own.say(room.reconnecting))).toBeVisible({ timeout: 30_000 })
      away.thaw()
      await expect(page.getByText(own.say(room.reconnecting))).toBeHidden({ timeout: 30_000 })
      for (const one of [page, doctor]) await expectFlow(one)

      // Either side loads its page anew, with no way to the other but a TURN server where there is one, and the practitioner’s network lets TCP out alone.
      if (server.hasTurn) {
        await closeDirectPaths(page, 'udp')
        await closeDirectPaths(doctor, 'tls')
      }
      const keyboard = keyboardOf(page)
      await test.step('the patient mutes, turns the camera off, writes, leaves for now and waits in the room by keyboard alone', () =>
        leaveForNowByKeyboard(sides, shortName))
      // The next look of the lobby would come after ten seconds.
      await doctor.reload()
      await expect(other.heading(side.waits, { name: shortName })).toBeVisible()
      await expectAccessible(doctor, 'who waits for the practitioner')
      const typed = keyboardOf(doctor)
      for (const one of [side.goOn, check.turnOn, check.ready]) await typed.press(other.button(one))
      for (const one of [page, doctor]) await expectFlow(one)
      if (server.hasTurn) {
        await expectRelayed(page, 'udp')
        await expectRelayed(doctor, 'tls')
      }
      await test.step('the patient’s page is loaded anew in the middle of the call', async () => {
        await page.reload()
        await expect(own.heading(check.heading)).toBeFocused()
        // Nor does the bar hide what has the focus.
        await page.setViewportSize(smallPhone)
        await keyboard.tabTo(own.button(check.playSound))
        expect(await pointsInSight(own.button(check.playSound))).toBe(5)
        await page.setViewportSize(viewport)
        await keyboard.press(own.button(check.turnOn))
        await keyboard.press(own.button(check.ready))
        for (const one of [page, doctor]) await expectFlow(one)
        if (server.hasTurn) await expectRelayed(page, 'udp')
      })
      // What was written before is there.
      await doctor.getByRole('button', { name: new RegExp(`^${other.say(chat.open)}`) }).click()
      await expect(doctor.getByRole('log')).toContainText('It was 38 < 39 degrees.')
      await doctor.keyboard.press('Escape')
      // A second tab of the patient’s takes the call over, where there is no camera: the visit goes on by sound.
      if (server.hasTurn) await closeDirectPaths(page, 'tcp')
      const tab = await newPage(page.context())
      await withoutCamera(tab)
      await withoutSpeech(tab)
      const last = reader(tab, patientReads)
      const keys = keyboardOf(tab)
      await tab.goto(detail)
      await keys.press(tab.getByRole('link', { name: last.say(entry.join) }))
      await keys.press(last.button(check.turnOn))
      await expect(tab.getByText(last.say(check.noPicture))).toBeVisible()
      await expectAccessible(tab, 'the check of a device without a camera')
      await keys.press(last.button(check.readySound))
      await expect(own.heading(messages.movedHeading)).toBeVisible()
      await expectFlow(tab)
      await expect(tab.getByRole('button', { name: new RegExp(`^${last.say(chat.open)}`) })).toBeVisible()
      await expect(last.button(captions.captions)).toHaveCount(0)
      await expect(doctor.getByText(other.say(practitionerRoom.otherCameraOff))).toBeVisible()
      await expectSoundAlone(doctor)
      if (server.hasTurn) await expectRelayed(tab, 'tcp')

      await typed.press(other.button(room.hangUp))
      await typed.press(other.button(side.end))
      await expect(other.heading(side.endedByYou)).toBeVisible()
      await expect(last.heading(messages.endedByDoctor)).toBeVisible()
      await typed.type(doctor.getByRole('textbox'), 'Rest for a week.')
      await typed.press(other.button(side.save))
      await expect(doctor.getByText('Rest for a week.')).toBeVisible()
      await expectAccessible(doctor, 'the summary of the practitioner')
      await keys.press(tab.getByRole('radio', { name: '1' }), 'Space')
      for (let rating = 1; rating < 5; rating++) await tab.keyboard.press('ArrowDown')
      await keys.press(last.button(messages.send))
      await expect(tab.getByText(last.say(messages.given, { rating: '5' }))).toBeVisible()
      await tab.getByRole('link', { name: last.say(messages.appointment) }).click()
      await expect(tab.getByRole('heading', { name: last.say(entry.summary) })).toBeVisible()
      await expect(tab.getByText('Rest for a week.')).toBeVisible()
      await expect(tab.getByRole('button', { name: last.say(papers.fromPractitioner) })).toContainText('plan.pdf')
      await away.close()
      await request.dispose()
    })
  })
