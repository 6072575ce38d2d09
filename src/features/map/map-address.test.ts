import { expect, it } from 'vitest'
import { isMapIn, mapIn, withMap } from './map-address.ts'

it('opens the map by the one word it knows, and keeps all else of the address', () => {
  const search = { city: 'dubai', key: 'liqa' }
  expect(withMap(search, true)).toEqual({ ...search, map: '1' })
  expect(withMap(withMap(search, true), false)).toEqual(search)
  for (const map of ['0', '', 'true', '1 ', '<script>']) {
    expect(isMapIn({ map })).toBe(false)
    expect(mapIn({ ...search, map })).toEqual({})
  }
  expect(mapIn({ ...search, map: '1' })).toEqual({ map: '1' })
})
