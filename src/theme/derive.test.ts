import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type TenantTheme } from '#contract/tenant'
import { liqaTheme, rummanTheme, sadeemTheme } from '#server/db/demo/tenants/themes'
import { contrast } from './color.ts'
import { deriveColors, type Scheme } from './derive.ts'
import { type ColorName } from './tokens.ts'

/** Text on ground, and the contrast it must have. 4.5 is WCAG's for text, 7 for what is read at length, 3 for edges. */
const pairs: [ColorName, ColorName, number][] = [
  ['text', 'page', 7],
  ['text', 'surface', 7],
  ['text', 'raised', 7],
  ['textQuiet', 'page', 4.5],
  ['textQuiet', 'surface', 4.5],
  ['textQuiet', 'sunken', 4.5],
  ['textQuiet', 'raised', 4.5],
  ['textQuiet', 'tint1', 4.5],
  ['brandText', 'surface', 4.5],
  ['brandText', 'page', 4.5],
  ['brandText', 'tint1', 4.5],
  ['brandText', 'tint2', 4.5],
  ['onTint', 'tint2', 4.5],
  ['onTint', 'tint3', 4.5],
  ['onAction', 'action', 4.5],
  ['onAction', 'actionHover', 4.5],
  ['onAction', 'actionPress', 4.5],
  ['action', 'surface', 3],
  ['action', 'page', 3],
  ['borderStrong', 'surface', 3],
  ['borderStrong', 'page', 3],
  ['focus', 'surface', 3],
  ['focus', 'page', 3],
  ['onAccent', 'accent', 4.5],
  ['onAccentTint', 'accentTint', 4.5],
  ['onHero', 'hero', 7],
  ['onHeroQuiet', 'hero', 4.5],
  ['onHero', 'heroRaised', 4.5],
  ['onHeroQuiet', 'heroRaised', 4.5],
  ['onHeader', 'header', 4.5],
  ['onHeaderQuiet', 'header', 4.5],
  ['text', 'avatar1', 4.5],
  ['text', 'avatar2', 4.5],
  ['text', 'avatar3', 4.5],
  ['text', 'avatar4', 4.5],
  ['danger', 'surface', 4.5],
  ['danger', 'page', 4.5],
  ['danger', 'dangerTint', 4.5],
  ['onDanger', 'danger', 4.5],
  ['text', 'dangerTint', 4.5],
  ['success', 'surface', 4.5],
  ['success', 'page', 4.5],
  ['success', 'successTint', 4.5],
  ['onSuccess', 'success', 4.5],
  ['text', 'successTint', 4.5],
  ['warning', 'surface', 4.5],
  ['warning', 'page', 4.5],
  ['warning', 'warningTint', 4.5],
  ['onWarning', 'warning', 4.5],
  ['text', 'warningTint', 4.5],
  ['info', 'surface', 4.5],
  ['info', 'page', 4.5],
  ['info', 'infoTint', 4.5],
  ['onInfo', 'info', 4.5],
  ['text', 'infoTint', 4.5],
]

const tooFaint = (theme: TenantTheme, scheme: Scheme) => {
  const colors = deriveColors(theme, scheme)
  return pairs.flatMap(([text, ground, least]) => {
    const ratio = contrast(colors[text], colors[ground])
    return ratio < least ? [`${text} on ${ground}: ${ratio.toFixed(2)}, not ${least}`] : []
  })
}

describe.each([
  ['Liqa', liqaTheme],
  ['Sadeem', sadeemTheme],
  ['Rumman', rummanTheme],
])('the look of %s', (_name, theme) => {
  it.each(['light', 'dark'] as const)('is readable in the %s scheme', (scheme) => {
    expect(tooFaint(theme, scheme)).toEqual([])
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

  it('stays readable in both schemes', () => {
    fc.assert(
      fc.property(anyTheme, fc.constantFrom<Scheme>('light', 'dark'), (theme, scheme) => {
        expect(tooFaint(theme, scheme)).toEqual([])
      }),
      { numRuns: 150 },
    )
  })
})
