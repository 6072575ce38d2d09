import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createCallView, noCall, type CallView, type CallViewStore } from '#src/features/video-room/call-view.ts'
import { fakeSpeech } from '#tests/support/device-speech'
import { fillTestDom, forgetOwnPages, showOwnPage } from '#tests/support/own-page'
import { deviceSpeech } from './device-speech.ts'
import { LaterCaptions } from './later.tsx'

beforeEach(fillTestDom)
afterEach(async () => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllGlobals()
  await forgetOwnPages()
})

const soundOf = (id: string) => ({ id, kind: 'audio', readyState: 'live' }) as MediaStreamTrack
const streamOf = (sound: MediaStreamTrack) => ({ getAudioTracks: () => [sound] }) as MediaStream
const doctor = soundOf('doctor')

/** The call, whose picture and sound break and come back by a press. */
function Call({ view }: { view: CallViewStore }) {
  const [isTalking, setTalking] = useState(true)
  return (
    <>
      <button onClick={() => setTalking(!isTalking)}>Network</button>
      <LaterCaptions view={view} isTalking={isTalking} />
    </>
  )
}

/** In the call, in a browser with such a recogniser. */
async function show(answers: Parameters<typeof fakeSpeech>[0] = {}) {
  const fake = fakeSpeech(answers)
  vi.stubGlobal('SpeechRecognition', fake.speech)
  const view = createCallView()
  view.set({ isOtherHere: true, remote: streamOf(doctor) })
  await showOwnPage(<Call view={view} />, { at: 'telemedicine', answers: {} })
  const button = await screen.findByRole('button', { name: 'Captions' })
  const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
  const change = (next: Partial<CallView>) => act(async () => view.set(next))
  const hear = (sentences: string[], isFinal?: boolean) => act(async () => fake.runs.at(-1)!.hears(sentences, isFinal))
  const isOn = () => button.getAttribute('aria-pressed') === 'true'
  return { ...fake, view, press, change, hear, isOn, run: () => fake.runs.at(-1)! }
}
/** What stands in the sheet beside what it always says. */
const said = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('')

it('has no control where no browser recognises speech on the device', async () => {
  const { speech } = fakeSpeech()
  const ofServices = class extends EventTarget {
    static available = speech.available
  }
  const known = (...[plain, prefixed]: unknown[]) => {
    vi.stubGlobal('SpeechRecognition', plain)
    vi.stubGlobal('webkitSpeechRecognition', prefixed)
    return deviceSpeech()
  }
  expect([known(speech, ofServices), known(undefined, speech)]).toEqual([speech, speech])
  expect([known(), known(ofServices), known(undefined, ofServices)]).toEqual([undefined, undefined, undefined])
  await showOwnPage(<LaterCaptions view={createCallView()} isTalking />, { at: 'telemedicine', answers: {} })
  expect(screen.queryByRole('button', { name: 'Captions' })).toBeNull()
})

