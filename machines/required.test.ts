import { expect, it } from 'vitest'
import { notProvided } from './not-provided.ts'
import { required } from './required.ts'

it('a value that is there is passed on, and one that is missing is named', () => {
  expect(required(0, 'the fee')).toBe(0)
  expect(() => required(undefined, 'the chosen time')).toThrow('the chosen time is missing')
})

it('a service that nobody provided says its name when it is started, and no earlier', () => {
  const start = notProvided('holdSlot')
  expect(start).toThrow('The service "holdSlot" is not provided.')
})
