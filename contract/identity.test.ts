import { describe, expect, it } from 'vitest'
import { formatIdentity, toIdentity } from '#contract/identity'

describe('the number of an identity', () => {
  it.each([
    ['784-1987-1234567-1', '784198712345671', '784-1987-1234567-1'],
    ['٧٨٤ ١٩٨٧ ١٢٣٤٥٦٧ ١', '784198712345671', '784-1987-1234567-1'],
    ['3171 0654 0390 0001', '3171065403900001', '3171 0654 0390 0001'],
    ['\u200e1098765432 ', '1098765432', '1098765432'],
    ['n 123–4567', 'N1234567', 'N1234567'],
  ])('%j is stored as %s and shown as %s [N02]', (typed, stored, shown) => {
    expect(toIdentity(typed)).toBe(stored)
    expect(formatIdentity(stored)).toBe(shown)
  })

  it('keeps what does not belong to it, so that its pattern refuses it', () => {
    expect(toIdentity('784<1987')).toBe('784<1987')
  })
})
