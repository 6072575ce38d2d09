import { expect, it } from 'vitest'
import type { SnapshotFrom } from 'xstate'
import { Problem, type ProblemCode } from '#contract/problem'
import { phoneCodeMachine } from '#machines/phone-code/phone-code.machine'
import { codeSent } from '#tests/support/booking'
import { answered, isAt, runs, walk } from '#tests/support/machine-paths'
import { contactChangeMachine } from './contact-change.machine.ts'
import { selectDraft } from './contact-change.selectors.ts'
import type { ContactChangeEvent } from './contact-change.types.ts'

const contact = { phone: '', country_code: '', email: 'layla@example.org' }
const codeIs = (code?: ProblemCode) =>
  isAt(
    'phoneCode',
    phoneCodeMachine.resolveState({
      value: { entering: 'cooling' },
      context: {
        ...{ number: contact, purpose: 'new_contact', sent: codeSent, unsentCode: undefined, proof: undefined },
        problem: code && { code },
      },
    }),
  )
const events = [
  { type: 'answers.changed', answers: { text: 'layla@example.org' } },
  { type: 'contact.given', contact },
  { type: 'contact.change_requested' },
  { type: 'code.given', code: '684213' },
  { type: 'code.resend_requested' },
  { type: 'connection.returned' },
  codeIs(),
  codeIs('account_exists'),
  answered('phoneCode', { proof: { ...contact, guestToken: '', expiresAt: '' }, problem: undefined }),
  answered('phoneCode', { proof: undefined, problem: { code: new Problem('offline').code } }),
] as unknown as ContactChangeEvent[]
const draft = { answers: { text: '', phoneRegion: 'AE' }, contact, sent: codeSent }

/** What holds whatever has happened. */
function expectIn(snapshot: SnapshotFrom<typeof contactChangeMachine>) {
  expect(JSON.stringify(snapshot.context)).not.toContain('684213')
  if (snapshot.matches('proving')) expect(snapshot.context.contact).toEqual(contact)
  // A contact that is somebody else's is asked for again, and no code of it is left.
  if (snapshot.context.problem?.code === 'account_exists')
    expect([snapshot.value, snapshot.context.sent]).toEqual(['asking', undefined])
  if (snapshot.matches('changed')) expect(selectDraft(snapshot)).toBeUndefined()
}

it('takes every transition of every state', () => {
  const inputs = [{ phoneRegion: 'AE' }, { phoneRegion: 'AE', draft }]
  const { unreached, untaken } = walk(contactChangeMachine, { inputs, events, expectIn })
  expect([unreached, untaken]).toEqual([[], []])
})

it('keeps its promises in every order of events, and after a reload', () => {
  runs(contactChangeMachine, {
    input: { phoneRegion: 'AE' },
    events,
    reload: (snapshot) => ({ phoneRegion: 'AE', draft: selectDraft(snapshot) }),
    expectIn,
  })
})
