/** How deep values may be within each other; resources have some twenty levels at most. */
export const mostDepth = 64

/** Letters of a text that are shown with a problem. */
const nearby = 60

/** An object of a text, or why there is none, with what stands there. */
export function parseJson(text: string): { value: object } | { isWrong: string; near: string } {
  const near = text.slice(0, nearby)
  if (isTooDeep(text)) return { isWrong: `at most ${mostDepth} levels within each other`, near }
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { value }
    return { isWrong: 'one JSON object', near }
  } catch {
    return { isWrong: 'one JSON object, whole', near }
  }
}

const [quote, backslash] = [0x22, 0x5c]
const [open, close] = ['[{', ']}'].map((signs) => new Set([...signs].map((sign) => sign.charCodeAt(0))))

/** What goes through values by calling itself must not run out of stack. */
function isTooDeep(text: string): boolean {
  let depth = 0
  let isText = false
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (isText && code === backslash) at++
    else if (code === quote) isText = !isText
    else if (!isText && open?.has(code)) depth++
    else if (!isText && close?.has(code)) depth--
    if (depth > mostDepth) return true
  }
  return false
}
