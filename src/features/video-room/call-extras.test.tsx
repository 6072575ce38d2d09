import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useApp } from '#src/context/app-context.ts'
import { createOwnMedia, type OwnMediaStore } from '#src/features/device-check/own-media.ts'
import { fakeBrowser } from '#tests/support/own-media'
import { fillTestDom, forgetOwnPages, showOwnPage } from '#tests/support/own-page'
import { CallExtras } from './parts/call-extras.tsx'

beforeEach(fillTestDom)
afterEach(async () => {
  cleanup()
  vi.restoreAllMocks()
  for (const name of ['pictureInPictureEnabled', 'pictureInPictureElement']) Reflect.deleteProperty(document, name)
  await forgetOwnPages()
})

function WithWords({ media, picture }: { media: OwnMediaStore; picture?: HTMLVideoElement }) {
  const { intl } = useApp()
  const [hasWords, setWords] = useState(false)
  useEffect(() => void intl.load('telemedicine').then(() => setWords(true)), [intl])
  return hasWords ? (
    <>
      <p>the call</p>
      <CallExtras media={media} picture={picture} />
    </>
  ) : null
}

async function show({ picture, can }: { picture?: HTMLVideoElement; can?: object } = {}) {
  const { browser, tracks } = fakeBrowser()
  const media = createOwnMedia(browser)
  await media.open(['camera'])
  for (const track of tracks) Object.assign(track, can)
  await showOwnPage(<WithWords media={media} {...(picture && { picture })} />, { at: 'telemedicine', answers: {} })
  await screen.findByText('the call')
  // The buttons listen to the browser once their effects have run.
  await act(async () => {})
  return media
}

it('takes the next camera of the device, and the first one after the last', async () => {
  const media = await show()
  for (const next of ['video-2', 'video-1']) {
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Other camera' })))
    expect(media.get().camera.deviceId).toBe(next)
  }
  await act(async () => media.close('camera'))
  expect(screen.queryByRole('button')).toBeNull()
})

it('has no button for what this browser has not', async () => {
  await show({ picture: document.createElement('video') })
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Other camera'])
})

it('blurs what is behind the person, and says what became of it', async () => {
  let blur = false
  let isRefused = false
  const can = {
    getCapabilities: () => ({ backgroundBlur: [false, true] }),
    getSettings: () => ({ deviceId: 'video-1', backgroundBlur: blur }),
    applyConstraints: async (wanted: { backgroundBlur: boolean }) => {
      if (isRefused) throw new DOMException('no', 'OverconstrainedError')
      blur = wanted.backgroundBlur
    },
  }
  const media = await show({ can })
  const button = screen.getByRole('button', { name: 'Blur' })
  const press = () => act(async () => fireEvent.click(button))
  const isOn = () => button.getAttribute('aria-pressed')
  expect(isOn()).toBe('false')
  await press()
  expect([isOn(), blur]).toEqual(['true', true])
  isRefused = true
  await press()
  expect([isOn(), blur]).toEqual(['true', true])
  // The system’s own switch.
  blur = false
  act(() => void media.get().camera.track?.dispatchEvent(new Event('configurationchange')))
  expect(isOn()).toBe('false')
})

it('shows the other side in a small window, and takes that away with the picture', async () => {
  let small: Element | null = null
  Object.defineProperty(document, 'pictureInPictureEnabled', { value: true, configurable: true })
  Object.defineProperty(document, 'pictureInPictureElement', { get: () => small, configurable: true })
  const picture = document.createElement('video')
  const enter = vi.fn(async () => {
    small = picture
    picture.dispatchEvent(new Event('enterpictureinpicture'))
  })
  const exit = vi.fn(async () => {
    small = null
    picture.dispatchEvent(new Event('leavepictureinpicture'))
  })
  Object.assign(picture, { requestPictureInPicture: enter })
  Object.assign(document, { exitPictureInPicture: exit })
  await show({ picture })
  const button = screen.getByRole('button', { name: 'Small window' })
  const press = () => act(async () => fireEvent.click(button))
  await press()
  expect([enter.mock.calls.length, button.getAttribute('aria-pressed')]).toEqual([1, 'true'])
  await press()
  expect([exit.mock.calls.length, button.getAttribute('aria-pressed')]).toEqual([1, 'false'])
  await press()
  cleanup()
  expect(exit).toHaveBeenCalledTimes(2)
})
