import { expect, it } from 'vitest'
import { expiryLeadsTo, type ExpiryFacts } from './partner-redirect.ts'

const ended: ExpiryFacts = {
  isDesignated: true,
  hasExpired: true,
  hasTried: false,
  hasLogin: true,
  isThereAlready: false,
}

it.each<[string, Partial<ExpiryFacts>, 'login' | 'notice' | undefined]>([
  ['to the partner’s login', {}, 'login'],
  ['to the notice where the login was tried just now', { hasTried: true }, 'notice'],
  ['to the notice where there is no login', { hasLogin: false }, 'notice'],
  ['nowhere for a partner who does not want that', { isDesignated: false }, undefined],
  ['nowhere while it has not ended', { hasExpired: false }, undefined],
  ['nowhere from where it would lead', { isThereAlready: true }, undefined],
])('an ended session leads %s [S03]', (_, facts, place) => {
  expect(expiryLeadsTo({ ...ended, ...facts })).toBe(place)
})
