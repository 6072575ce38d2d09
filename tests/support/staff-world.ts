import { consoleCalls, consoleHeader, type ConsoleCallName } from '#contract/console/calls'
import type { StaffRole } from '#contract/console/roles'
import type { ConsoleShapes } from '#contract/console/shapes'
import type { Config } from '#server/config'
import type { OpenDatabase } from '#server/db/open'
import type { Mail } from '#server/messages/mail/mail-gateway'
import { inviteByOperator } from '#server/tenants/invite-by-operator'
import { openTestDatabase } from './database.ts'
import { startTestServer } from './server.ts'
import { addTenant } from './tenants.ts'
import { codeAt } from './time-code.ts'

/** What a call carries, beside what its name says. */
export type Sent = {
  id?: string
  query?: Record<string, string>
  body?: unknown
  headers?: Record<string, string | undefined>
}
export type Answered<T = unknown> = {
  status: number
  code: string | undefined
  details: Record<string, unknown> | undefined
  data: T
  text: string
}

type ServerOptions = NonNullable<Parameters<typeof startTestServer>[0]>

export const base64 = (text: string) => Buffer.from(text, 'utf8').toString('base64')
/** A password of each person's own. */
export const passwordOf = (email: string) => `seven camels of ${email}`

export type StaffWorld = Awaited<ReturnType<typeof openStaffWorld>>
/** A browser at a tenant's console, with the cookie that it is given. */
export type Browser = {
  tenant: string
  readonly cookie: string | undefined
  /** The cookie as it was last set, with its attributes. */
  readonly lastSet: string | undefined
  takeCookie: (other: string | undefined) => void
  call: <Name extends ConsoleCallName>(name: Name, sent?: Sent) => Promise<Answered<ConsoleShapes[Name]['answer']>>
}

/** A server with two tenants and their consoles, a clock that a test moves, and the mails that it sends; null where it sends none. */
export async function openStaffWorld({
  config,
  hasMail = true,
  ...more
}: { config?: Partial<Config>; hasMail?: boolean } & Pick<ServerOptions, 'pushGateway' | 'secret' | 'web'> = {}) {
  // Attempts are counted where PostgreSQL clears by its own clock.
  let now = new Date()
  const mails: Mail[] = []
  const database: OpenDatabase = await openTestDatabase()
  await addTenant(database, { code: 'other-tenant', hosts: ['console.other.example'] })
  const server = await startTestServer({
    database,
    clock: () => now,
    mail: hasMail ? { send: async (mail) => void mails.push(mail) } : null,
    ...(config && { config }),
    ...more,
  })

  function open(tenant = 'patientweb'): Browser {
    let cookie: string | undefined
    let set: string | undefined
    return {
      tenant,
      get cookie() {
        return cookie
      },
      get lastSet() {
        return set
      },
      takeCookie: (other: string | undefined) => void (cookie = other),
      async call<Name extends ConsoleCallName>(
        name: Name,
        { id = 'none', query, body, headers }: Sent = {},
      ): Promise<Answered<ConsoleShapes[Name]['answer']>> {
        const { method, path } = consoleCalls[name]
        const answer = await server.app.inject({
          method,
          url: `/partner/${tenant}/api${path.replace('{id}', id)}`,
          ...(query && { query }),
          ...(body !== undefined && { payload: body as object }),
          headers: Object.fromEntries(
            Object.entries({ [consoleHeader]: '1', ...(cookie && { cookie }), ...headers }).filter(
              ([, value]) => value !== undefined,
            ),
          ),
        })
        set = [answer.headers['set-cookie']].flat().find((text) => text !== undefined) ?? set
        for (const { name: key, value } of answer.cookies) cookie = value === '' ? undefined : `${key}=${value}`
        const isJson = String(answer.headers['content-type']).startsWith('application/json')
        const read = isJson ? answer.json<Answered<never>>() : undefined
        return {
          status: answer.statusCode,
          code: read?.code,
          details: read?.details,
          data: read?.data as never,
          text: answer.payload,
        }
      },
    }
  }

  const invited = async (tenant: string, email: string, role: StaffRole) => {
    const made = await database.db.transaction((tx) => inviteByOperator(tx, { code: tenant, email, role }, now))
    return made!.token
  }

  /** Accepts an invitation, as its page does. */
  async function accept(browser: Browser, token: string, email: string) {
    const { data } = await browser.call('openInvitation', { body: { token } })
    const { secret, ticket } = data.second_factor
    const code = codeAt(secret, now)
    const body = { token, name: `Name of ${email}`, password: base64(passwordOf(email)), ticket, code }
    const answer = await browser.call('acceptInvitation', { body })
    return { secret, answer, recoveryCodes: answer.data?.recovery_codes ?? [] }
  }

  return {
    server,
    database,
    mails,
    open,
    invited,
    accept,
    now: () => now,
    pass: (seconds: number) => void (now = new Date(now.getTime() + seconds * 1000)),
    /** Somebody new of the staff, signed in by having joined. */
    async join(email: string, role: StaffRole, tenant = 'patientweb') {
      const browser = open(tenant)
      const { secret, recoveryCodes } = await accept(browser, await invited(tenant, email, role), email)
      return { browser, email, secret, recoveryCodes }
    },
    /** The first step of a sign-in: its ticket. */
    async ticketOf(browser: Browser, email: string, password = passwordOf(email)) {
      return browser.call('signIn', { body: { email, password: base64(password) } })
    },
    async close() {
      await server.close()
      await database.close()
    },
  }
}
