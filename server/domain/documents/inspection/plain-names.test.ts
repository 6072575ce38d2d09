import { expect, it } from 'vitest'
import { plainNames } from './plain-names.ts'

it.each([
  ['/J#61vaScript', '/JavaScript'],
  ['#4A#4a#fF#Ff', 'JJ\u00ff\u00ff'],
  // Read once: what comes of it is no number.
  ['#2341', '#41'],
  ['#', '#'],
  ['#4', '#4'],
  ['#4g #g4 #/0 #:0 #@0 #`0 ##41', '#4g #g4 #/0 #:0 #@0 #`0 #A'],
  ['\u00e9#', '\u00e9#'],
])('the bytes %j are read as %j', (written, read) => {
  expect(plainNames(Buffer.from(written, 'latin1'))).toBe(read)
})
