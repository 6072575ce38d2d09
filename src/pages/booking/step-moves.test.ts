import { expect, it } from 'vitest'
import { moveTo, type Move, type Place, type Step } from './step-moves.ts'

const ours = (step: Step): Place => ({ step, isOurs: true })

it.each<[string, Step, Place, Move]>([
  ['a booking that begins', 'time', { step: 'time', isOurs: false }, { kind: 'begin', steps: [] }],
  [
    'one that goes on where a draft was',
    'code',
    { step: 'time', isOurs: false },
    { kind: 'begin', steps: ['details', 'code'] },
  ],
  [
    'a step named by an address and never reached',
    'time',
    { step: 'review', isOurs: false },
    { kind: 'begin', steps: [] },
  ],
  ['a reload', 'review', ours('review'), { kind: 'stay' }],
  ['the next step', 'details', ours('time'), { kind: 'push', steps: ['details'] }],
  ['a time changed from the review', 'review', ours('time'), { kind: 'push', steps: ['details', 'review'] }],
  ['a code that was right', 'review', ours('code'), { kind: 'replace', step: 'review' }],
  ['the ways to pay', 'payment', ours('review'), { kind: 'push', steps: ['payment'] }],
  ['the review after them', 'review', ours('payment'), { kind: 'back', entries: 1 }],
  ['a reload at the ways to pay', 'payment', ours('payment'), { kind: 'stay' }],
  [
    'ways to pay that are continued with',
    'payment',
    { step: 'time', isOurs: false },
    { kind: 'begin', steps: ['details', 'review', 'payment'] },
  ],
  ['a time that was lost beyond the review', 'time', ours('payment'), { kind: 'back', entries: 3 }],
  ['the form again', 'details', ours('review'), { kind: 'back', entries: 1 }],
  ['a time that was lost at the end', 'time', ours('review'), { kind: 'back', entries: 2 }],
])('%s', (_, step, place, move) => {
  expect(moveTo(step, place)).toEqual(move)
})
