import { allOf, anyOf, comparisons, type Condition, type Filter } from './filter.ts'
import { filterRefusal } from './refusal.ts'

const deepest = 32

/**
 * Parses the `filters` language: `attribute:value`, `"quoted words"`, `fee >= 100`, `fee:100 TO 200`, joined by AND, OR and NOT
 * in capitals, AND before OR, with parentheses. It accepts more than the protocol promises: any nesting is allowed.
 *
 * @param parameter name of the parameter with the text, for the message.
 * @returns undefined where there is nothing to filter.
 * @throws Problem `validation_failed` with the position of the fault.
 */
export function parseFilters(text: string, parameter = 'filters'): Filter | undefined {
  const reader = new Reader(text, parameter)
  if (reader.isAtEnd()) return undefined
  const filter = readEither(reader, 0)
  if (!reader.isAtEnd()) throw reader.refusal('expected AND, OR or the end')
  return filter
}

function readEither(reader: Reader, depth: number): Filter {
  const filters = [readAll(reader, depth)]
  while (reader.takeKeyword('OR')) filters.push(readAll(reader, depth))
  return anyOf(filters)
}

function readAll(reader: Reader, depth: number): Filter {
  const filters = [readOne(reader, depth)]
  while (reader.takeKeyword('AND')) filters.push(readOne(reader, depth))
  return allOf(filters)
}

function readOne(reader: Reader, depth: number): Filter {
  let isNegated = false
  while (reader.takeKeyword('NOT')) isNegated = !isNegated
  const filter = reader.take('(') ? readGroup(reader, depth + 1) : readCondition(reader)
  return isNegated ? { kind: 'not', filter } : filter
}

function readGroup(reader: Reader, depth: number): Filter {
  if (depth > deepest) throw reader.refusal('parentheses stand too deep')
  const filter = readEither(reader, depth)
  if (!reader.take(')')) throw reader.refusal('expected )')
  return filter
}

function readCondition(reader: Reader): Condition {
  const position = reader.skipSpace()
  const attribute = reader.takeWord(/[^\s:<>=!()"']+/y, 'an attribute')
  if (reader.take(':')) {
    const value = reader.takeWord(/[^\s()"']+/y, 'a value')
    if (!reader.takeKeyword('TO')) return { kind: 'equals', attribute, value, position }
    return { kind: 'range', attribute, low: reader.toNumber(value), high: reader.takeNumber(), position }
  }
  const comparison = comparisons.find((candidate) => reader.take(candidate))
  if (!comparison) throw reader.refusal('expected : or a comparison')
  return { kind: 'compares', attribute, comparison, value: reader.takeNumber(), position }
}

/** Parses one condition of `numericFilters`, as `parseNumericFilters` describes. */
export function readNumericCondition(text: string, position: number): Condition {
  const parameter = 'numericFilters'
  const reader = new Reader(text, parameter)
  let condition: Condition
  try {
    condition = readCondition(reader)
    if (!reader.isAtEnd()) throw reader.refusal('expected the end')
    if (condition.kind === 'equals')
      condition = { ...condition, kind: 'compares', comparison: '=', value: reader.toNumber(condition.value) }
  } catch {
    // The position within the entry is of no use: entries are short.
    throw filterRefusal(parameter, 'expected a condition on a number', position)
  }
  return { ...condition, position }
}

class Reader {
  #at = 0
  readonly #text: string
  readonly #parameter: string

  constructor(text: string, parameter: string) {
    this.#text = text
    this.#parameter = parameter
  }

  skipSpace(): number {
    while (/\s/.test(this.#text[this.#at] ?? '')) this.#at++
    return this.#at
  }

  isAtEnd(): boolean {
    return this.skipSpace() === this.#text.length
  }

  take(symbol: string): boolean {
    this.skipSpace()
    if (!this.#text.startsWith(symbol, this.#at)) return false
    this.#at += symbol.length
    return true
  }

  takeKeyword(keyword: 'AND' | 'OR' | 'NOT' | 'TO'): boolean {
    this.skipSpace()
    const after = this.#text[this.#at + keyword.length] ?? ' '
    // "ANDROID:yes" is an attribute, not AND.
    if (!this.#text.startsWith(keyword, this.#at) || !/[\s("')]/.test(after)) return false
    this.#at += keyword.length
    return true
  }

  takeWord(bare: RegExp, what: string): string {
    this.skipSpace()
    const quote = this.#text[this.#at]
    if (quote === '"' || quote === "'") return this.#takeQuoted(quote)
    bare.lastIndex = this.#at
    const word = bare.exec(this.#text)?.[0]
    if (!word || reserved.has(word)) throw this.refusal(`expected ${what}`)
    this.#at += word.length
    return word
  }

  takeNumber(): number {
    return this.toNumber(this.takeWord(/[^\s()]+/y, 'a number'))
  }

  toNumber(word: string): number {
    if (!/^[+-]?(\d+(\.\d*)?|\.\d+)$/.test(word)) throw this.refusal('expected a number')
    return Number(word)
  }

  refusal(message: string) {
    return filterRefusal(this.#parameter, message, this.#at)
  }

  #takeQuoted(quote: string): string {
    let value = ''
    for (let at = this.#at + 1; at < this.#text.length; at++) {
      const character = this.#text[at]!
      if (character === quote) {
        this.#at = at + 1
        return value
      }
      value += character === '\\' ? (this.#text[++at] ?? '') : character
    }
    throw this.refusal('the quotation does not end')
  }
}

const reserved: ReadonlySet<string> = new Set(['AND', 'OR', 'NOT', 'TO'])
