import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** Tracks that the page has its browser recognise now. */
    recognised: Set<MediaStreamTrack>
    /** What the stand-in understands in them. */
    understand: (text: string) => void
  }
}

/** A browser that recognises Arabic and English on the device, of which a machine of tests has none. Before the page is opened. */
export const standInForSpeech = (page: Page) =>
  page.addInitScript(() => {
    window.recognised = new Set()
    const heard = new EventTarget()
    window.understand = (text) => void heard.dispatchEvent(new CustomEvent('heard', { detail: text }))
    class Recogniser extends EventTarget {
      lang = ''
      #isLocal = false
      #stopped = new AbortController()
      get processLocally() {
        return this.#isLocal
      }
      set processLocally(isLocal: boolean) {
        this.#isLocal = isLocal
      }
      start(track: MediaStreamTrack) {
        if (!this.#isLocal) throw new DOMException('not on this device', 'NotAllowedError')
        window.recognised.add(track)
        const { signal } = this.#stopped
        signal.addEventListener('abort', () => window.recognised.delete(track))
        const pass = (event: Event) => {
          const results = [Object.assign([{ transcript: (event as CustomEvent<string>).detail }], { isFinal: true })]
          this.dispatchEvent(Object.assign(new Event('result'), { results, resultIndex: 0 }))
        }
        heard.addEventListener('heard', pass, { signal })
      }
      abort() {
        this.#stopped.abort()
      }
      static available = async ({ langs }: { langs: string[] }) => (langs[0] === 'id' ? 'unavailable' : 'available')
      static install = async () => false
    }
    Object.assign(window, { SpeechRecognition: Recogniser })
  })

/** As a browser that has nothing for speech. Before the page is opened. */
export const withoutSpeech = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['SpeechRecognition', 'webkitSpeechRecognition']) Reflect.deleteProperty(window, name)
  })

/** Of the tracks that are recognised: whether each is the sound that comes from the other side, and flows. */
export const recognisedSounds = (page: Page) =>
  page.evaluate(() => {
    const receivers = window.calls.at(-1)?.getReceivers() ?? []
    return [...window.recognised].map(
      (track) =>
        track.kind === 'audio' &&
        track.readyState === 'live' &&
        !track.muted &&
        receivers.some((receiver) => receiver.track === track),
    )
  })
