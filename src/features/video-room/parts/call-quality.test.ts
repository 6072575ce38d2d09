import { expect, it } from 'vitest'
import { firstQuality, nextQuality, toMeasure, type CallMeasure } from './call-quality.ts'

const after = (...measures: CallMeasure[]) => measures.reduce(nextQuality, firstQuality)
const good: CallMeasure = { loss: 0, available: 900_000 }
const bad: CallMeasure = { loss: 0.3, available: 900_000 }
const narrow: CallMeasure = { loss: 0, available: 60_000 }
const times = (count: number, measure: CallMeasure) => Array.from({ length: count }, () => measure)

it('gives the picture up before the sound, after three bad looks in a row', () => {
  expect(after(bad, bad)).toMatchObject({ isWeak: true, isPaused: false })
  expect(after(bad, bad, good, bad, bad)).toMatchObject({ isPaused: false })
  expect(after(bad, narrow, bad)).toMatchObject({ isWeak: true, isPaused: true })
})

it('tries the picture again only after a while', () => {
  const paused = times(3, bad)
  expect(after(...paused, ...times(7, good))).toMatchObject({ isPaused: true })
  expect(after(...paused, ...times(8, good))).toMatchObject({ isWeak: false, isPaused: false })
  expect(after(...paused, ...times(7, good), bad, ...times(7, good))).toMatchObject({ isPaused: true })
})

it('reads what a browser reports, and does without what it does not', () => {
  expect(toMeasure([])).toEqual({ loss: 0, available: undefined })
  expect(
    toMeasure([
      { type: 'remote-inbound-rtp', kind: 'audio', fractionLost: 0.02 },
      { type: 'remote-inbound-rtp', kind: 'video', fractionLost: 0.2 },
      { type: 'candidate-pair', nominated: false, availableOutgoingBitrate: 1 },
      { type: 'candidate-pair', nominated: true, availableOutgoingBitrate: 250_000 },
    ]),
  ).toEqual({ loss: 0.2, available: 250_000 })
})
