import { withoutTricks } from '#server/content/sanitise'

/**
 * Captions as they are kept: times and words. Style sheets, regions, notes, positions and markup of any kind go: where and how
 * words stand is for the player and for who reads them. Undefined where nothing is said, or something is no caption.
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

/** Without tags; an angle that is left over, and an arrow that would begin another cue, are written as words. */
const plainLine = (line: string) =>
  withoutTricks(line)
    .replace(/<\/?[a-z0-9.][^>]*>/gi, '')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .trim()
