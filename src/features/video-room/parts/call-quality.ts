/** What the last seconds of a call have shown: share of lost packets, from 0 to 1, and what the network can carry, in bits per second. */
export type CallMeasure = { loss: number; available: number | undefined }

export type Quality = { isWeak: boolean; isPaused: boolean; bad: number; good: number }

export const firstQuality: Quality = { isWeak: false, isPaused: false, bad: 0, good: 0 }

/** Looks in a row after which the picture is given up, and after which it is tried again: giving up is quick, and coming back is not. */
const [patience, caution] = [3, 8]

/** Below this a picture takes from the sound what it needs. */
const isBad = ({ loss, available = Infinity }: CallMeasure) => loss > 0.1 || available < 120_000
/** What the network can carry is not known while little is sent: a picture that was given up is tried again after a while without losses. */
const isGood = ({ loss }: CallMeasure) => loss < 0.03

/** The quality after one more look. */
export function nextQuality(known: Quality, measure: CallMeasure): Quality {
  const bad = isBad(measure) ? known.bad + 1 : 0
  const good = isGood(measure) ? known.good + 1 : 0
  const isPaused = known.isPaused ? good < caution : bad >= patience
  return { isWeak: isPaused || bad > 0, isPaused, bad, good }
}

type Entry = Record<string, unknown>
const numberOf = (entry: Entry, name: string) => (typeof entry[name] === 'number' ? entry[name] : undefined)

/** Of the browser's statistics. What a browser does not report counts as well. */
export function toMeasure(entries: Iterable<Entry>): CallMeasure {
  let [loss, available] = [0, undefined as number | undefined]
  for (const entry of entries) {
    if (entry['type'] === 'remote-inbound-rtp') loss = Math.max(loss, numberOf(entry, 'fractionLost') ?? 0)
    if (entry['type'] === 'candidate-pair' && entry['nominated'] === true)
      available = numberOf(entry, 'availableOutgoingBitrate') ?? available
  }
  return { loss, available }
}
