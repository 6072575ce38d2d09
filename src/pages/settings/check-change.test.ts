import { expect, it } from 'vitest'
import { checkChange } from './check-change.ts'

const typed = { oldPassword: 'old one', newPassword: 'nine lanterns', confirmPassword: 'nine lanterns' }

it('is sent as it was typed, with the old one where there is one [C30]', () => {
  expect(checkChange(typed, true)).toEqual({ values: { oldPassword: 'old one', newPassword: 'nine lanterns' } })
  expect(checkChange({ ...typed, oldPassword: '' }, false)).toEqual({
    values: { oldPassword: undefined, newPassword: 'nine lanterns' },
  })
})

it.each([
  [{ oldPassword: '' }, { oldPassword: 'oldRequired' }],
  [
    { newPassword: ' ', confirmPassword: '' },
    { newPassword: 'required', confirmPassword: 'required' },
  ],
  [{ confirmPassword: 'nine lantern' }, { confirmPassword: 'unequal' }],
  [
    { oldPassword: '', newPassword: 'short', confirmPassword: 'short' },
    { oldPassword: 'oldRequired', newPassword: 'short' },
  ],
])('with %j is refused by %j [V05] [V06]', (change, faults) => {
  expect(checkChange({ ...typed, ...change }, true)).toEqual({ faults })
})
