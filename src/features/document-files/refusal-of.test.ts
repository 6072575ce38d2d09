import { describe, expect, it } from 'vitest'
import { fileRefusals } from '#contract/documents'
import { problemCodes } from '#contract/problem-codes'
import { problemMessages } from '#src/i18n/problem.messages.ts'
import { refusalOf } from './refusal-of.ts'

const refused = (reason?: string) => refusalOf({ code: 'file_refused', ...(reason && { details: { reason } }) })

describe('a document that is refused', () => {
  it.each(fileRefusals)('because of %s says so in a sentence of its own', (reason) => {
    const others = fileRefusals.filter((other) => other !== reason).map((other) => refused(other).id)
    expect([...others, problemMessages.file_refused.id]).not.toContain(refused(reason).id)
  })

  it.each(problemCodes)('with %s has the sentence of that code', (code) => {
    expect(refusalOf({ code })).toBe(problemMessages[code])
  })

  it.each(['a-later-one', 'constructor', undefined])(
    'for a reason that this app does not know says that much: %s',
    (reason) => {
      expect(refused(reason)).toBe(problemMessages.file_refused)
    },
  )

  it('for no reason at all says that something went wrong', () => {
    expect(refusalOf(undefined)).toBe(problemMessages.unexpected)
  })
})
