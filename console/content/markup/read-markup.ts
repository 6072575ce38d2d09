/** Markup as a tree: texts, and elements by name with their address or words where they have them. */
export type MarkupNode =
  | string
  | { name: string; href?: string; alt?: string; lang?: string; dir?: string; children: MarkupNode[] }

const tokens = /<(\/?)([a-z][a-z0-9]*)((?:\s+[a-z]+(?:="[^"]*")?)*)\s*(\/?)>|([^<]+)|</g
const attributes = /\s([a-z]+)="([^"]*)"/g
const kept: ReadonlySet<string> = new Set(['href', 'alt', 'lang', 'dir'])
const empty: ReadonlySet<string> = new Set(['br', 'hr', 'img'])

/**
 * Reads markup in the form in which the server answers it once it is cleaned: every mark is closed, every value is quoted. The console has
 * no other way: its policy lets no script make elements from a text.
 */
export function readMarkup(html: string): MarkupNode[] {
  const root: MarkupNode[] = []
  const open: { name: string; into: MarkupNode[] }[] = [{ name: '', into: root }]
  for (const [whole, closing, name = '', given = '', , text] of html.matchAll(tokens)) {
    const into = open.at(-1)?.into ?? root
    if (name === '') {
      into.push(plain(text ?? whole))
    } else if (closing) {
      if (open.length > 1 && open.at(-1)?.name === name) open.pop()
    } else {
      const element = { name, ...attributesOf(given), children: [] as MarkupNode[] }
      into.push(element)
      if (!empty.has(name)) open.push({ name, into: element.children })
    }
  }
  return root
}

const attributesOf = (given: string) =>
  Object.fromEntries(
    [...given.matchAll(attributes)].flatMap(([, name = '', value = '']) =>
      kept.has(name) ? [[name, plain(value)]] : [],
    ),
  )

const signs: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  '#39': "'",
  nbsp: '\u00a0',
}

const plain = (text: string) => text.replaceAll(/&(#?\w+);/g, (whole, name: string) => signs[name] ?? whole)
