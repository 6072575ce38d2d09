/** How far a language is on this device. */
export type Availability = 'unavailable' | 'downloadable' | 'downloading' | 'available'
/** `processLocally` is never left out: without it a browser may send the sound to a service. */
type Wanted = { langs: string[]; processLocally: true }

/** What has been recognised since a start, the newest last; what is not final may still change. */
export type Heard = ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>

/** One run of the browser's recogniser. Events: `result` with `results` and `resultIndex`, `error` with `error`, `end`. */
export type Recogniser = EventTarget & {
  lang: string
  continuous: boolean
  interimResults: boolean
  processLocally: boolean
  start: (track: MediaStreamTrack) => void
  abort: () => void
}

/** The part of the Web Speech API that recognises speech on the device itself, which the DOM library does not have. */
export type DeviceSpeech = {
  new (): Recogniser
  readonly prototype: Recogniser
  available: (wanted: Wanted) => Promise<Availability>
  /** Fetches languages, after which they are on the device; false where that failed. */
  install: (wanted: Wanted) => Promise<boolean>
}

type WithSpeech = { SpeechRecognition?: DeviceSpeech; webkitSpeechRecognition?: DeviceSpeech }

/** The recogniser of this browser, where it has one that can be bound to the device; one that cannot counts as none. Asks the browser nothing. */
export function deviceSpeech(): DeviceSpeech | undefined {
  const { SpeechRecognition: speech = (globalThis as WithSpeech).webkitSpeechRecognition } = globalThis as WithSpeech
  return speech && 'processLocally' in speech.prototype && 'available' in speech ? speech : undefined
}
