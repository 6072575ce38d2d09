import { additions, calls } from '#contract/services'
import { base64, goodPassword, type AccountWorld } from '#tests/integration/account-world'
import { grownUp } from './grown-up.ts'

/** A call that takes a phone or an email of whoever it may be, which nobody may learn from it to have an account. */
export type ContactProbe = {
  /** As the description of the server has it. */
  name: string
  what: string
  takes: 'phone' | 'email'
  path: string
  body: (contact: string) => object
  /** What was asked for before: a code for the same phone or email. */
  after?: (contact: string) => readonly [path: string, body: object]
}

const phoneOf = (phone: string) => ({ phone, country_code: '971' })
const codeTo = (type: string) => (phone: string) => [calls.sendCode.path, { ...phoneOf(phone), type }] as const
const mailTo = (email: string) => [additions.sendEmailCode.path, { email }] as const
const wrong = { phone_verification_token: '000000' }
const wrongPassword = { password: base64('not the password') }
const newPassword = { password: base64('nine lanterns by the creek') }
const newcomer = { first_name: 'Layla', last_name: 'Haddad', ...grownUp }

const probe = (call: { method: string; path: string }, rest: Omit<ContactProbe, 'name' | 'path'>): ContactProbe => ({
  name: `${call.method} /api/account${call.path}`,
  path: call.path,
  ...rest,
})

/** Every such call, with what does not show that the phone or the email is the caller's. */
export const contactProbes: readonly ContactProbe[] = [
  ...['sign_in', 'reset_password', 'guest_booking'].map((type) =>
    probe(calls.sendCode, {
      what: `a code to ${type} [C26]`,
      takes: 'phone',
      body: (phone) => ({ ...phoneOf(phone), type }),
    }),
  ),
  probe(calls.verifyCode, {
    what: 'a wrong code [C31]',
    takes: 'phone',
    body: (phone) => ({ phone, country: '971', type: 'sign_in', ...wrong }),
    after: codeTo('sign_in'),
  }),
  probe(calls.verifySignUpPhone, {
    what: 'a wrong code of a sign-up [C21]',
    takes: 'phone',
    body: (phone) => ({ ...phoneOf(phone), ...wrong }),
    after: codeTo('sign_in'),
  }),
  probe(calls.verifyResetCode, {
    what: 'a wrong code of a reset [C27]',
    takes: 'phone',
    body: (phone) => ({ ...phoneOf(phone), ...wrong }),
    after: codeTo('reset_password'),
  }),
  probe(calls.signInByPhone, {
    what: 'a wrong password for a phone [C17 S15]',
    takes: 'phone',
    body: (phone) => ({ ...phoneOf(phone), ...wrongPassword }),
  }),
  probe(calls.resetPasswordByPhone, {
    what: 'a new password with a right that nobody was given [C28]',
    takes: 'phone',
    body: (phone) => ({ ...phoneOf(phone), ...newPassword, token_reset_password: 'A'.repeat(43) }),
  }),
  probe(calls.setNewPassword, {
    what: 'a first password without the proof of the phone [C29]',
    takes: 'phone',
    body: (phone) => ({ phone, ...newPassword, consents: grownUp.consents }),
  }),
  probe(calls.validatePatient, {
    what: 'the check of a form with a phone [C46]',
    takes: 'phone',
    body: (phone) => ({ first_name: 'Layla', last_name: 'Haddad', phone: `+971${phone}` }),
  }),
  probe(calls.validatePatient, {
    what: 'the check of a form with an email [C46]',
    takes: 'email',
    body: (email) => ({ first_name: 'Layla', last_name: 'Haddad', email }),
  }),
  probe(calls.signUpByPhone, {
    what: 'a sign-up that gives an email and no proof [C20]',
    takes: 'email',
    body: (email) => ({ token: 'A'.repeat(43), email, ...newcomer }),
  }),
  probe(calls.signIn, {
    what: 'a wrong password for an email [C16 S14]',
    takes: 'email',
    body: (email) => ({ email, ...wrongPassword }),
  }),
  probe(additions.sendEmailCode, { what: 'a code by mail [S16]', takes: 'email', body: (email) => ({ email }) }),
  probe(additions.verifyEmailCode, {
    what: 'a wrong code of a mail [S16]',
    takes: 'email',
    body: (email) => ({ email, email_verification_token: '000000' }),
    after: mailTo,
  }),
  probe(additions.sendResetLink, {
    what: 'a link to a new password [S26]',
    takes: 'email',
    body: (email) => ({ email }),
  }),
]

let count = 0

/** Contacts as a probe takes them: of accounts with a password, of those without one, and such as nobody has; so many of each. */
export async function contactsFor(world: AccountWorld, takes: ContactProbe['takes'], many = 1) {
  const make = async (password?: string) => {
    const phone = world.newPhone()
    const { PatientID: id } = await world.join(phone, password)
    if (takes === 'phone') return phone
    const email = `layla.${(count += 1)}@known.example`
    await world.database.query('update patients set email = $1, email_proven_at = now() where id = $2', [email, id])
    return email
  }
  const nobodys = () => (takes === 'phone' ? world.newPhone() : `omar.${(count += 1)}@known.example`)
  const found = { withPassword: [] as string[], without: [] as string[], unknown: [] as string[] }
  for (let index = 0; index < many; index += 1) {
    found.withPassword.push(await make(goodPassword))
    found.without.push(await make())
    found.unknown.push(nobodys())
    // No limit of what was asked for is near.
    world.pass(3_600)
  }
  return found
}
