import { headers } from '#contract/headers'
import type { ProblemCode } from '#contract/problem-codes'
import type { Relative, RelativeForm, RelativeList } from '#contract/relative'
import type { ConsentAnswer, ConsentQuestion } from '#contract/relative-consent'
import type { AccountEvents } from '#contract/settings'
import { bookingAt, e164, phone, type World } from '#tests/integration/appointment-world'
import type { Method } from '#tests/support/request'
import { signIn } from '#tests/support/signed-in'

type As = { bearer?: string; tenant?: string; locale?: string }
/** Undefined is left out. */
type Changes = { [Name in keyof RelativeForm]?: RelativeForm[Name] | undefined }
type Message = { phone: string | null; email: string | null; subject: string | null; body: string }

/** An adult with a phone of her own, who has to be asked. */
export const amina: RelativeForm = {
  first_name: 'Amina',
  last_name: 'Farouk',
  relationship_id: 'parent',
  phone: '+971551230008',
  birthday: '1963-01-09',
  dob_format: 'gregorian',
  identity_type_id: 'passport',
  identity: 'N1234567',
}

const tomorrow = '2026-11-24T05:00:00.000Z'

/** What an account does with a relative in a world, and what the relative is asked and answers. */
export function consentsOf(world: () => World) {
  let own: Awaited<ReturnType<typeof signIn>>
  let calls = 0
  /** No two calls are alike, or the second counts as a repetition. */
  const newCall = () => (calls += 1)

  const signInAgain = async (account = { phone: e164, name: 'Layla' }) => {
    own = await signIn(world().database, { ...account, now: world().clock() })
  }

  async function ask<T>(method: Method, path: string, body?: object, { bearer = own.idToken, ...as }: As = {}) {
    const answer = await world().call('account', method, path, {
      tenant: as.tenant ?? 'patientweb',
      locale: as.locale ?? 'en-ae',
      ...(body && { body }),
      query: { call: newCall() },
      headers: bearer ? { authorization: `Bearer ${bearer}` } : {},
    })
    const { data, code, details } = answer.json<{ data: T; code?: ProblemCode; details?: Record<string, string> }>()
    return { status: answer.statusCode, data, code, details }
  }

  const sent = () =>
    world().database.query<Message>('select phone, email, subject, body from sent_messages order by id')
  const links = async () =>
    (await sent()).flatMap(({ body }) => /\/relative-consent\S*#([\w-]+)/.exec(body)?.slice(1) ?? [])

  return {
    newCall,
    ask,
    sent,
    /** The tokens of all links that were sent, in order. */
    links,
    lastLink: async () => (await links()).at(-1) ?? 'none was sent',
    /** Whose relatives they are: the account that signed in last. */
    own: () => own,
    /** Signs in at the time of the world's clock, as Layla or as another account. */
    signInAgain,
    /** Nobody has asked or booked yet, and Layla is signed in. */
    startAnew: async () => {
      await world().database.execute('delete from documents; delete from rate_counts')
      await world().reset()
      await signInAgain()
    },
    later: (seconds: number) => world().setClock(new Date(world().clock().getTime() + seconds * 1000)),
    add: async (changes: Changes = {}) => (await ask<Relative>('POST', '/patients', { ...amina, ...changes })).data,
    change: async (id: string, changes: Changes) => {
      const { identity: _, identity_type_id: __, ...shown } = amina
      return (await ask<Relative>('PUT', `/patients/${id}`, { ...shown, ...changes })).data
    },
    askAgain: (id: string, as?: As) => ask<Relative>('POST', `/patients/${id}/consent`, undefined, as),
    told: async (id: string) =>
      (await ask<RelativeList>('GET', '/patients')).data.patients.find((relative) => relative.id === id),
    question: (token: string, as: As = { bearer: '' }) =>
      ask<ConsentQuestion>('POST', '/consent/question', { token }, as),
    answer: (token: string, what: ConsentAnswer, as: As = { bearer: '' }) =>
      ask<ConsentQuestion>('POST', '/consent/answer', { token, answer: what }, as),
    /** What the account was told of itself, the latest first. */
    events: async () => (await ask<AccountEvents>('GET', '/account/events')).data.events.map(({ kind }) => kind),
    /** A visit of tomorrow for a relative. */
    book: async (relative: string) => {
      const answered = await world().call('appointment', 'POST', '/patient/appointment', {
        body: {
          ...bookingAt(tomorrow),
          patient: { first_name: 'Amina', last_name: 'Farouk', ...phone, patient_relative_id: relative },
        },
        headers: { authorization: `Bearer ${own.idToken}`, [headers.idempotencyKey]: `"visit-for-amina-${newCall()}"` },
      })
      const { code, details } = answered.json<{ code?: ProblemCode; details?: object }>()
      return { status: answered.statusCode, code, details }
    },
  }
}
