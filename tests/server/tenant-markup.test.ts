// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { attacks } from '#server/content/attacks.fixture'
import { sanitiseHtml } from '#server/content/sanitise'
import { purify } from '#src/features/safe-html/purify.ts'

const elements = new Set(
  'H2 H3 H4 P UL OL LI DL DT DD BLOCKQUOTE FIGURE FIGCAPTION HR BR STRONG EM SMALL SUB SUP BDI TABLE CAPTION THEAD TBODY TFOOT TR TH TD A IMG'.split(
    ' ',
  ),
)
const attributes = new Set(
  'lang dir href target rel src alt width height loading decoding start scope colspan rowspan'.split(' '),
)

/** What a browser made of the markup that could run, load, frame, post or overlay something. */
function leftovers(markup: string): string[] {
  const page = document.implementation.createHTMLDocument()
  page.body.innerHTML = markup
  return [...page.body.querySelectorAll('*')].flatMap((element) => [
    ...(elements.has(element.tagName) ? [] : [element.tagName]),
    ...[...element.attributes].flatMap(({ name, value }) => {
      const isAddress = name === 'href' || name === 'src'
      if (isAddress) return /^(\/(?![/\\])|https:\/\/[^/\\]|mailto:|tel:)/i.test(value) ? [] : [`${name}=${value}`]
      return attributes.has(name) ? [] : [name]
    }),
  ])
}

/** This page knows no Trusted Types, so what comes out is text. */
const cleaned = (markup: string) => purify(markup) as unknown as string

describe('markup of a tenant', () => {
  it.each(attacks)('comes out of the browser’s own cleaning harmless, whoever sent it: %s [C05]', (attack) => {
    const clean = cleaned(attack)
    expect(leftovers(clean)).toEqual([])
    expect(cleaned(clean)).toBe(clean)
  })

  it('passes both cleanings unchanged where there is nothing to clean', () => {
    const scope = { contentHosts: ['cdn.example'], assetAddress: () => '/tenant-assets/insurer/a.webp' }
    const written =
      '<h2 lang="ar" dir="rtl">عن سديم</h2><p>See <a href="/doctors?visit=telemedicine&amp;page=2">our doctors</a> or ' +
      '<a href="https://sadeem.example/">the site</a>.</p><ul><li><strong>One</strong></li></ul>' +
      '<img src="asset:a.webp" alt="A clinic" width="640" height="360"><table><tbody><tr><th scope="row">Mon</th><td>8</td></tr></tbody></table>'
    const shown = (markup: string) => {
      const page = document.implementation.createHTMLDocument()
      page.body.innerHTML = markup
      return page.body
    }
    const served = sanitiseHtml(written, scope)
    expect(shown(cleaned(served)).innerHTML).toBe(shown(served).innerHTML)
    expect(served).toContain('href="/doctors?visit=telemedicine&amp;page=2"')
  })
})
