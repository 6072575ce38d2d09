/** Marks that a text may get from a button. */
export const marks = ['paragraph', 'heading', 'strong', 'em', 'list', 'steps', 'quote', 'link'] as const
export type Mark = (typeof marks)[number]

type Marked = { text: string; /** What is selected afterwards. */ from: number; to: number }

/** The text with what is selected in it marked. Of a link the address is selected, to be typed. */
export function wrapSelection(text: string, from: number, to: number, mark: Mark): Marked {
  const selected = text.slice(from, to)
  const put = (before: string, inner: string, after: string): Marked => ({
    text: text.slice(0, from) + before + inner + after + text.slice(to),
    from: from + before.length,
    to: from + before.length + inner.length,
  })
  if (mark === 'link') {
    const address = '/doctors'
    const before = '<a href="'
    const { text: marked } = put(`${before}${address}">`, selected, '</a>')
    return { text: marked, from: from + before.length, to: from + before.length + address.length }
  }
  if (mark === 'list' || mark === 'steps') {
    const name = mark === 'list' ? 'ul' : 'ol'
    const points = selected.split('\n').map((line) => `<li>${line.trim()}</li>`)
    return put(`<${name}>`, points.join(''), `</${name}>`)
  }
  const name = elements[mark]
  return put(`<${name}>`, selected, `</${name}>`)
}

const elements = { paragraph: 'p', heading: 'h2', strong: 'strong', em: 'em', quote: 'blockquote' } as const
