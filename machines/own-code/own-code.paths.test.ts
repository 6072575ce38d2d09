import { expect, it } from 'vitest'
import type { SnapshotFrom } from 'xstate'
import { phoneCodeMachine } from '#machines/phone-code/phone-code.machine'
import { codeSent } from '#tests/support/booking'
import { answered, isAt, refused, runs, walk } from '#tests/support/machine-paths'
import { ownCodeMachine } from './own-code.machine.ts'
import type { OwnCodeEvent } from './own-code.types.ts'

const contact = { phone: '501234567', country_code: '971' }
const entering = phoneCodeMachine.resolveState({
  value: { entering: 'cooling' },
  context: {
    ...{ number: contact, purpose: 'sign_in', sent: codeSent },
    ...{ unsentCode: undefined, problem: undefined, proof: undefined },
  },
})
const events = [
  { type: 'code.requested', contact },
  { type: 'code.given', code: '684213' },
  { type: 'code.resend_requested' },
  { type: 'connection.returned' },
  isAt('phoneCode', entering),
  answered('phoneCode', { proof: { ...contact, guestToken: '', expiresAt: '' }, problem: undefined }),
  answered('phoneCode', { proof: undefined, problem: { code: 'offline' } }),
  answered('phoneCode', { proof: undefined, problem: { code: 'codes_of_phone_limit' } }),
  refused('phoneCode', new Error('no code')),
] as unknown as OwnCodeEvent[]

/** What holds whatever has happened. */
function expectIn({ value, context }: SnapshotFrom<typeof ownCodeMachine>) {
  expect(JSON.stringify(context)).not.toContain('684213')
  if (value !== 'idle') expect(context).toMatchObject({ contact, problem: undefined })
  // Where none is on its way, none can be entered.
  if (context.problem) expect(context.sent).toBeUndefined()
}

it('takes every transition of every state', () => {
  const { unreached, untaken } = walk(ownCodeMachine, { inputs: [undefined], events, expectIn })
  expect([unreached, untaken]).toEqual([[], []])
})

it('keeps its promises in every order of events', () => {
  runs(ownCodeMachine, { input: undefined, events, reload: () => undefined, expectIn })
})
