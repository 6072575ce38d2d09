import { withoutTricks } from '#server/content/sanitise'

/**
 * Captions in their stored form: times and texts. Style sheets, regions, notes, positions and markup are removed: presentation
 * is up to the player and the reader. Undefined where there is no text, or a cue is invalid.
 */
export function cleanCaptions(text: string): string | undefined {
  const [head, ...blocks] = text
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/)
  if (!head?.startsWith('WEBVTT')) return undefined
  const cues = blocks.flatMap((block) => readCue(block) ?? [])
  return cues.length === 0 ? undefined : `WEBVTT\n\n${cues.join('\n\n')}\n`
}

const timing = /^(\d{2,4}:)?[0-5]\d:[0-5]\d\.\d{3} +--> +(\d{2,4}:)?[0-5]\d:[0-5]\d\.\d{3}(?= |$)/

function readCue(block: string): string | undefined {
  const lines = block.split('\n')
  const at = lines.findIndex((line) => timing.test(line))
  const times = at < 0 ? undefined : timing.exec(lines[at]!)
  if (!times) return undefined
  const words = lines
    .slice(at + 1)
    .map(plainLine)
    .filter(Boolean)
  return words.length === 0 ? undefined : [times[0], ...words].join('\n')
}

/** Without tags; a remaining angle bracket, or an arrow that would begin another cue, is escaped. */
const plainLine = (line: string) =>
  withoutTricks(line)
    .replace(/<\/?[a-z0-9.][^>]*>/gi, '')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .trim()
