import type { DeviceSpeech, Heard, Recogniser } from '../device-speech.ts'
import { finalWords, lastWords } from './last-words.ts'

/** Milliseconds before each next start after one that ended by itself; after the last of them it is given up. */
const pauses = [250, 1_000, 2_000, 4_000, 8_000] as const
/** Milliseconds after which a run counts as a good one: browsers end one whenever nobody speaks for a while. */
const healthy = 5_000
/** What another start would be answered with as well. */
const lasting = ['not-allowed', 'service-not-allowed', 'language-not-supported']

type Listening = {
  speech: DeviceSpeech
  /** Of the other side, live. */
  track: MediaStreamTrack
  /** BCP 47 */
  lang: string
  /** `text`: what was said last. `said`: the part of it that was made final just now, empty where there is none. */
  onWords: (text: string, said: string) => void
  /** The browser does not go on. Not called after the returned function was. */
  onGivenUp: () => void
}

/** Recognises a track on this device until the returned function is called; begins again whenever the recogniser ends by itself, some times. */
export function listen({ speech, track, lang, onWords, onGivenUp }: Listening): () => void {
  let [tries, began, isOver] = [0, 0, false]
  let running: Recogniser | undefined
  let next: ReturnType<typeof setTimeout> | undefined

  const stop = () => {
    isOver = true
    clearTimeout(next)
    running?.abort()
  }
  const giveUp = () => {
    stop()
    onGivenUp()
  }
  const ended = () => {
    if (isOver) return
    if (performance.now() - began >= healthy) tries = 0
    const pause = pauses[tries]
    if (pause === undefined) return giveUp()
    tries += 1
    next = setTimeout(begin, pause)
  }
  function begin(): void {
    const recogniser = new speech()
    Object.assign(recogniser, { lang, continuous: true, interimResults: true, processLocally: true })
    recogniser.addEventListener('result', (event) => {
      if (isOver) return
      const { results, resultIndex } = event as Event & { results: Heard; resultIndex: number }
      tries = 0
      onWords(lastWords(results), finalWords(results, resultIndex))
    })
    recogniser.addEventListener('error', (event) => {
      if (!isOver && lasting.includes((event as Event & { error: string }).error)) giveUp()
    })
    recogniser.addEventListener('end', ended)
    running = recogniser
    began = performance.now()
    try {
      recogniser.start(track)
    } catch {
      // The track has just ended, or the browser is still at the run before.
      ended()
    }
  }
  begin()
  return stop
}
