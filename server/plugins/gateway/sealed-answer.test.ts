import { describe, expect, it } from 'vitest'
import { openAnswer, sealAnswer } from './sealed-answer.ts'

describe('a stored answer', () => {
  const answer = { appointment: { id: '1', name: 'Layla' }, appointment_token: 'opens-it' }

  it('is given back whole to who knows the key', () => {
    expect(openAnswer(sealAnswer(answer, 'key-12345', 'POST /x'), 'key-12345', 'POST /x')).toEqual(answer)
  })

  it('shows nothing of the person at rest, and opens for no other key or route', () => {
    const sealed = sealAnswer(answer, 'key-12345', 'POST /x')
    expect(Buffer.from(sealed.text, 'base64').toString('latin1')).not.toContain('Layla')
    expect(() => openAnswer(sealed, 'key-12346', 'POST /x')).toThrow()
    expect(() => openAnswer(sealed, 'key-12345', 'POST /y')).toThrow()
  })
})
