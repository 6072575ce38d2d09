import type { Country } from '#contract/locale'
import type { CityCode, Codes, ListName, SpecialityCode } from '../codes/codes.ts'
import type { Context, Reading } from '../rows/column.ts'
import { expected, type Expected } from '../rows/problem.ts'

type ValueOf<Name extends ListName> = Codes[Name] extends { find(text: string): (infer Value) | undefined }
  ? Value
  : never

function match<Name extends ListName>(
  list: Name,
  what: string,
  text: string,
  { codes }: Context,
): ValueOf<Name> | Expected {
  const found = codes[list].find(text)
  if (found !== undefined) return found as ValueOf<Name>
  const meant = codes[list].suggest(text)
  return expected(`${what}${meant ? `; did you mean "${meant}"?` : `, or a line in mapping.csv with the list ${list}`}`)
}

/** A city of the list or of cities.csv. */
export const city: Reading<CityCode> = {
  read: (text, context) => match('cities', 'a city by its code or name', text, context),
  write: ({ slug }) => slug,
}

/** A speciality of the list or of specialities.csv. */
export const speciality: Reading<SpecialityCode> = {
  read: (text, context) => match('specialities', 'a speciality by its code or name', text, context),
  write: ({ slug }) => slug,
}

/** A language that somebody speaks. */
export const spokenLanguage: Reading<string> = {
  read: (text, context) => match('languages', 'a language by its code or name', text, context),
  write: (name) => name,
}

export const country: Reading<Country> = {
  read: (text, context) =>
    match('countries', 'a country of the directory by its code or name, a row of it in countries.csv', text, context),
  write: (code) => code,
}

/** An app that shows an entry; none means all. */
export const tenant: Reading<string> = {
  read: (text, context) => match('tenants', 'the code of a tenant', text, context),
  write: (code) => code,
}
