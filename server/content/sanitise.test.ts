import fc from 'fast-check'
import { html as grammar, parseFragment, serialize, type DefaultTreeAdapterMap } from 'parse5'
import { describe, expect, it } from 'vitest'
import type { ContentScope } from './addresses.ts'
import { sanitiseHtml } from './sanitise.ts'
import { attacks } from './attacks.fixture.ts'

const scope: ContentScope = {
  contentHosts: ['cdn.example', 'films.example:8443'],
  assetAddress: (name) => `asset:${name}`,
}
const clean = (html: string) => sanitiseHtml(html, scope)

type Node = DefaultTreeAdapterMap['node']

const allowed: Record<string, string[]> = {
  ...Object.fromEntries(
    'h2 h3 h4 p ul ol li dl dt dd blockquote figure figcaption hr br strong em small sub sup bdi table caption thead tbody tfoot tr th td a img'
      .split(' ')
      .map((name) => [name, []]),
  ),
  a: ['href', 'target', 'rel'],
  img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
  ol: ['start'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
}
const isHarmlessLink = (address: string) =>
  /^(https:\/\/[^\s\\@]+|\/(?![/\\])\S*|mailto:\S+|tel:[0-9+()./ -]+)$/.test(address)
const isOwnPicture = (address: string) =>
  /^(asset:[a-z0-9._-]+|https:\/\/(cdn\.example|films\.example:8443)\/\S*)$/.test(address)

/** What a browser would make of the markup that is not on the list above, in its own words. */
function leftovers(html: string): string[] {
  const found: string[] = []
  const visit = (node: Node): void => {
    if ('tagName' in node) {
      const attributes = allowed[node.tagName]
      if (!attributes || node.namespaceURI !== grammar.NS.HTML) found.push(`<${node.tagName}>`)
      for (const { name, value } of node.attrs) {
        if (name === 'href' ? !isHarmlessLink(value) : name === 'src' ? !isOwnPicture(value) : false)
          found.push(`${name}=${value}`)
        if (![...(attributes ?? []), 'lang', 'dir'].includes(name)) found.push(name)
      }
    } else if (!['#text', '#document-fragment'].includes(node.nodeName)) found.push(node.nodeName)
    if ('childNodes' in node) node.childNodes.forEach(visit)
  }
  visit(parseFragment(html))
  return found
}

describe('tenant HTML', () => {
  it.each(attacks)('comes out harmless: %s [C05]', (attack) => {
    const once = clean(attack)
    expect(leftovers(once)).toEqual([])
    expect(leftovers(serialize(parseFragment(once)))).toEqual([])
    expect(clean(once)).toBe(once)
  })

  it('comes out harmless whatever is put together from pieces of attacks', () => {
    const piece = fc.oneof(
      fc.constantFrom(...attacks),
      fc.constantFrom(
        ...[
          '<svg>',
          '</svg>',
          '<math>',
          '<mtext>',
          '<table>',
          '</p>',
          '<p>',
          '<style>',
          '</style>',
          '<!--',
          '-->',
          '<![CDATA[',
        ],
        ...[
          ']]>',
          '<title>',
          '</title>',
          '<noscript>',
          '<img src=',
          'x onerror=alert(1)',
          '">',
          "'>",
          '<a href="',
          'javascript:',
        ],
        ...[
          'alert(1)',
          '<xmp>',
          '</xmp>',
          '<template>',
          '<select>',
          '<plaintext>',
          '&lt;script&gt;',
          '&#x3c;',
          '\u0000',
          '\u202e',
        ],
      ),
      fc.string({ unit: 'binary', maxLength: 12 }),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const once = clean(pieces.join(''))
        expect(leftovers(once)).toEqual([])
        expect(leftovers(serialize(parseFragment(once)))).toEqual([])
        expect(leftovers(clean(once))).toEqual([])
      }),
      { numRuns: 1500 },
    )
  })

  it('keeps what an article is written with', () => {
    const article =
      '<h2>Skin in summer</h2><p>Drink <strong>water</strong> and <em>rest</em>.<br />See a <a href="/doctors">doctor</a>.</p>' +
      '<ul><li>Hat</li></ul><ol start="3"><li>Shade</li></ol><blockquote><p>“Shade first.”</p></blockquote>' +
      '<table><caption>Hours</caption><thead><tr><th scope="col">Day</th></tr></thead><tbody><tr><td colspan="2">Friday</td></tr></tbody></table>'
    expect(clean(article)).toBe(article)
  })

  it('keeps the language and direction of a passage and no other attribute', () => {
    expect(clean('<p lang="ar" dir="RTL" class="x" id="y" style="color:red" data-z="1">نص</p>')).toBe(
      '<p lang="ar" dir="rtl">نص</p>',
    )
  })

  it('sends links of other sites to a tab of their own and says nothing of where they came from', () => {
    expect(clean('<a href="https://partner.example/a" target="_top" rel="opener">x</a>')).toBe(
      '<a href="https://partner.example/a" target="_blank" rel="noopener noreferrer nofollow">x</a>',
    )
    expect(clean('<a href="tel:+971 4 000 0000">x</a><a href="mailto:care@example.com">y</a>')).toBe(
      '<a href="tel:+971 4 000 0000">x</a><a href="mailto:care@example.com">y</a>',
    )
  })

  it('shows pictures of the tenant alone, and none is left where its address is refused', () => {
    expect(clean('<img src="asset:sun.svg" alt="The sun" width="400" height="300">')).toBe(
      '<img src="asset:sun.svg" alt="The sun" width="400" height="300" loading="lazy" decoding="async" />',
    )
    expect(clean('<img src="https://cdn.example/a.png">')).toBe(
      '<img src="https://cdn.example/a.png" alt="" loading="lazy" decoding="async" />',
    )
    expect(clean('<p>a<img src="https://tracker.example/a.png">b</p>')).toBe('<p>ab</p>')
  })

  it('keeps the words of what it does not know, and has one first heading less', () => {
    expect(clean('<section><h1>Terms</h1><div>Read <b>this</b></div></section>')).toBe(
      '<h2>Terms</h2>Read <strong>this</strong>',
    )
  })

  it('of a fetched page points where that page pointed', () => {
    const fetched = { ...scope, base: new URL('https://cdn.example/footer/index.html') }
    expect(sanitiseHtml('<a href="/about">a</a><img src="../mark.png" alt="">', fetched)).toBe(
      '<a href="https://cdn.example/about" target="_blank" rel="noopener noreferrer nofollow">a</a>' +
        '<img src="https://cdn.example/mark.png" alt="" loading="lazy" decoding="async" />',
    )
  })
})
