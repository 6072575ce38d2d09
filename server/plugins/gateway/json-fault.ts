const token =
  /\s*("(?:[ !#-[\]-\u{10ffff}]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null|[{}[\],:])/uy

/**
 * The offset at which a text stops being valid JSON; its length when it only ends too early. `JSON.parse` reports some faults
 * without a position and quotes its input, which an answer must not.
 */
export function findJsonFault(text: string): number {
  const open: ('{' | '[')[] = []
  let expected: 'value' | 'first value' | 'key' | 'first key' | 'colon' | 'comma' = 'value'
  let isComplete = false

  for (token.lastIndex = 0; ;) {
    const rest = startOfToken(text, token.lastIndex)
    const part = token.exec(text)?.[1]
    if (part === undefined || isComplete) return rest
    const inObject = open.at(-1) === '{'
    if (expected === 'colon') {
      if (part !== ':') return rest
      expected = 'value'
      continue
    }
    if (expected === 'comma' || expected === 'first value' || expected === 'first key') {
      if (part === (inObject ? '}' : ']')) {
        open.pop()
        isComplete = open.length === 0
        expected = 'comma'
        continue
      }
    }
    if (expected === 'comma') {
      if (part !== ',') return rest
      expected = inObject ? 'key' : 'value'
      continue
    }
    if (expected === 'key' || expected === 'first key') {
      if (!part.startsWith('"')) return rest
      expected = 'colon'
      continue
    }
    if (part === '{' || part === '[') {
      open.push(part)
      expected = part === '{' ? 'first key' : 'first value'
      continue
    }
    if (']},:'.includes(part)) return rest
    expected = 'comma'
    isComplete = open.length === 0
  }
}

const startOfToken = (text: string, from: number) => {
  const found = text.slice(from).search(/\S/)
  return found === -1 ? text.length : from + found
}
