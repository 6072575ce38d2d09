import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js'
import { latinDigits } from '#contract/digits'
import { regionOf } from '#contract/locale'
import type { Reading } from '../rows/column.ts'
import { expected } from '../rows/problem.ts'

/** A phone as E.164, given so or as it is dialled in the row's country. A plus that a spreadsheet dropped is put back. */
export const phone: Reading<string> = {
  read: (value, { country }) => {
    const plain = latinDigits(value)
    if (/\de\+?\d/i.test(plain))
      return expected('a phone; the spreadsheet made a number of it: format the column as text and enter it again')
    const region = country ? (regionOf(country) as CountryCode) : undefined
    const parsed = [parse(plain, region), /^[1-9]\d{8,}$/.test(plain) ? parse(`+${plain}`) : undefined].find((number) =>
      number?.isValid(),
    )
    if (parsed) return parsed.number
    const where = region ? `a phone of ${region}` : 'a phone'
    const hint = /^[1-9]/.test(plain) ? '; spreadsheets drop leading zeros: format the column as text' : ''
    return expected(`${where}, or one with + and the code of its country${hint}`)
  },
  write: (value) => value,
}

const parse = (text: string, region?: CountryCode) => parsePhoneNumberFromString(text, region)
