import { expect, it } from 'vitest'
import { readRange } from './byte-range.ts'

it.each([
  ['bytes=0-', { from: 0, to: 99 }],
  ['bytes=0-0', { from: 0, to: 0 }],
  ['bytes=90-500', { from: 90, to: 99 }],
  ['bytes=-10', { from: 90, to: 99 }],
  ['bytes=-1000', { from: 0, to: 99 }],
  ['bytes=100-', 'outside'],
  ['bytes=-0', 'outside'],
])('%s of a hundred bytes is a part of them, or lies outside', (header, part) => {
  expect(readRange(header, 100)).toEqual(part)
})

it.each([undefined, 'bytes=-', 'bytes=9-3', 'bytes=0-1,5-6', 'items=0-1', 'bytes=a-b', 'bytes=1e3-'])(
  '%s asks for no part',
  (header) => {
    expect(readRange(header, 100)).toBeUndefined()
  },
)
