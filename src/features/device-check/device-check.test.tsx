import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { onlineManager } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fillTestDom, forgetOwnPages, showOwnPage } from '#tests/support/own-page'
import { fakeBrowser, stubMedia } from '#tests/support/own-media'
import { DeviceCheck } from './device-check.tsx'
import { createOwnMedia } from './own-media.ts'

/** What the microphone of the test hears, between -1 and 1. */
let loudness = 0

class FakeAudio {
  createMediaStreamSource = () => ({ connect: () => {}, disconnect: () => {} })
  createAnalyser = () => ({
    fftSize: 0,
    getFloatTimeDomainData: (samples: Float32Array) => samples.fill(loudness),
  })
  resume = async () => {}
  close = async () => {}
}

beforeEach(() => {
  fillTestDom()
  loudness = 0
  for (const [name, value] of Object.entries({ ...stubMedia, AudioContext: FakeAudio })) vi.stubGlobal(name, value)
  vi.stubGlobal('fetch', async () => new Response())
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(async () => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
  onlineManager.setOnline(true)
  cleanup()
  await forgetOwnPages()
})

async function show(given: Parameters<typeof fakeBrowser>[0] = {}) {
  const fake = fakeBrowser(given)
  const store = createOwnMedia(fake.browser)
  const onReady = vi.fn()
  await showOwnPage(<DeviceCheck store={store} heading={(text) => <h1>{text}</h1>} onReady={onReady} />, {
    ...{ at: 'telemedicine', answers: {} },
  })
  return { ...fake, store, onReady }
}
const press = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name })
  await act(async () => fireEvent.click(button))
}

it('asks the browser after a press alone, shows what the camera sees, and goes on', async () => {
  const { asked, onReady } = await show()
  expect(await screen.findByText(/Choose “Allow”/)).toBeTruthy()
  expect(asked).toEqual([])
  await press('Turn on camera and microphone')
  expect(await screen.findByLabelText('Picture of your camera')).toBeTruthy()
  await press('I’m ready')
  expect(onReady).toHaveBeenCalledOnce()
})

it('sends nothing that it sees or hears anywhere: all that is asked for is the page, without a word, to say how the network may be', async () => {
  const asked: unknown[] = []
  vi.stubGlobal('fetch', async (...request: unknown[]) => {
    asked.push(request)
    return new Response()
  })
  const ways = Object.fromEntries(
    ['RTCPeerConnection', 'WebSocket', 'XMLHttpRequest', 'MediaRecorder', 'EventSource'].map((name) => [name, vi.fn()]),
  )
  for (const [name, way] of Object.entries(ways)) vi.stubGlobal(name, way)
  await show()
  await press('Turn on camera and microphone')
  loudness = 0.2
  expect(await screen.findByText('We hear you')).toBeTruthy()
  expect(await screen.findByText(/^Good enough for sound and picture/)).toBeTruthy()
  const question = [
    window.location.pathname,
    { method: 'HEAD', cache: 'no-store', signal: expect.any(AbortSignal) as unknown },
  ]
  expect(asked).toEqual([question, question, question])
  for (const way of Object.values(ways)) expect(way).not.toHaveBeenCalled()
})

it('says in words how loud the microphone hears', async () => {
  await show()
  await press('Use sound alone')
  const meter = await screen.findByRole('meter', { name: 'How loud you are' })
  expect([meter.getAttribute('aria-valuetext'), screen.getByText('Say something')]).toEqual([
    'quiet',
    expect.anything(),
  ])
  loudness = 0.2
  expect(await screen.findByText('We hear you')).toBeTruthy()
  expect([meter.getAttribute('aria-valuetext'), meter.getAttribute('aria-valuenow')]).toEqual(['easy to hear', '77'])
})

it('says how this browser allows again what was refused, and tries again', async () => {
  const { platform, onReady } = await show({ refused: { video: 'NotAllowedError', audio: 'NotAllowedError' } })
  await press('Turn on camera and microphone')
  expect(await screen.findByText('Your browser does not allow it')).toBeTruthy()
  expect(screen.getAllByRole('listitem').some(({ textContent }) => /press “Try again”/.test(textContent ?? ''))).toBe(
    true,
  )
  // Even so the visit can take place.
  expect(screen.getByText(/the doctor will not hear you/)).toBeTruthy()
  await press('Go on without a microphone')
  expect(onReady).toHaveBeenCalledOnce()
  platform.refused = {}
  const [camera] = await screen.findAllByRole('button', { name: 'Try again' })
  await act(async () => fireEvent.click(camera!))
  expect(await screen.findByLabelText('Picture of your camera')).toBeTruthy()
})

