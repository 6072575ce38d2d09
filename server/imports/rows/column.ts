import type { Country } from '#contract/locale'
import type { Codes } from '../codes/codes.ts'
import type { KindName } from '../kinds/kind-names.ts'
import type { Expected } from './problem.ts'

/** What reading a cell may depend on. */
export type Context = {
  codes: Codes
  /** Whether the source has an entry of a kind with this id. */
  has: (kind: KindName, id: string) => boolean
  /** Whether the folder of the source has a file. */
  hasFile: (path: string) => boolean
  /** Country of the row, once its city or country is read. */
  country: Country | undefined
}

/** One column: the same description reads, checks, writes and explains it. */
export type Column<Value> = {
  /** For people who fill it in. */
  description: string
  example: string
  isRequired: boolean
  /** @param text never empty */
  read: (text: string, context: Context) => Value | Expected
  write: (value: Value) => string
  /** What JSON may have in place of the text; nothing else without. */
  json?: JsonForm
}

/**
 * Values of JSON: whole numbers, numbers, true and false, or codes, which are texts that may be written as whole numbers. With `apart` a list
 * of them, which stand apart by what it matches where they are one text.
 */
export type JsonForm = { type: 'text' | 'code' | 'whole' | 'number' | 'boolean'; apart?: RegExp }

/** A column of whichever value, for what goes through all of them. */
export type AnyColumn = Pick<Column<never>, 'description' | 'example' | 'isRequired' | 'write' | 'json'> & {
  read: (text: string, context: Context) => unknown
}

/** Values of a row; those of columns that may be empty are undefined where they are. */
export type ValuesOf<Columns extends Record<string, AnyColumn>> = {
  [Name in keyof Columns]: Columns[Name] extends Column<infer Value> & { isRequired: infer Required }
    ? Required extends true
      ? Value
      : Value | undefined
    : never
}

type Words = { description: string; example: string }

/** How the values of a column are read and written. */
export type Reading<Value> = Pick<Column<Value>, 'read' | 'write' | 'json'>

/** A column that may be empty. */
export const optional = <Value>(reading: Reading<Value>, description: string, example: string) =>
  ({ ...reading, ...({ description, example } satisfies Words), isRequired: false }) as Column<Value> & {
    isRequired: false
  }

/** A column that is needed in every row. */
export const required = <Value>(reading: Reading<Value>, description: string, example: string) =>
  ({ ...reading, ...({ description, example } satisfies Words), isRequired: true }) as Column<Value> & {
    isRequired: true
  }
