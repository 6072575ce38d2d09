import { expect, it } from 'vitest'
import type { SnapshotFrom } from 'xstate'
import { Problem } from '#contract/problem'
import { phoneCodeMachine } from '#machines/phone-code/phone-code.machine'
import { codeSent } from '#tests/support/booking'
import { answered, isAt, refused, runs, walk } from '#tests/support/machine-paths'
import { passwordResetMachine } from './password-reset.machine.ts'
import { selectDraft } from './password-reset.selectors.ts'
import type { PasswordResetEvent, PasswordResetInput } from './password-reset.types.ts'

const number = { phone: '501234567', country_code: '971' }
const email = 'layla@example.org'
const password = 'another long secret'
const code = (value: 'checking' | { entering: 'cooling' }) =>
  isAt(
    'phoneCode',
    phoneCodeMachine.resolveState({
      value,
      context: {
        ...{ number, purpose: 'reset_password', sent: codeSent },
        ...{ unsentCode: undefined, problem: undefined, proof: undefined },
      },
    }),
  )
const offline = new Problem('offline')
const events = [
  { type: 'phone.given', number },
  answered('sendCode', codeSent),
  code('checking'),
  code({ entering: 'cooling' }),
  answered('phoneCode', { proof: { ...number, guestToken: 'right-1', expiresAt: '' }, problem: undefined }),
  { type: 'password.given', password },
  answered('updatePassword'),
  answered('findReturnPath', '/en-ae/dashboard/profile'),
  answered('signIn'),
  { type: 'step.revisited', step: 'forget' },
  { type: 'step.revisited', step: 'update' },
  { type: 'step.revisited', step: 'confirm' },
  { type: 'phone.changed', answers: { phone: '50' } },
  { type: 'email.given', email },
  answered('sendLink', { sent: true, expires_at: codeSent.expires_at }),
  answered('sendLinkAgain', { sent: true, expires_at: codeSent.expires_at }),
  { type: 'link.opened', token: 'link-1' },
  answered('checkLink'),
  { type: 'link.resend_requested' },
  { type: 'code.given', code: '684213' },
  { type: 'code.resend_requested' },
  { type: 'password.changed' },
  { type: 'reset.restarted' },
  { type: 'connection.returned' },
  answered('findReturnPath'),
  answered('phoneCode', { proof: undefined, problem: { code: 'phone_invalid' } }),
  refused('updatePassword', new Problem('reset_token_invalid')),
  refused('checkLink', new Problem('reset_token_invalid')),
  ...[
    'sendCode',
    'sendLink',
    'sendLinkAgain',
    'phoneCode',
    'checkLink',
    'updatePassword',
    'findReturnPath',
    'signIn',
  ].map((id) => refused(id, offline)),
] as unknown as PasswordResetEvent[]
const answers = { phone: '50', phoneRegion: 'AE' }
const input: PasswordResetInput = { phoneRegion: 'AE' }
const inputs: PasswordResetInput[] = [
  input,
  { ...input, draft: { answers, codeSent: { ...codeSent, ...number }, linkSent: undefined } },
  { ...input, draft: { answers, codeSent: undefined, linkSent: { email, expires_at: codeSent.expires_at } } },
]

/** What holds whatever has happened. */
function expectIn(snapshot: SnapshotFrom<typeof passwordResetMachine>) {
  const { context } = snapshot
  // What is stored has no secret in it.
  expect(JSON.stringify(selectDraft(snapshot) ?? {})).not.toMatch(/684213|right-1|link-1|another long secret/)
  // Nothing is saved without the right to it, and nobody is signed in who was on the way to nothing (S25).
  if (snapshot.matches({ update: 'saving' })) expect(context.right ?? context.linkToken).toBeDefined()
  if (snapshot.matches({ success: 'signingIn' })) expect(context.returnPath).toBeDefined()
  if (snapshot.matches({ success: 'signedOut' }) || snapshot.matches({ success: 'signedIn' }))
    expect(context.password).toBe('')
}

it('takes every transition of every state', () => {
  const { unreached, untaken } = walk(passwordResetMachine, { inputs, events, expectIn })
  expect([unreached, untaken]).toEqual([[], []])
})

it('keeps its promises in every order of events, and after a reload', () => {
  runs(passwordResetMachine, {
    input,
    events,
    reload: (snapshot) => ({ ...input, draft: selectDraft(snapshot) }),
    expectIn,
  })
})
