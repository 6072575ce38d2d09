/** A range of fees as in an address: `100-300`, `100-` or `-300`; empty for any. */
export type FeeRange = { from: number | undefined; to: number | undefined }

/** Parses a range; reversed limits are swapped, and an invalid range is empty. */
export function readFee(text: string | undefined): string {
  const [, first = '', last = ''] = /^(\d{0,9})-(\d{0,9})$/.exec(text ?? '') ?? []
  const [from, to] = [wholeOf(first), wholeOf(last)]
  return from !== undefined && to !== undefined && from > to ? writeFee({ from: to, to: from }) : writeFee({ from, to })
}

/** Limits of a range, in the currency's main unit. */
export function feeRange(fee: string): FeeRange {
  const [first = '', last = ''] = fee.split('-')
  return { from: wholeOf(first), to: wholeOf(last) }
}

/** A range as part of an address. */
export function writeFee({ from, to }: FeeRange): string {
  return from === undefined && to === undefined ? '' : `${from ?? ''}-${to ?? ''}`
}

const wholeOf = (digits: string) => (digits === '' ? undefined : Number(digits))
