import { describe, expect, it } from 'vitest'
import { fileRefusals } from '#contract/documents'
import { Problem } from '#contract/problem'
import { problemCodes } from '#contract/problem-codes'
import { problemMessages } from '#src/i18n/problem.messages.ts'
import { photoFaultOf, photoFaultText } from './photo-fault.ts'
import { messages } from './photo.messages.ts'

const refused = (reason?: string) => new Problem('file_refused', { details: { reason } })

describe('a photo that is refused', () => {
  it.each([
    ['heic', messages.heic],
    ['unreadable', messages.unreadable],
    ['small', messages.small],
  ] as const)('on the device because of %s says so', (fault, sentence) => {
    expect(photoFaultText(fault)).toBe(sentence)
  })

  it.each(fileRefusals)('by the platform because of %s says what helps', (reason) => {
    const sentences = { pixels: messages.large, infected: messages.infected }
    const sentence = photoFaultText(photoFaultOf(refused(reason)))
    expect(sentence).toBe(Object.entries(sentences).find(([name]) => name === reason)?.[1] ?? messages.unreadable)
  })

  it.each(problemCodes)('with %s has a sentence for a photo, else that of the code', (code) => {
    const own = { file_refused: messages.refused, payload_too_large: messages.large, offline: messages.offline }
    const sentence = Object.entries(own).find(([name]) => name === code)?.[1] ?? problemMessages[code]
    expect(photoFaultText(photoFaultOf(new Problem(code)))).toBe(sentence)
  })

  it('for a reason that this app does not know, or none, says that much', () => {
    expect(['a-later-one', 'constructor', undefined].map((reason) => photoFaultOf(refused(reason)))).toEqual(
      Array.from({ length: 3 }, () => 'file_refused'),
    )
    expect(photoFaultOf(new TypeError('no canvas'))).toBe('unexpected')
  })
})
