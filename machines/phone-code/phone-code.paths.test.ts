import { expect, it } from 'vitest'
import type { SnapshotFrom } from 'xstate'
import { Problem } from '#contract/problem'
import { codeSent, verified } from '#tests/support/booking'
import { answered, refused, runs, walk } from '#tests/support/machine-paths'
import { phoneCodeMachine } from './phone-code.machine.ts'
import type { PhoneCodeEvent, PhoneCodeInput } from './phone-code.types.ts'

const input: PhoneCodeInput = { number: { phone: '501234567', country_code: '971' }, purpose: 'sign_in' }
const events = [
  { type: 'code.given', code: '684213' },
  { type: 'code.resend_requested' },
  { type: 'connection.returned' },
  answered('sendCode', codeSent),
  refused('sendCode', new Problem('offline')),
  answered('resendWait'),
  refused('resendWait', new Error('no timer')),
  answered('verifyCode', verified),
  refused('verifyCode', new Problem('offline')),
  refused('verifyCode', new Problem('code_invalid')),
] as unknown as PhoneCodeEvent[]

/** What holds whatever has happened. */
function expectIn({ value, context, status, output }: SnapshotFrom<typeof phoneCodeMachine>) {
  // It ends with a proof or with a reason, and with nothing else.
  if (status === 'done') expect([output?.proof === undefined, value]).toEqual([value === 'unsent', value])
  if (value === 'unsent') expect(output?.problem).toBeDefined()
  // A code is entered only where one was sent, and kept unsent only where it could not be answered.
  if (typeof value === 'object' || value === 'checking') expect(context.sent).toBeDefined()
  if (context.unsentCode !== undefined && typeof value === 'object')
    expect(context.problem?.code).not.toBe('code_invalid')
}

it('takes every transition of every state', () => {
  const { unreached, untaken } = walk(phoneCodeMachine, {
    inputs: [input, { ...input, sent: codeSent }],
    events,
    expectIn,
  })
  expect([unreached, untaken]).toEqual([[], []])
})

it('keeps its promises in every order of events, and after a reload', () => {
  runs(phoneCodeMachine, {
    input,
    events,
    reload: ({ context: { sent } }) => ({ ...input, sent }),
    expectIn,
  })
})
