import { latinDigits } from '#contract/digits'
import type { Reading } from '../rows/column.ts'
import { expected } from '../rows/problem.ts'

/** A whole number within bounds, included. */
export const whole = (least: number, most: number): Reading<number> => ({
  read: (value) => {
    const number = numberIn(value)
    return number !== undefined && Number.isInteger(number) && number >= least && number <= most
      ? number
      : expected(`a whole number from ${least} to ${most}`)
  },
  write: String,
  json: { type: 'whole' },
})

/** Degrees of latitude or longitude. */
export const degrees = (most: 90 | 180): Reading<number> => ({
  read: (value) => {
    const number = numberIn(value)
    if (number === undefined || Math.abs(number) > most)
      return expected(`degrees from -${most} to ${most} with a point, such as 25.204849`)
    return Math.round(number * 1e6) / 1e6
  },
  write: String,
  json: { type: 'number' },
})

const mostFee = 10_000_000

/** A fee in the currency's main unit. Zeros behind the point are nothing more; other decimals cannot be shown to patients. */
export const fee: Reading<number> = {
  read: (value) => {
    // A spreadsheet writes thousands apart by commas, points or spaces.
    const plain = latinDigits(value)
      .replace(/^[A-Z]{3}|[A-Z]{3}$/gi, '')
      .trim()
      .replace(/[.,]0{1,2}$/, '')
      .replace(/(?<=\d)[\s.,](?=\d{3}(\D|$))/g, '')
    const number = numberIn(plain)
    return number !== undefined && Number.isInteger(number) && number >= 0 && number <= mostFee
      ? number
      : expected(`a whole amount from 0 to ${mostFee} in the currency's main unit, such as 350 or 350.00`)
  },
  write: String,
  // A number with decimals must not be taken for one with thousands apart.
  json: { type: 'whole' },
}

function numberIn(value: string): number | undefined {
  const plain = latinDigits(value).replace('٫', '.')
  return /^[+-]?\d{1,15}(\.\d{1,15})?$/.test(plain) ? Number(plain) : undefined
}
