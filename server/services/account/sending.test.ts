import { expect, it } from 'vitest'
import { secondOf } from './sending.ts'

const voice = { kind: 'voice' as const, send: async () => {} }

it('a code goes the other way where it is asked for and there is one', () => {
  expect(secondOf({ second: voice }, {})).toBeUndefined()
  expect(secondOf({ second: voice }, { channel: 'second' })).toBe(voice)
  expect(secondOf({ second: undefined }, {})).toBeUndefined()
  expect(() => secondOf({ second: undefined }, { channel: 'second' })).toThrow(
    expect.objectContaining({ code: 'not_found', status: 404 }),
  )
})
