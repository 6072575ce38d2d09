import { expect, it } from 'vitest'
import { codeRegionsOf } from './code-regions.ts'

it('codes are texted to a tenant’s own list alone, else to its markets and the usual countries, each once', () => {
  expect(codeRegionsOf({ code_rules: { countries: ['FR'] }, markets: ['ae'] })).toEqual(['FR'])
  const usual = codeRegionsOf({ markets: ['le', 'ae'] })
  expect(usual.slice(0, 3)).toEqual(['LB', 'AE', 'SA'])
  expect(new Set(usual).size).toBe(usual.length)
  expect(usual).toContain('GB')
  expect(codeRegionsOf({ code_rules: { per_hour: 10 }, markets: ['le', 'ae'] })).toEqual(usual)
})
