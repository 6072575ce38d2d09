import { describe, expect, it } from 'vitest'
import { consentObstacles, consentStates } from '#contract/relative-consent'
import { consentTexts } from './consent-texts.ts'
import { messages } from './relatives.messages.ts'

describe('what is said of a consent that is not given', () => {
  it.each([...consentStates.filter((state) => state !== 'given'), 'lapsed' as const])(
    'can be asked for where nothing is in the way: %s',
    (state) => {
      expect(consentTexts({ state, because: 'adult', channel: 'phone' }).ask).toBeDefined()
    },
  )

  it.each(consentObstacles)('says what is in the way, and offers no press that would be refused: %s', (obstacle) => {
    const { ask, body } = consentTexts({ state: 'refused', because: 'adult', obstacle })
    const bodies = {
      no_contact: messages.noContact,
      own_contact: messages.ownContact,
      refused_too_often: messages.refusedTooOften,
    }
    expect([ask, body]).toEqual([undefined, bodies[obstacle]])
  })

  it('names the way that it goes, and the birthday that is missing', () => {
    const bodyOf = (consent: object) => consentTexts({ state: 'needed', because: 'adult', ...consent }).body
    expect([bodyOf({ channel: 'phone' }), bodyOf({ channel: 'email' })]).toEqual([
      messages.neededPhone,
      messages.neededEmail,
    ])
    expect(bodyOf({ because: 'age_unknown', channel: 'phone' })).toBe(messages.ageUnknown)
    expect(bodyOf({ because: 'age_unknown', obstacle: 'no_contact' })).toBe(messages.ageUnknownUnreached)
    expect(bodyOf({ state: 'asked', channel: 'email' })).toBe(messages.waitingEmail)
  })
})
