import { cleanCell } from '../rows/clean-cell.ts'
import type { AnyColumn, JsonForm } from '../rows/column.ts'
import { type Expected, expected } from '../rows/problem.ts'

type Described = Pick<AnyColumn, 'json' | 'example'>

const plainText: JsonForm = { type: 'text' }

/** The text that a value of JSON stands for, as a cell of a table has it; what it should have been where it is of another type. */
export function toText(value: unknown, { json = plainText, example }: Described): string | Expected {
  if (value === null) return ''
  if (!Array.isArray(value)) return textOf(value, json.type) ?? expected(`${wordsOf(json)}${suchAs(json, example)}`)
  const { type, apart } = json
  if (!apart) return expected(`${wordsOf(json)} and no list${suchAs(json, example)}`)
  const items = value.map((item: unknown) => textOf(item, type))
  if (!items.every((item) => item !== undefined))
    return expected(`a list with nothing but ${words[type]} in it${suchAs(json, example)}`)
  if (items.some((item) => apart.test(item)))
    return expected('a list whose entries have no semicolons, bars or line breaks in them: entries are apart by these')
  return items.filter(Boolean).join('; ')
}

/** The other way round: what an export writes for a cell that is not empty. */
export function toJson(text: string, { json = plainText }: Pick<Described, 'json'>): unknown {
  const { type, apart } = json
  if (apart) return text.split('; ')
  if (type === 'boolean') return text === 'yes'
  return type === 'whole' || type === 'number' ? Number(text) : text
}

function textOf(value: unknown, type: JsonForm['type']): string | undefined {
  if (typeof value === 'string') return cleanCell(value)
  if (typeof value === 'boolean') return type === 'boolean' ? (value ? 'yes' : 'no') : undefined
  if (typeof value !== 'number' || type === 'text' || type === 'boolean') return undefined
  if (type === 'number') return decimal(value)
  // A longer one has lost digits while it was read.
  return Number.isSafeInteger(value) ? String(value) : undefined
}

/** Without an exponent and without more digits than a cell may have. */
const decimal = (value: number) => (/^-?\d{1,15}(\.\d{1,15})?$/.test(String(value)) ? String(value) : value.toFixed(15))

const words: Record<JsonForm['type'], string> = {
  text: 'texts in quotation marks',
  code: 'texts in quotation marks or whole numbers',
  whole: 'whole numbers',
  number: 'numbers',
  boolean: 'true or false',
}

const oneWord: Record<JsonForm['type'], string> = {
  text: 'a text in quotation marks',
  code: 'a text in quotation marks, or a whole number of at most 15 digits',
  whole: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
}

const wordsOf = ({ type, apart }: JsonForm) => (apart ? `a list of ${words[type]}, or one text` : oneWord[type])

const suchAs = (json: JsonForm, example: string) =>
  example ? `, such as ${JSON.stringify(toJson(example, { json }))}` : ''
