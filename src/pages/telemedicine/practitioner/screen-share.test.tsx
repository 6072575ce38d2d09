import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useApp } from '#src/context/app-context.ts'
import { createOwnMedia, type OwnMediaStore } from '#src/features/device-check/own-media.ts'
import { fakeBrowser, FakeTrack, stubMedia } from '#tests/support/own-media'
import { fillTestDom, forgetOwnPages, showOwnPage } from '#tests/support/own-page'
import { canShareScreen, LaterScreenShare } from './later-screen.tsx'

beforeEach(fillTestDom)
afterEach(async () => {
  cleanup()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'mediaDevices')
  await forgetOwnPages()
})

const shown = 'The patient sees your screen in place of your camera.'
const failed = 'The screen could not be shared. Look whether your system allows it to the browser.'

function WithWords({ media }: { media: OwnMediaStore }) {
  const { intl } = useApp()
  const [hasWords, setWords] = useState(false)
  useEffect(() => void intl.load('practitioner').then(() => setWords(true)), [intl])
  return hasWords ? <LaterScreenShare media={media} /> : null
}

/** The button in a browser that answers the question for a screen so. */
async function show(getDisplayMedia: (wanted: DisplayMediaStreamOptions) => Promise<object>) {
  const { browser } = fakeBrowser()
  const asked = vi.fn(getDisplayMedia)
  Object.defineProperty(navigator, 'mediaDevices', { value: { getDisplayMedia: asked }, configurable: true })
  const media = createOwnMedia(browser)
  await media.open(['camera'])
  await showOwnPage(<WithWords media={media} />, { at: 'telemedicine', answers: {} })
  const button = await screen.findByRole('button', { name: 'Share screen' })
  return { media, asked, button, press: () => act(async () => fireEvent.click(button)) }
}
const streamOf = (...tracks: FakeTrack[]) => new stubMedia.MediaStream(tracks)
const isOn = (button: HTMLElement) => button.getAttribute('aria-pressed')
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

it('is offered where the browser can show a screen, and nowhere else', () => {
  for (const [devices, can] of [
    [undefined, false],
    [{}, false],
    [{ getDisplayMedia: async () => streamOf() }, true],
  ] as const) {
    Object.defineProperty(navigator, 'mediaDevices', { value: devices, configurable: true })
    expect(canShareScreen()).toBe(can)
  }
  Reflect.deleteProperty(navigator, 'mediaDevices')
  expect(canShareScreen()).toBe(false)
})

it('shows the screen that was chosen, to be read, and the camera again by another press', async () => {
  const screenTrack = new FakeTrack('video', 'screen-1')
  const { media, asked, button, press } = await show(async () => streamOf(screenTrack))
  expect([isOn(button), said().includes(shown)]).toEqual(['false', false])
  await press()
  // What is heard at the desk is the microphone's alone.
  expect(asked.mock.calls).toEqual([[{ video: { frameRate: 15 }, audio: false }]])
  expect([isOn(button), said().includes(shown)]).toEqual(['true', true])
  expect(media.get().screen).toBe(screenTrack)
  expect(screenTrack).toHaveProperty('contentHint', 'detail')
  await press()
  expect([isOn(button), said().includes(shown), screenTrack.readyState]).toEqual(['false', false, 'ended'])
  expect(media.get().screen).toBeUndefined()
  expect(media.get().camera.state).toBe('on')
})

it('shows the camera again when the browser’s own bar ends it, and another screen after that', async () => {
  const tracks = [new FakeTrack('video', 'screen-1'), new FakeTrack('video', 'screen-2')]
  let next = 0
  const { media, button, press } = await show(async () => streamOf(tracks[next++]!))
  await press()
  act(() => void tracks[0]!.dispatchEvent(new Event('ended')))
  expect([isOn(button), said().includes(shown), media.get().screen]).toEqual(['false', false, undefined])
  await press()
  expect([isOn(button), media.get().screen]).toEqual(['true', tracks[1]])
})

it('says nothing where the person has changed their mind, and what to look for where the system refuses', async () => {
  let name = 'NotAllowedError'
  const { media, button, press } = await show(async () => {
    throw new DOMException('no', name)
  })
  await press()
  expect([isOn(button), screen.queryByText(failed)]).toEqual(['false', null])
  name = 'NotReadableError'
  await press()
  expect(await screen.findByText(failed)).toBeTruthy()
  expect([isOn(button), media.get().screen]).toEqual(['false', undefined])
})

it('asks once, however often it is pressed before an answer', async () => {
  let answer = (_: object) => {}
  const { asked, button, press } = await show(() => new Promise((resolve) => (answer = resolve)))
  await press()
  await press()
  expect(asked).toHaveBeenCalledTimes(1)
  await act(async () => answer(streamOf(new FakeTrack('video', 'screen-1'))))
  expect(isOn(button)).toBe('true')
})

it('shares nothing that was chosen once the call was over', async () => {
  let answer = (_: object) => {}
  const { media, press } = await show(() => new Promise((resolve) => (answer = resolve)))
  const screenTrack = new FakeTrack('video', 'screen-1')
  await press()
  cleanup()
  await act(async () => answer(streamOf(screenTrack)))
  expect([screenTrack.readyState, media.get().screen]).toEqual(['ended', undefined])
})
