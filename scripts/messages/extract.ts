import { parseAst } from 'vite'

/** `key` is its name among the messages of its file. */
export type Extracted = { key: string; id: string; defaultMessage: string; description: string; file: string }

type Node = { type: string; start: number; end: number } & Record<string, unknown>
type Descriptor = { key: string; properties: Property[] }
type Property = Node & { key: Node & { name?: string; value?: unknown }; value: Node }

/** Every message descriptor of a `*.messages.ts`: an object whose id, text and description are plain strings. */
export function extractMessages(code: string, file: string): Extracted[] {
  return descriptors(code).map(({ key, properties }) => {
    const text = (name: string) => {
      const node = properties.find((property) => nameOf(property) === name)?.value
      const value = node && stringOf(node)
      if (value === undefined) throw new Error(`${file}: ${name} of a message must be there, as a plain string`)
      return value
    }
    return { key, id: text('id'), defaultMessage: text('defaultMessage'), description: text('description'), file }
  })
}

/** The same file with nothing but the ids: the texts come from the catalogues. Line numbers do not change. */
export function stripMessages(code: string): string {
  const blanked = [...code]
  for (const { properties } of descriptors(code))
    for (const property of properties) {
      if (nameOf(property) === 'id') continue
      const end = property.end + (/^\s*,/.exec(code.slice(property.end))?.[0].length ?? 0)
      for (let at = property.start; at < end; at += 1) if (blanked[at] !== '\n') blanked[at] = ' '
    }
  return blanked.join('')
}

function descriptors(code: string): Descriptor[] {
  const found: Descriptor[] = []
  const visit = (node: unknown, key = ''): void => {
    if (Array.isArray(node)) node.forEach((one) => visit(one))
    if (!isNode(node)) return
    if (node.type === 'ObjectExpression') {
      const properties = (node.properties as Node[]).filter(
        (property): property is Property => property.type === 'Property',
      )
      if (properties.some((property) => nameOf(property) === 'defaultMessage')) found.push({ key, properties })
    }
    const name = node.type === 'Property' ? String(nameOf(node as Property)) : key
    Object.values(node).forEach((part) => visit(part, name))
  }
  visit(parseAst(code, { lang: 'ts' }))
  return found
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
const nameOf = ({ key }: Property) => key.name ?? key.value

function stringOf(node: Node): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type === 'TemplateLiteral' && (node.expressions as Node[]).length === 0)
    return (node.quasis as { value: { cooked: string } }[])[0]?.value.cooked
  if (node.type === 'BinaryExpression' && node.operator === '+') {
    const [left, right] = [stringOf(node.left as Node), stringOf(node.right as Node)]
    return left === undefined || right === undefined ? undefined : left + right
  }
  return undefined
}
