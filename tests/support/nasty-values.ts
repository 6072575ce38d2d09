/** Texts that are no words: names of what every object has, signs with a meaning elsewhere, numbers and days past their end. */
export const nastyTexts: readonly string[] = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'Dr_X',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '%',
  '%00',
  '%zz',
  '%ed%a0%80',
  '..',
  '../../etc/passwd',
  '//evil.example',
  '\\evil.example',
  '[',
  '{"a":1}',
  '<script>alert(1)</script>',
  "' or 1=1 --",
  '"; drop table x',
  '${1+1}',
  ',',
  ',,,,',
  ':',
  '*',
  '-',
  '0',
  '-1',
  '99999999999',
  '1e999',
  'NaN',
  'null',
  'undefined',
  'true',
  '[]',
  '0000-00-00',
  '2026-02-30',
  '275760-09-14',
  '9999-12-31T23:59:60Z',
  '\u202e',
  '\u0660\u0661',
  '😀',
  ' ',
  'a'.repeat(400),
]

/** The same and what is no text, for bodies. */
export const nastyValues: readonly unknown[] = [
  ...nastyTexts,
  null,
  true,
  -1,
  1e308,
  [],
  {},
  [null],
  ['__proto__'],
  { toString: 1 },
  { constructor: { prototype: 1 } },
  nested(40),
]

/** So many lists, each in the other. */
export function nested(depth: number): unknown {
  let value: unknown = 'deep'
  for (let level = 0; level < depth; level += 1) value = [value]
  return value
}
