import type { Availability, DeviceSpeech } from '#src/features/captions/device-speech.ts'

/** A browser's recogniser that hears what the test says; a new one for each test (`fakeSpeech`). */
export function fakeSpeech(answers: { availability?: Availability | DOMException; isInstalled?: boolean } = {}) {
  const asked: object[] = []
  const installed: object[] = []
  const given = {
    availability: 'available' as Availability | DOMException,
    isInstalled: true,
    refusesStart: false,
    ...answers,
  }
  const runs: FakeRecogniser[] = []

  class FakeRecogniser extends EventTarget {
    lang = ''
    continuous = false
    interimResults = false
    track: MediaStreamTrack | undefined
    isAborted = false
    #isLocal = false
    get processLocally() {
      return this.#isLocal
    }
    set processLocally(isLocal: boolean) {
      this.#isLocal = isLocal
    }
    start(track: MediaStreamTrack) {
      runs.push(this)
      if (given.refusesStart) throw new DOMException('ended', 'InvalidStateError')
      this.track = track
    }
    abort() {
      this.isAborted = true
    }
    /** Each is a sentence, of which the last may still change. */
    hears(sentences: string[], isFinal = false, resultIndex = sentences.length - 1) {
      const results = sentences.map((transcript, at) =>
        Object.assign([{ transcript }], { isFinal: isFinal || at < sentences.length - 1 }),
      )
      this.dispatchEvent(Object.assign(new Event('result'), { results, resultIndex }))
    }
    fails(error: string) {
      this.dispatchEvent(Object.assign(new Event('error'), { error }))
    }
    ends() {
      this.dispatchEvent(new Event('end'))
    }
    static async available(wanted: object): Promise<Availability> {
      asked.push(wanted)
      if (typeof given.availability !== 'string') throw given.availability
      return given.availability
    }
    static async install(wanted: object): Promise<boolean> {
      installed.push(wanted)
      return given.isInstalled
    }
  }
  return { speech: FakeRecogniser as unknown as DeviceSpeech, given, asked, installed, runs }
}
