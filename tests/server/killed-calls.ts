import { setTimeout as wait } from 'node:timers/promises'
import type { Service } from '#contract/services'
import { loadConfig } from '#server/config'
import { callerOf } from '#tests/support/caller'
import { toRequest, type Call, type Method } from '#tests/support/request'
import { tenantCode } from './killed-practice.ts'

export type Calls = ReturnType<typeof createCalls>

/** Calls of whichever server is there: each is sent until it is answered. */
export function createCalls(origin: () => Promise<string>) {
  let answered = 0
  let sent = 0

  /** Until somebody answers who does not let go of what a killed server held. Throws where it is refused. */
  async function until<T>(what: string, attempt: (origin: string) => Promise<{ status: number; body: T }>): Promise<T> {
    for (;;) {
      const answer = await origin()
        .then(attempt)
        .catch(() => undefined)
      if (answer && answer.status < 400) {
        answered += 1
        return answer.body
      }
      if (answer && answer.status !== 503) throw new Error(`${what}: ${answer.status} ${JSON.stringify(answer.body)}`)
      await wait(50)
    }
  }

  return {
    /** How many calls were answered so far. */
    answered: () => answered,
    /** What a call is answered with. */
    ask: async <Data>(service: Service, method: Method, path: string, call: Call = {}): Promise<Data> => {
      const body = await until(path, (at) =>
        // No two calls are signed alike: the second would be refused as a repetition of the first.
        callerOf(at)(service, method, path, {
          ...call,
          tenant: tenantCode,
          query: { ...call.query, call: (sent += 1) },
        }),
      )
      return body.data as Data
    },
    /** Chooses on the provider's page what shall become of a payment. */
    choose: (page: string, outcome: 'pay' | 'decline') =>
      until(page, async (at) => {
        const { status } = await fetch(`${at}${page}`, {
          method: 'POST',
          body: new URLSearchParams({ outcome }),
          redirect: 'manual',
        })
        return { status, body: undefined }
      }),
    /** The bytes of a file. */
    read: (path: string, headers: Record<string, string>) =>
      until(path, async (at) => {
        const asked = { tenant: tenantCode, headers, query: { call: (sent += 1) } }
        const request = toRequest(loadConfig({}), () => new Date(), 'account', 'GET', path, asked)
        const answer = await fetch(`${at}${request.url}`, { headers: request.headers })
        return { status: answer.status, body: Buffer.from(await answer.arrayBuffer()) }
      }),
  }
}
