import { expect, it } from 'vitest'
import type { SnapshotFrom } from 'xstate'
import { Problem } from '#contract/problem'
import { phoneCodeMachine } from '#machines/phone-code/phone-code.machine'
import { codeSent, verified } from '#tests/support/booking'
import { answered, isAt, refused, runs, walk } from '#tests/support/machine-paths'
import { signInMachine } from './sign-in.machine.ts'
import { selectDraft, selectStep } from './sign-in.selectors.ts'
import type { SignInEvent, SignInInput } from './sign-in.types.ts'

const number = { phone: '501234567', country_code: '971' }
const proof = { ...number, guestToken: 'guest-1', expiresAt: verified.expires_at }
const answers = {
  phone: '50',
  phoneRegion: 'AE',
  firstName: '',
  lastName: '',
  email: '',
  birthday: '',
  dob_format: 'gregorian' as const,
}
const password = 'four plain words'
const atCode = phoneCodeMachine.resolveState({
  value: { entering: 'cooling' },
  context: { number, purpose: 'sign_in', sent: codeSent, unsentCode: undefined, problem: undefined, proof: undefined },
})
const events = [
  { type: 'answers.changed', answers: { phone: '50' } },
  { type: 'number.given', number },
  { type: 'password.chosen', number },
  { type: 'password.given', password },
  { type: 'code.chosen' },
  { type: 'code.given', code: '684213' },
  { type: 'code.resend_requested' },
  { type: 'number.change_requested' },
  {
    type: 'names.given',
    patient: { first_name: 'Layla', last_name: '', birthday: '1990-03-14', dob_format: 'gregorian', password },
  },
  { type: 'entry.restarted' },
  { type: 'connection.returned' },
  isAt('phoneCode', atCode),
  answered('phoneCode', { proof, problem: undefined }),
  answered('phoneCode', { proof, hasAccount: false, problem: undefined }),
  answered('phoneCode', { proof: undefined, problem: { code: 'phone_invalid' } }),
  answered('signInByProof', 'unknown'),
  answered('signInByProof', 'signed_in'),
  answered('signUp'),
  answered('signInByPassword'),
  ...['signInByProof', 'signUp'].map((id) => refused(id, new Problem('guest_token_invalid'))),
  ...['signInByProof', 'signUp', 'signInByPassword'].map((id) => refused(id, new Problem('offline'))),
  refused('signUp', new Problem('account_exists')),
] as unknown as SignInEvent[]
const inputs: SignInInput[] = [
  { phoneRegion: 'AE' },
  { phoneRegion: 'AE', draft: { answers, number, sent: codeSent } },
  { phoneRegion: 'AE', draft: { answers, number, sent: undefined }, proof },
]

/** What holds whatever has happened. */
function expectIn(snapshot: SnapshotFrom<typeof signInMachine>) {
  const { context } = snapshot
  const step = selectStep(snapshot)
  // Neither a code nor a password is kept anywhere.
  expect(JSON.stringify([context, selectDraft(snapshot)])).not.toMatch(/684213|four plain words/)
  // Nobody joins without a proof, and no step beyond the first is without a number.
  if (step === 'names') expect(context.proof).toEqual(proof)
  if (step !== 'number' && step !== 'done') expect(context.number).toEqual(number)
  if (step === 'done') expect(selectDraft(snapshot)).toBeUndefined()
  // What is busy says nothing of the press before it.
  if (snapshot.hasTag('busy')) expect(context.problem).toBeUndefined()
}

it('takes every transition of every state', () => {
  const { unreached, untaken } = walk(signInMachine, { inputs, events, expectIn })
  // Passed through at once.
  expect([unreached, untaken]).toEqual([[], []])
})

it('keeps its promises in every order of events, and after a reload', () => {
  runs(signInMachine, {
    input: inputs[0]!,
    events,
    reload: (snapshot) => ({ phoneRegion: 'AE', draft: selectDraft(snapshot), proof: snapshot.context.proof }),
    expectIn,
  })
})
