import type { APIRequestContext } from '@playwright/test'
import type { SignInAnswer } from '#contract/account'
import type { RelativeForm } from '#contract/relative'
import { additions, calls } from '#contract/services'
import { toBase64 } from '#src/session/encode-password.ts'
import { callerOf } from '#tests/support/caller'
import { grownUp } from '#tests/support/grown-up'
import { readCode } from './journey.ts'

type Call = (typeof calls)[keyof typeof calls] | (typeof additions)[keyof typeof additions]

/** Calls as somebody who has not been here before. */
function posterAt(origin: string, tenant = 'patientweb') {
  const call = callerOf(origin)
  const part = () => 1 + Math.floor(Math.random() * 254)
  const from = { 'x-forwarded-for': `10.${part()}.${part()}.${part()}` }
  return async <Answer>({ service, path }: Call, body: object): Promise<Answer> => {
    const headers = { ...from, 'idempotency-key': `"${crypto.randomUUID()}"` }
    const answer = await call(service, 'POST', path, { tenant, body, headers })
    if (!answer.body.data) throw new Error(`${path} answered ${JSON.stringify(answer)}`)
    return answer.body.data
  }
}

/** Makes the account of a phone, as a sign-up does: its code is read from the demo inbox. */
export async function makeAccount(
  request: APIRequestContext,
  origin: string,
  { phone, password, tenant }: { phone: string; password: string; tenant?: string },
): Promise<SignInAnswer> {
  const post = posterAt(origin, tenant)
  await post(calls.sendCode, { phone, country_code: '971', type: 'sign_in' })
  const code = { phone, country: '971', type: 'sign_in', phone_verification_token: await readCode(request, phone) }
  const { guest_token: token } = await post<{ guest_token: string }>(calls.verifyCode, code)
  const person = { first_name: 'Layla', last_name: 'Farouk', ...grownUp, password: toBase64(password) }
  return post(calls.signUpByPhone, { token, ...person })
}

/** The same for an email. */
export async function makeEmailAccount(
  request: APIRequestContext,
  origin: string,
  { email, password }: { email: string; password: string },
): Promise<SignInAnswer> {
  const post = posterAt(origin)
  await post(additions.sendEmailCode, { email })
  const code = { email, email_verification_token: await readCode(request, email) }
  const { email_token: token } = await post<{ email_token: string }>(additions.verifyEmailCode, code)
  return post(calls.signUp, {
    token,
    first_name: 'Maha',
    last_name: 'Nasser',
    ...grownUp,
    password: toBase64(password),
  })
}

/** Adds a relative to an account. */
export async function addRelative(
  origin: string,
  { idToken }: Pick<SignInAnswer, 'idToken'>,
  relative: RelativeForm,
  tenant = 'patientweb',
): Promise<void> {
  const { service, path } = calls.addPatient
  const answer = await callerOf(origin)(service, 'POST', path, {
    tenant,
    body: relative,
    headers: { authorization: `Bearer ${idToken}`, 'idempotency-key': `"${crypto.randomUUID()}"` },
  })
  if (!answer.body.data) throw new Error(`${path} answered ${JSON.stringify(answer)}`)
}

/** What the platform says to a bearer: 200 while its session goes on, 401 once it has ended. */
export async function statusOf(origin: string, bearer: string, tenant = 'patientweb'): Promise<number> {
  const { service, path } = calls.account
  const headers = { authorization: `Bearer ${bearer}` }
  return (await callerOf(origin)(service, 'GET', path, { tenant, headers })).status
}
