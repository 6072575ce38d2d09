import { expect, it } from 'vitest'
import { outageOf } from './outage.ts'

const failure = (code: string, message: string) =>
  new Error('Failed query', { cause: Object.assign(new Error(message), { code }) })

it.for([
  ['EDQUOT', 'EDQUOT: quota exceeded, write'],
  ['EFBIG', 'EFBIG: file too large, write'],
  ['53100', 'could not extend file "base/5/1259": No space left on device'],
  ['XX000', 'could not extend file "base/5/1259": Disk quota exceeded'],
  ['XX000', 'could not write to file "base/pgsql_tmp/1": Quota exceeded'],
  ['XX000', 'could not extend file "base/5/1259": File too large'],
  ['42501', 'could not open file "base/5/1259": Read-only file system'],
] as const)('no room to write is told as that: %s %s', ([code, message]) => {
  expect(outageOf(failure(code, message))).toBe('full')
})

it('what somebody wrote is no outage', () => {
  expect(outageOf(failure('22P02', 'invalid input: "could not write: File too large"'))).toBe(undefined)
  expect(outageOf(failure('42501', 'permission denied for table appointments'))).toBe(undefined)
})
