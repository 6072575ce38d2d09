import type { ResetProof, SignInAnswer } from '#contract/account'
import { headers } from '#contract/headers'
import { additions, calls } from '#contract/services'
import type { SessionTokens } from '#contract/session'
import type { VerifyAnswer } from '#contract/appointment'
import type { Config } from '#server/config'
import type { Mail } from '#server/messages/mail/mail-gateway'
import type { TextMessage } from '#server/messages/sms/sms-gateway'
import { openTestDatabase } from '#tests/support/database'
import { grownUp } from '#tests/support/grown-up'
import type { Method } from '#tests/support/request'
import { startTestServer } from '#tests/support/server'
import { addTenant } from '#tests/support/tenants'

export type AccountWorld = Awaited<ReturnType<typeof openAccountWorld>>

/** What a call carries beside its body. */
type With = { tenant?: string; key?: string; guest?: string; bearer?: string; locale?: string }
/** What it was answered: the data, or the problem. */
type Answer<T> = { status: number; code: string | undefined; details: unknown; data: T }

/** A password nobody has chosen yet. */
export const goodPassword = 'seven camels at dawn'
export const base64 = (text: string) => Buffer.from(text, 'utf8').toString('base64')

/** A server with two tenants, a clock that a test moves, and the messages that it texts. */
export async function openAccountWorld(config: Partial<Config> = {}) {
  // Attempts are counted where PostgreSQL clears by its own clock.
  let now = new Date()
  const sent: TextMessage[] = []
  const mails: Mail[] = []
  const database = await openTestDatabase()
  await addTenant(database, { code: 'other-tenant' })
  const server = await startTestServer({
    database,
    config,
    clock: () => now,
    sms: { send: async (message) => void sent.push(message) },
    mail: { send: async (mail) => void mails.push(mail) },
  })
  let last = 503_000_000
  let count = 0

  async function send<T>(method: Method, path: string, body?: object, given: With = {}): Promise<Answer<T>> {
    const answer = await server.call('account', method, path, {
      ...(body && { body }),
      ...(given.tenant && { tenant: given.tenant }),
      ...(given.locale && { locale: given.locale }),
      // No two calls are alike, or the second counts as a repetition.
      query: { call: (count += 1) },
      headers: {
        ...(given.key && { [headers.idempotencyKey]: `"${given.key}"` }),
        ...(given.guest && { [headers.guestToken]: given.guest }),
        ...(given.bearer && { authorization: `Bearer ${given.bearer}` }),
      },
    })
    const { data, code, details } = answer.json<Answer<T>>()
    return { status: answer.statusCode, code, details, data }
  }
  const post = <T>(path: string, body: object, given?: With) => send<T>('POST', path, body, given)

  const codeFor = async (phone: string, type: string, given?: With) => {
    await post(calls.sendCode.path, { phone, country_code: '971', type }, given)
    return /\d{6}/.exec(sent.at(-1)!.body)![0]
  }
  const verify = (phone: string, code: string, type?: string, given?: With) =>
    post<VerifyAnswer>(
      calls.verifyCode.path,
      { phone, country: '971', phone_verification_token: code, ...(type && { type }) },
      given,
    )
  const proofOf = async (phone: string, given?: With) =>
    (await verify(phone, await codeFor(phone, 'sign_in', given), 'sign_in', given)).data.guest_token
  const signUp = (token: string, more: object = {}, given?: With) =>
    post<SignInAnswer>(
      calls.signUpByPhone.path,
      { token, first_name: 'Layla', last_name: 'Haddad', ...grownUp, ...more },
      given,
    )

  return {
    server,
    database,
    sent,
    mails,
    send,
    post,
    codeFor,
    verify,
    proofOf,
    signUp,
    now: () => now,
    pass: (seconds: number) => void (now = new Date(now.getTime() + seconds * 1000)),
    /** The national number of a mobile phone of the Emirates, a new one each time. */
    newPhone: () => String((last += 1)),
    /** A new account and the session of its sign-up. */
    async join(phone: string, password?: string, given?: With): Promise<SignInAnswer> {
      return (await signUp(await proofOf(phone, given), password ? { password: base64(password) } : {}, given)).data
    },
    signInByToken: (token: string, given?: With) => post<SignInAnswer>(calls.signInByToken.path, { token }, given),
    signInByPhone: (phone: string, password: string, given?: With) =>
      post<SignInAnswer>(calls.signInByPhone.path, { phone, country_code: '971', password: base64(password) }, given),
    setNewPassword: (guest: string, phone: string, password: string, given?: With) =>
      post<SignInAnswer>(
        calls.setNewPassword.path,
        { phone, password: base64(password), consents: grownUp.consents },
        { guest, ...given },
      ),
    verifyReset: (phone: string, code: string, given?: With) =>
      post<ResetProof>(
        calls.verifyResetCode.path,
        { phone, country_code: '971', phone_verification_token: code },
        given,
      ),
    reset: (phone: string, token: string, password: string, given?: With) =>
      post<{ updated: true }>(
        calls.resetPasswordByPhone.path,
        { phone, country_code: '971', token_reset_password: token, password: base64(password) },
        given,
      ),
    signOut: (bearer: string) => post<{ signed_out: true }>(calls.signOut.path, {}, { bearer }),
    refresh: (refreshToken: string) => post<SessionTokens>(additions.refreshSession.path, { refreshToken }),
    /** 200 while a bearer is good: any call is refused with one that is not. */
    statusOf: async (bearer: string) =>
      (await server.call('locale', 'GET', '/appservice/init', { headers: { authorization: `Bearer ${bearer}` } }))
        .statusCode,
    /** Everything that is stored about people, as text. */
    async stored(): Promise<string> {
      const tables = [
        ...['patients', 'passwords', 'password_resets', 'sessions', 'session_families', 'refresh_tokens'],
        ...['one_time_codes', 'email_proofs', 'idempotency_records', 'rate_counts'],
      ]
      const rows = await Promise.all(tables.map((table) => database.query<object>(`select * from ${table}`)))
      return JSON.stringify(rows)
    },
    async close() {
      await server.close()
      await database.close()
    },
  }
}

/** The code of the problem, or 200. */
export const outcome = async (answer: Promise<Answer<unknown>>) => {
  const { status, code } = await answer
  return code ? `${code} ${status}` : status
}
