import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { RoomStage } from '#machines/telemedicine/telemedicine.selectors'
import { useApp } from '#src/context/app-context.ts'
import { createOwnMedia, type OwnMediaStore } from '#src/features/device-check/own-media.ts'
import { fakeBrowser } from '#tests/support/own-media'
import { fillTestDom, forgetOwnPages, showOwnPage } from '#tests/support/own-page'
import { createCallView, noCall, type CallView } from './call-view.ts'
import { messages } from './video-room.messages.ts'
import { VideoStage } from './video-stage.tsx'

beforeEach(() => {
  fillTestDom()
  vi.stubGlobal('MediaStream', class {})
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
})
afterEach(async () => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  for (const [of, extra] of [
    [navigator, 'wakeLock'],
    [document, 'pictureInPictureEnabled'],
    [HTMLVideoElement.prototype, 'requestPictureInPicture'],
  ] as const)
    Reflect.deleteProperty(of, extra)
  await forgetOwnPages()
})

type Given = { stage?: RoomStage; hasMet?: boolean; view?: Partial<CallView> }

function Room({ stage = 'talking', hasMet = true, view = {}, media }: Given & { media: OwnMediaStore }) {
  const { intl } = useApp()
  const [hasWords, setWords] = useState(false)
  const [store] = useState(() => {
    const call = createCallView()
    call.set({ isOtherHere: true, remote: new MediaStream(), ...view })
    return call
  })
  useEffect(() => void intl.load('telemedicine').then(() => setWords(true)), [intl])
  return hasWords ? (
    <VideoStage
      {...{ stage, hasMet, media, words: messages, view: store }}
      name={<h1>Dr Noor Al-Hashimi</h1>}
      plainName="Dr Noor Al-Hashimi"
      portrait={<p>her photo</p>}
      late={<p>she is late</p>}
      onHangUp={() => {}}
    />
  ) : null
}

/** A browser with small windows for pictures and a screen that can be kept on; what was asked of it. */
function withExtras() {
  const asked = { small: [] as Element[], isScreenKept: false }
  // On the navigator itself: listeners of other files' libraries read it, too.
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true })
  async function request() {
    asked.isScreenKept = true
    return { release: async () => void (asked.isScreenKept = false) }
  }
  Object.defineProperty(document, 'pictureInPictureEnabled', { value: true, configurable: true })
  Object.assign(HTMLVideoElement.prototype, {
    async requestPictureInPicture(this: Element) {
      asked.small.push(this)
    },
  })
  return asked
}

/** In a room whose call stands so. */
async function show(given: Given = {}) {
  const { browser, platform } = fakeBrowser()
  const media = createOwnMedia(browser)
  await media.open()
  await showOwnPage(<Room media={media} {...given} />, { at: 'telemedicine', answers: {} })
  const picture = await screen.findByLabelText('Picture of Dr Noor Al-Hashimi')
  return { media, platform, isShown: picture.dataset['dark'] === undefined }
}
const other = (sent: Partial<CallView['other']>): Partial<CallView> => ({ other: { ...noCall.other, ...sent } })
const said = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('')

it.each<[string, Given, string, boolean]>([
  [
    'is held back here',
    { view: { isWeak: true, isPaused: true } },
    'Your picture pauses, so that the sound gets through',
    true,
  ],
  [
    'is held back there',
    { view: other({ isPaused: true }) },
    'her photoThe doctor’s picture pauses, so that the sound gets through',
    false,
  ],
  ['is turned off there', { view: other({ camera: false }) }, 'her photoThe doctor’s camera is off', false],
  ['is about to come', { stage: 'waiting' }, 'her photoThe doctor is here. Connecting…', false],
  ['broke', { stage: 'reconnecting' }, 'her photoThe connection broke. It comes back by itself.', false],
  ['flows', {}, '', true],
])('says why, where a picture %s, and shows the other one where it comes', async (_how, given, words, isShown) => {
  const shown = await show(given)
  expect([said(), shown.isShown]).toEqual([words, isShown])
})

it('says to who waits, and to nobody else, that the other side is late', async () => {
  await show({ stage: 'waiting', hasMet: false, view: { isOtherHere: false } })
  expect(said()).toContain('she is late')
  cleanup()
  await show({ stage: 'waiting', view: { isOtherHere: false } })
  expect(said()).not.toContain('she is late')
})

it('is heard by the speaker that was chosen, from then on too', async () => {
  const heardBy: string[] = []
  const setSinkId = async (id: string) => void heardBy.push(id)
  Object.defineProperty(HTMLMediaElement.prototype, 'setSinkId', { value: setSinkId, configurable: true })
  const { media } = await show()
  await act(async () => media.chooseSpeaker('speaker-2'))
  Reflect.deleteProperty(HTMLMediaElement.prototype, 'setSinkId')
  expect(heardBy).toEqual(['speaker-2'])
})

it('says that the connection is weak, and that the other side is muted', async () => {
  await show({ view: { isWeak: true, ...other({ microphone: false }) } })
  expect(screen.getByText('Weak connection')).toBeTruthy()
  expect(screen.getByText('The doctor’s microphone is off')).toBeTruthy()
})

it('mutes and turns the camera off and on again, and says where that is refused', async () => {
  const { media, platform } = await show()
  const bar = within(screen.getByRole('group', { name: 'Call' }))
  const press = async (name: string) => {
    const button = bar.getByRole('button', { name })
    await act(async () => fireEvent.click(button))
    return button.getAttribute('aria-pressed')
  }
  const { track } = media.get().microphone
  expect([await press('Microphone'), track!.enabled]).toEqual(['false', false])
  expect([await press('Microphone'), track!.enabled]).toEqual(['true', true])
  const camera = media.get().camera.track
  expect([await press('Camera'), camera!.readyState, media.get().camera.track]).toEqual(['false', 'ended', undefined])
  platform.refused = { video: 'NotAllowedError' }
  expect(await press('Camera')).toBe('false')
  expect(screen.getByRole('alert').textContent).toBe('The camera cannot be used. Look whether your browser allows it.')
  platform.refused = {}
  expect(await press('Camera')).toBe('true')
  expect(screen.getByRole('alert').textContent).toBe('')
})

it('shows in a small window the picture of the other side, while there is one, and keeps the screen on until it is left', async () => {
  const asked = withExtras()
  await show()
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Small window' })))
  expect(asked.small).toEqual([screen.getByLabelText('Picture of Dr Noor Al-Hashimi')])
  expect(asked.isScreenKept).toBe(true)
  cleanup()
  await act(async () => {})
  expect(asked.isScreenKept).toBe(false)
  await show({ view: other({ camera: false }) })
  expect(screen.queryByRole('button', { name: 'Small window' })).toBeNull()
})
