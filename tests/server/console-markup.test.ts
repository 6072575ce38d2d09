import { describe, expect, it } from 'vitest'
import { readMarkup, type MarkupNode } from '#console/content/markup/read-markup.ts'
import { wrapSelection } from '#console/content/markup/wrap-selection.ts'
import { sanitiseHtml } from '#server/content/sanitise'
import { hostileMarkup } from '#tests/support/hostile/tricks'

const scope = { contentHosts: [], assetAddress: () => undefined }
const textOf = (nodes: readonly MarkupNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : textOf(node.children))).join('')
const namesIn = (nodes: readonly MarkupNode[]): string[] =>
  nodes.flatMap((node) => (typeof node === 'string' ? [] : [node.name, ...namesIn(node.children)]))

describe('cleaned markup', () => {
  it('is read with its marks, addresses, directions and signs', () => {
    const html = sanitiseHtml(
      '<h2>A &amp; B</h2><p dir="rtl" lang="ar">نص <a href="/doctors?a=1&b=2">link</a><br>1 &lt; 2</p><ul><li>x</ul>',
      scope,
    )
    expect(readMarkup(html)).toEqual([
      { name: 'h2', children: ['A & B'] },
      {
        ...{ name: 'p', dir: 'rtl', lang: 'ar' },
        children: [
          'نص ',
          { name: 'a', href: '/doctors?a=1&b=2', children: ['link'] },
          { name: 'br', children: [] },
          '1 < 2',
        ],
      },
      { name: 'ul', children: [{ name: 'li', children: ['x'] }] },
    ])
  })

  it('of every attack has none but the elements of a text, and all of its words', () => {
    const html = sanitiseHtml(hostileMarkup, scope)
    const nodes = readMarkup(html)
    expect(namesIn(nodes).filter((name) => /script|style|iframe|svg|form|object|math/.test(name))).toEqual([])
    expect(textOf(nodes)).toContain('and')
    expect(textOf(readMarkup('a < b</p>'))).toBe('a < b')
  })
})

it.each([
  ['heading', 'Sun and skin', [0, 3], '<h2>Sun</h2> and skin', 'Sun'],
  ['list', 'one\n two', [0, 8], '<ul><li>one</li><li>two</li></ul>', '<li>one</li><li>two</li>'],
  ['link', 'see here', [4, 8], 'see <a href="/doctors">here</a>', '/doctors'],
] as const)('%s marks what is selected', (mark, text, [from, to], expected, selected) => {
  const marked = wrapSelection(text, from, to, mark)
  expect([marked.text, marked.text.slice(marked.from, marked.to)]).toEqual([expected, selected])
  expect(sanitiseHtml(marked.text, scope)).toBe(expected)
})
