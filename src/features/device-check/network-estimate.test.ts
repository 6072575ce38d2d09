import { expect, it } from 'vitest'
import { estimateNetwork } from './network-estimate.ts'
import { levelOf } from './sound-level.ts'

/** A network whose requests take so long, in milliseconds; undefined for one that fails. */
function network(...times: (number | undefined)[]) {
  let clock = 0
  const left = [...times]
  return [
    async () => {
      const time = left.shift()
      clock += time ?? 5_000
      return time !== undefined
    },
    () => clock,
  ] as const
}

it.each([
  ['good', [900, 80, 90], {}],
  ['fair', [900, 400, 500], {}],
  ['weak', [2000, 1200, 1500], {}],
  ['none', [undefined, undefined, undefined], { downlink: 10 }],
  ['fair', [undefined, 400, undefined], {}],
  ['weak', [80, 80, 80], { effectiveType: '2g' }],
  ['fair', [80, 80, 80], { downlink: 0.9 }],
  ['weak', [80, 80, 80], { downlink: 0.2, effectiveType: '4g' }],
] as const)('is %s after %j with %j', async (estimate, times, report) => {
  const [request, now] = network(...times)
  expect(await estimateNetwork(request, report, now)).toBe(estimate)
})

it.each([
  [0, 0],
  [1, 100],
  [0.001, 0],
  [0.1, 67],
])('a sound of %d is %d loud', (amplitude, level) => {
  expect(levelOf(new Float32Array(8).fill(amplitude))).toBe(level)
})
