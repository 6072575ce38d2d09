import type { DefaultTreeAdapterTypes as Tree } from 'parse5'

/** An element as a browser would build it from markup. */
export type PageElement = { tag: string; parent: string; attributes: Readonly<Record<string, string>>; text: string }

/** Every element of parsed markup, in order of the document. */
export function readElements(node: Tree.Node, parent = ''): PageElement[] {
  const own: PageElement[] =
    'tagName' in node
      ? [
          {
            tag: node.tagName,
            parent,
            attributes: Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])),
            text: textOf(node),
          },
        ]
      : []
  const children = 'childNodes' in node ? node.childNodes : []
  const name = 'tagName' in node ? node.tagName : parent
  return [...own, ...children.flatMap((child) => readElements(child, name))]
}

const textOf = (node: Tree.Element): string =>
  node.childNodes.map((child) => ('value' in child ? child.value : '')).join('')
