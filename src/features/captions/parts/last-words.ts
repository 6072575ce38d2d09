import type { Heard } from '../device-speech.ts'

/** Characters of captions that are shown: three lines of a phone's width, and more than that on a wide screen. */
const most = 240

/** What was said last, cut at a word. A recogniser that never ends a sentence makes it no longer. */
export function lastWords(heard: Heard): string {
  let text = ''
  for (let at = heard.length - 1; at >= 0 && text.length <= most; at -= 1) text = `${wordsOf(heard, at)} ${text}`
  return cut(text)
}

/** What this event has made final, from `from` on; empty where it only guesses on. */
export function finalWords(heard: Heard, from: number): string {
  let text = ''
  for (let at = Math.max(0, from, heard.length - 20); at < heard.length; at += 1)
    if (heard[at]?.isFinal === true) text += ` ${wordsOf(heard, at)}`
  return cut(text)
}

const wordsOf = (heard: Heard, at: number) => heard[at]?.[0]?.transcript.trim() ?? ''

function cut(text: string): string {
  const whole = text.trim()
  return whole.length > most ? whole.slice(-most).replace(/^\S*\s+/, '') : whole
}
