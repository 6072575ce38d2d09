import { expect, it } from 'vitest'
import { withSupportedId } from './supported-id.ts'

const hit = { id: '232', unique_id: 'u-232' }

it('a hit of a country that is not on the list is known by its unique id, and every other by its id [S30]', () => {
  expect(withSupportedId({ ...hit, countryCode: 'ae' }).id).toBe('232')
  expect(withSupportedId({ ...hit, countryCode: 'xx' }).id).toBe('u-232')
  expect(withSupportedId({ ...hit, countryCode: 'my' }, 'my').id).toBe('232')
  // A list asks for what its cards show, which is not the country.
  expect(withSupportedId({ id: '232' } as typeof hit & { countryCode: string }).id).toBe('232')
})
