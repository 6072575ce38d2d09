import { expect, it } from 'vitest'
import { Problem } from './problem.ts'

it('a problem says its code where it has no words of its own, and keeps what it was caused by', () => {
  const cause = new Error('connection lost')
  expect(new Problem('offline', { cause })).toMatchObject({ name: 'Problem', message: 'offline', fields: [], cause })
  const fields = [{ path: '/patient/phone', message: 'is required' }]
  expect(new Problem('validation_failed', { message: 'look again', status: 400, fields })).toMatchObject({
    message: 'look again',
    status: 400,
    fields,
  })
})