it('asks the browser nothing before a press, and then for the device alone, in the language of the page', async () => {
  const { asked, installed, runs, press, isOn, run } = await show()
  expect([asked, runs]).toEqual([[], []])
  await press('Captions')
  expect(asked).toEqual([])
  await press('Show captions')
  expect(asked).toEqual([{ langs: ['en'], processLocally: true }])
  expect([installed, isOn()]).toEqual([[], true])
  expect(run()).toMatchObject({ track: doctor, lang: 'en', processLocally: true })
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('shows what the other side says in its language, until a press', async () => {
  const { press, hear, run, isOn } = await show()
  await press('Captions')
  const languages = screen.getAllByRole('radio').map((radio) => radio.closest('label')!.textContent)
  expect(languages).toEqual(['English', 'Arabic', 'Indonesian'])
  await act(async () => fireEvent.click(screen.getByRole('radio', { name: 'Arabic' })))
  await press('Show captions')
  expect(screen.getByText('What the other side says will stand here.')).toBeTruthy()
  await hear(['صباح الخير'])
  const words = screen.getByText('صباح الخير')
  expect([words.lang, words.dir, run().lang]).toEqual(['ar', 'rtl', 'ar'])
  // Whoever hears the call is told nothing over it.
  expect(words.closest('[role="status"], [role="log"], [aria-live]')).toBeNull()
  const shown = run()
  await press('Captions')
  expect([isOn(), shown.isAborted, screen.queryByText('صباح الخير')]).toEqual([false, true, null])
})

it('announces each sentence to who asks for that, and no guesses', async () => {
  const { press, hear } = await show()
  await press('Captions')
  await act(async () => fireEvent.click(screen.getByRole('checkbox')))
  await press('Show captions')
  await hear(['rest for'])
  expect(said()).toBe('')
  await hear(['Rest for a week.'], true)
  expect(said()).toBe('Rest for a week.')
})

it('takes away what was said a while ago', async () => {
  const { press, hear } = await show()
  await press('Captions')
  await press('Show captions')
  vi.useFakeTimers()
  await hear(['Rest for a week.'])
  await act(async () => vi.advanceTimersByTimeAsync(12_000))
  vi.useRealTimers()
  expect(screen.queryByText('Rest for a week.')).toBeNull()
})

it('rests while the other side is silent on purpose or away, and follows the sound of another connection', async () => {
  const { press, change, run, runs, isOn } = await show()
  await press('Captions')
  await press('Show captions')
  const first = run()
  await change({ other: { ...noCall.other, microphone: false } })
  expect([first.isAborted, runs.length, isOn()]).toEqual([true, 1, true])
  await change({ other: noCall.other })
  expect([runs.length, run().track]).toEqual([2, doctor])
  const next = soundOf('doctor again')
  await change({ remote: streamOf(next) })
  expect([runs[1]!.isAborted, run().track]).toEqual([true, next])
  await press('Network')
  expect([run().isAborted, runs.length]).toEqual([true, 3])
  await press('Network')
  expect([run().track, runs.length]).toEqual([next, 4])
  await change(noCall)
  expect([run().isAborted, runs.length]).toEqual([true, 4])
})

it('ends with the room', async () => {
  const { press, run } = await show()
  await press('Captions')
  await press('Show captions')
  cleanup()
  expect(run().isAborted).toBe(true)
})

it('says what is fetched before it is, and begins once it is there, with the sheet closed too', async () => {
  const { press, installed, isOn, runs } = await show({ availability: 'downloadable' })
  await press('Captions')
  await press('Show captions')
  expect(said()).toContain('For English your browser needs a language pack, which it gets from its maker, once.')
  expect([installed, runs]).toEqual([[], []])
  await press('Get the language pack')
  expect([installed, isOn()]).toEqual([[{ langs: ['en'], processLocally: true }], true])
})

it('waits for what the browser is fetching already', async () => {
  const { press, installed, isOn } = await show({ availability: 'downloading' })
  await press('Captions')
  await press('Show captions')
  expect([installed.length, isOn()]).toEqual([1, true])
})

it('says where a language could not be fetched, and tries again', async () => {
  const { press, given, isOn } = await show({ availability: 'downloadable', isInstalled: false })
  await press('Captions')
  await press('Show captions')
  await press('Get the language pack')
  expect(said()).toBe('The language pack could not be downloaded. Try again, or with a better connection.')
  given.isInstalled = true
  await press('Get the language pack')
  expect(isOn()).toBe(true)
})

it.each([
  ['unavailable' as const, 'Your browser has no captions for English on this device.'],
  [new DOMException('no', 'NotAllowedError'), 'Your browser does not allow captions here.'],
])('says in sight why there are none: %s, and asks for another language', async (availability, words) => {
  const { press, given, runs, isOn } = await show({ availability })
  await press('Captions')
  await press('Show captions')
  expect(said()).toContain(words)
  expect([runs, isOn()]).toEqual([[], false])
  await act(async () => fireEvent.click(screen.getByRole('radio', { name: 'Indonesian' })))
  expect(said()).toBe('')
  given.availability = 'available'
  await press('Show captions')
  expect(runs[0]!.lang).toBe('id')
})

it('says when the browser does not go on', async () => {
  const { press, run, isOn } = await show()
  await press('Captions')
  await press('Show captions')
  await act(async () => run().fails('language-not-supported'))
  expect(isOn()).toBe(false)
  expect(screen.getByText('Captions have stopped: your browser does not go on with them.')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('stays while the browser has not answered, whatever becomes of the call', async () => {
  const { speech, press } = await show()
  speech.available = () => new Promise(() => {})
  await press('Captions')
  await press('Show captions')
  await press('Network')
  expect(said()).toBe('Asking your browser…')
})

it('has no control in a tab whose page the question has crashed', async () => {
  const { speech } = fakeSpeech()
  speech.available = () => new Promise(() => {})
  const first = await show()
  vi.stubGlobal('SpeechRecognition', speech)
  cleanup()
  // The page never came to the answer.
  await showOwnPage(<LaterCaptions view={first.view} isTalking />, { at: 'telemedicine', answers: {} })
  const button = await screen.findByRole('button', { name: 'Captions' })
  await act(async () => fireEvent.click(button))
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Show captions' })))
  cleanup()
  const { app } = await showOwnPage(<LaterCaptions view={first.view} isTalking />, { at: 'telemedicine', answers: {} })
  await act(() => app.intl.load('captions'))
  await act(async () => {})
  expect(screen.queryByRole('button', { name: 'Captions' })).toBeNull()
})
