import { expect, it } from 'vitest'
import { moveTo, stepOfAddress } from './step-address.ts'

it.each([
  ['/en-ae/account', '', 'number'],
  ['/care/en-ae/account/sign-in', '?key=sadeem', 'number'],
  ['/en-ae/account/sign-in', '?step=password', 'password'],
  ['/en-ae/account/verify', '', 'code'],
  ['/ar-ae/account/sign-up', '', 'names'],
  ['/en-ae/account/forgotpassword', '', undefined],
  ['/en-ae', '', undefined],
])('%s%s is the step %s', (path, search, step) => {
  expect(stepOfAddress(path, search)).toBe(step)
})

it.each([
  ['the first step leads on by a new entry', 'code', { step: 'number', isOurs: false }, 'push', 'code'],
  ['one way in takes the place of another', 'password', { step: 'code', isOurs: true }, 'replace', 'password'],
  ['a right code is not come back to', 'names', { step: 'code', isOurs: true }, 'replace', 'names'],
  ['the first step is gone back to', 'number', { step: 'password', isOurs: true }, 'back', undefined],
  ['an address that was opened by itself gives way', 'number', { step: 'names', isOurs: false }, 'replace', 'number'],
  ['a step that is shown stays', 'code', { step: 'code', isOurs: true }, 'stay', undefined],
] as const)('%s', (_, target, place, kind, step) => {
  const move = moveTo(target, place)
  expect([move.kind, 'step' in move ? move.step : undefined]).toEqual([kind, step])
})
