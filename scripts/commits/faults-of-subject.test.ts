import { expect, it } from 'vitest'
import { faultsOfSubject } from './faults-of-subject.mjs'

it('finds nothing wrong with a subject of 71 letters', () => {
  expect(faultsOfSubject('k'.repeat(71))).toEqual([])
})

it.each([
  ['k'.repeat(72), 'has 72 letters, at most 71 are shown'],
  ['docs: sizes of today.', 'ends with a full stop'],
])('says what is wrong with %s', (subject, fault) => {
  expect(faultsOfSubject(subject)).toEqual([fault])
})
