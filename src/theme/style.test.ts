import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TenantTheme } from '#contract/tenant'
import { liqaTheme, rummanTheme } from '#server/demo/tenants/themes'
import { fontsToPreload } from './fonts.ts'
import { tenantStyle } from './style.ts'

const themeOf = (parts: Partial<TenantTheme>): TenantTheme => ({ ...liqaTheme, ...parts })

describe('tenantStyle', () => {
  it('writes the faces and colours of the tenant for both schemes [T02]', () => {
    const css = tenantStyle(rummanTheme, { basePath: '/care' })
    expect(css).toContain('src:url("/care/fonts/source-serif-4-latin-wght-normal.woff2")')
    expect(css).toContain('--tenant-font-text:"Source Sans 3 Variable","Vazirmatn Variable"')
    expect(css).toContain('--tenant-radius-control:999px')
    const actions = [...css.matchAll(/--tenant-color-action:(#[0-9a-f]{6})/g)].map(([, color]) => color)
    expect(actions[0]).toBe('#8c1d40')
    expect(new Set(actions).size).toBe(2)
  })

  it('takes the letters that nearly every page makes do with from a small file, and the others from the whole font', () => {
    const rules = tenantStyle(liqaTheme, { basePath: '' }).split('\n')
    const files = rules.flatMap(
      (rule) => /url\("([^"]+)"\).*unicode-range:U\+([0-9A-F]+)-/.exec(rule)?.slice(1, 3) ?? [],
    )
    expect(files).toEqual([
      ...['/fonts/hanken-grotesk-latin-wght-normal.woff2', '0000', '/fonts/hanken-grotesk-latin-basic.woff2', '0020'],
      ...['/fonts/readex-pro-arabic-wght-normal.woff2', '0600', '/fonts/readex-pro-arabic-basic.woff2', '0600'],
    ])
  })

  it.each([390, 710])('keeps to the whole font for titles of weight %i, which the small file has not', (weight) => {
    const css = tenantStyle(themeOf({ display_weight: weight }), { basePath: '' })
    expect(css).toContain('/fonts/hanken-grotesk-latin-wght-normal.woff2')
    expect(css).not.toContain('hanken-grotesk-latin-basic')
  })

  it('adds the face that font_url names when the list of faces does not hold it [T02]', () => {
    const css = tenantStyle(themeOf({ font_name: 'Own Face', font_url: 'asset:own.woff2' }), {
      basePath: '',
      assetAddress: (name) => `/tenant-assets/own/${name}?v=0a1b`,
    })
    expect(css).toContain('@font-face{font-family:"Own Face";src:url("/tenant-assets/own/own.woff2?v=0a1b")')
  })

  it.each([
    'https://elsewhere.example/own.woff2',
    '//elsewhere.example/own.woff2',
    'asset:missing.woff2',
    'asset:own.svg',
  ])('leaves out the font %s, which is not of this origin or not there [T02]', (url) => {
    const css = tenantStyle(themeOf({ font_name: 'Own Face', font_url: url }), {
      basePath: '',
      assetAddress: () => undefined,
    })
    expect(css).not.toContain('Own Face')
  })

  it('lets no text of a tenant out of its value', () => {
    const hostile = fc.string({ unit: fc.constantFrom(...'};{:"\'\\/<>*@()!ab, \n') })
    fc.assert(
      fc.property(hostile, (text) => {
        const radius = Object.fromEntries(
          Object.keys(rummanTheme.radius).map((name) => [name, text]),
        ) as typeof rummanTheme.radius
        const css = tenantStyle(
          themeOf({
            font_name: text,
            font_url: text,
            font_family: text,
            display_family: text,
            display_tracking: text,
            radius,
            faces: [{ family: text, url: `/fonts/${text}`, weight: text, script: 'latin', sizeAdjust: text }],
            fallbacks: [{ family: text, local: [text], sizeAdjust: 100, ascent: 100, descent: 20 }],
          }),
          { basePath: '' },
        )
        const rules = css.split('\n')
        for (const rule of rules) {
          expect(rule).toMatch(
            /^(?:@font-face\{[^{}<>\\]*\}|:root[^{}]*\{[^{}<>\\]*\}|@media \(prefers-color-scheme:dark\)\{:root[^{}]*\{[^{}<>\\]*\}\})$/,
          )
          expect((rule.match(/"/g) ?? []).length % 2).toBe(0)
        }
        expect(css).not.toMatch(/@import|expression|\/\*/)
      }),
    )
  })
})

describe('fontsToPreload', () => {
  it('names only the files of the script the page is written in', () => {
    const languages = (['ar', 'en'] as const).map((language) =>
      fontsToPreload(rummanTheme, language, { basePath: '/care' }),
    )
    expect(languages).toEqual([
      ['/care/fonts/vazirmatn-arabic-basic.woff2', '/care/fonts/markazi-text-arabic-wght-normal.woff2'],
      ['/care/fonts/source-sans-3-latin-wght-normal.woff2', '/care/fonts/source-serif-4-latin-wght-normal.woff2'],
    ])
  })
})
