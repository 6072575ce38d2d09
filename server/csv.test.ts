import { expect, it } from 'vitest'
import { toCsv } from './csv.ts'

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1+1', '＋1', '－1', '＠SUM(A1)'])(
  'leaves %j a text where a spreadsheet would compute',
  (text) => {
    expect(toCsv([[text, 'a "name", and more', null]])).toBe(`\ufeff"'${text}","a ""name"", and more",""\r\n`)
  },
)