const android = 'Mozilla/5.0 (Linux; Android 14; SM-S911B) AppleWebKit/537.36 Chrome/141.0.0.0 Mobile Safari/537.36'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
it.each([
  [
    'Safari on an iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15',
    [/“Website Settings”$/, /to “Allow”$/],
  ],
  ['Chrome on a phone', android, [/^1Tap the sign beside the address/, /“Permissions”/]],
  ['Firefox on a computer', `${mac.replace(')', '; rv:140.0)')} Firefox/140.0`, [/crossed-out/, /“Blocked”$/]],
  ['Safari on a Mac', `${mac} AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15`, [/“Websites”$/, /beside this site/]],
])('names the steps of %s where its patient has refused', async (_browser, userAgent, steps) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  await show({ refused: { video: 'NotAllowedError', audio: 'NotAllowedError' } })
  await press('Turn on camera and microphone')
  await screen.findByText('Your browser does not allow it')
  const named = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  for (const step of [...steps, /press “Try again”/]) expect(named).toContainEqual(expect.stringMatching(step))
})

it.each([
  ['NotFoundError', /No camera found/],
  ['NotReadableError', /Another program uses the camera/],
])('goes on with sound alone where the camera cannot be had: %s', async (name, words) => {
  const { onReady } = await show({ refused: { video: name } })
  await press('Turn on camera and microphone')
  expect(await screen.findByText(words)).toBeTruthy()
  await press('Go on with sound alone')
  expect(onReady).toHaveBeenCalledOnce()
})

it('lets another camera be chosen by its name', async () => {
  const { asked } = await show()
  await press('Turn on camera and microphone')
  const list = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Camera in use' })
  expect([...list.options].map(({ text }) => text)).toEqual(['Front camera', 'Camera 2'])
  await act(async () => fireEvent.change(list, { target: { value: 'video-2' } }))
  expect(asked).toEqual(['video+audio', 'video'])
})

it('plays its sound by the speaker that was chosen, helps who did not hear it, and keeps the speaker for the visit', async () => {
  const heardBy: string[] = []
  class Playing extends FakeAudio {
    currentTime = 0
    speaker = 'speaker-1'
    async setSinkId(id: string) {
      this.speaker = id
    }
    destination = 'the ear'
    isHeard = false
    createGain = () => ({ gain: {}, connect: (to: unknown) => void (this.isHeard = to === this.destination) })
    createOscillator = () =>
      Object.assign(new EventTarget(), {
        frequency: {},
        connect: () => {},
        start: () => this.isHeard && heardBy.push(this.speaker),
        stop(this: EventTarget) {
          queueMicrotask(() => this.dispatchEvent(new Event('ended')))
        },
      })
  }
  vi.stubGlobal('AudioContext', Playing)
  const { store } = await show()
  await press('Turn on camera and microphone')
  const list = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Speaker in use' })
  expect([...list.options].map(({ text }) => text)).toEqual(['Speaker', 'Earphones'])
  await act(async () => fireEvent.change(list, { target: { value: 'speaker-2' } }))
  await press('Play a sound')
  await press('Yes')
  expect(heardBy).toEqual(['speaker-2', 'speaker-2'])
  expect(store.get().speakerId).toBe('speaker-2')
  await press('Play a sound')
  await press('No')
  expect(screen.getByText(/^Turn the volume up/)).toBeTruthy()
  class Silent extends Playing {
    override resume = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  }
  vi.stubGlobal('AudioContext', Silent)
  await press('Play a sound')
  expect(screen.getByText(/^This browser could not play it/)).toBeTruthy()
})

it('says why it does not go on without a network', async () => {
  const { onReady } = await show()
  await press('Turn on camera and microphone')
  await screen.findByRole('button', { name: 'I’m ready' })
  await act(async () => onlineManager.setOnline(false))
  await press('I’m ready')
  expect(onReady).not.toHaveBeenCalled()
  expect(screen.getByRole('alert').textContent).toBe('No connection. The visit needs one.')
})
