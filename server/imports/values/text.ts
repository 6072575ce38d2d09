import type { KindName } from '../kinds/kind-names.ts'
import type { Reading } from '../rows/column.ts'
import { Expected, expected } from '../rows/problem.ts'

/** A text of a limited length. */
export const text = (most: number): Reading<string> => ({
  read: (value) => (value.length > most ? expected(`at most ${most} characters`) : value),
  write: (value) => value,
})

/** The source's own id of an entry. */
export const ownId: Reading<string> = { ...text(100), json: { type: 'code' } }

/** Id of an entry of another file of the source. */
export const idIn = (kind: KindName): Reading<string> => ({
  read: (value, { has }) => (has(kind, value) ? value : expected(`an id of ${kind}`)),
  write: (value) => value,
  json: { type: 'code' },
})

/** Values apart by `;`, `|` or a line break: a comma may be part of one. */
export const list = <Value>(one: Reading<Value>): Reading<Value[]> => ({
  read: (value, context) => {
    const values: Value[] = []
    for (const part of partsOf(value)) {
      const read = one.read(part, context)
      if (read instanceof Expected) return read
      if (!values.includes(read)) values.push(read)
    }
    return values
  },
  write: (values) => values.map((value) => one.write(value)).join('; '),
  json: { type: one.json?.type ?? 'text', apart: separators },
})

const separators = /[;|\n]/

const partsOf = (value: string) =>
  value
    .split(separators)
    .map((part) => part.trim())
    .filter(Boolean)

const yes = ['yes', 'y', 'true', '1', 'x', 'نعم', 'ya']
const no = ['no', 'n', 'false', '0', 'لا', 'tidak']

export const yesOrNo: Reading<boolean> = {
  read: (value) => {
    const word = value.toLowerCase()
    return yes.includes(word) ? true : no.includes(word) ? false : expected('yes or no')
  },
  write: (value) => (value ? 'yes' : 'no'),
  json: { type: 'boolean' },
}

/** One of some words. */
export const oneOf = <Word extends string>(words: readonly Word[]): Reading<Word> => ({
  read: (value) => words.find((word) => word === value.toLowerCase()) ?? expected(`one of ${words.join(', ')}`),
  write: (value) => value,
})

const currencies = new Set(Intl.supportedValuesOf('currency'))

/** A currency by its ISO 4217 code. */
export const currency: Reading<string> = {
  read: (value) =>
    currencies.has(value.toUpperCase()) ? value.toUpperCase() : expected('a currency by its code, such as AED'),
  write: (value) => value,
}
