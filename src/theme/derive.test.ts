import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TenantTheme } from '#contract/tenant'
import { liqaTheme, rummanTheme, sadeemTheme } from '#server/demo/tenants/themes'
import { lookIssues } from './look-issues.ts'

describe.each([
  ['Liqa', liqaTheme],
  ['Sadeem', sadeemTheme],
  ['Rumman', rummanTheme],
])('the look of %s', (_name, theme) => {
  it('is readable on every ground in both schemes [T02]', () => {
    expect(lookIssues(theme)).toEqual([])
  })
})

describe('any look a partner may choose', () => {
  const hue = fc.double({ min: 0, max: 360, noNaN: true })
  const anyTheme = fc
    .record({
      seed: fc.integer({ min: 0, max: 0xffffff }).map((color) => `#${color.toString(16).padStart(6, '0')}`),
      neutral: fc.record({ hue, chroma: fc.double({ min: 0, max: 0.02, noNaN: true }) }),
      accent: fc.tuple(
        fc.double({ min: 0.2, max: 0.95, noNaN: true }),
        fc.double({ min: 0, max: 0.3, noNaN: true }),
        hue,
      ),
      hero: fc.record({
        lightness: fc.double({ min: 0, max: 1, noNaN: true }),
        chroma: fc.double({ min: 0, max: 0.15, noNaN: true }),
      }),
      header: fc.constantFrom('plain', 'solid', 'centred'),
    })
    .map((parts): TenantTheme => ({ ...liqaTheme, ...parts }))

  it('stays readable in both schemes [T02]', () => {
    fc.assert(
      fc.property(anyTheme, (theme) => {
        expect(lookIssues(theme)).toEqual([])
      }),
      { numRuns: 100 },
    )
  })
})
