import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { pinnedTo, type Resolved } from '#server/reachable-address'
import { findSystem, reasonOf, type Reach } from './call-out.ts'
import { readFeedAddress } from './feed-address.ts'

/** What came of an attempt: it was taken, refused for what it says, or the system was away. `answer` is for operators. */
export type PostOutcome = { kind: 'taken' | 'refused' | 'away'; answer: string }

/** Milliseconds one attempt may take. */
type Options = Reach & { timeout?: number }

/** What a system answers where this one message is the matter, and not its address, its key or itself. */
const refusals = new Set([400, 409, 413, 422])

/**
 * Calls practices' systems: `post` sends a message, `check` says why an address is not called, or nothing. It connects to the very address
 * that was checked, follows no redirect, and reads nothing of the answer but its status. Never throws.
 */
export function createEventPoster({ timeout = 8000, ...reach }: Options) {
  return {
    check: (url: URL): Promise<string | undefined> => {
      const signal = AbortSignal.timeout(timeout)
      return findSystem(url, reach, signal).then(
        () => undefined,
        (error: unknown) => reasonOf(error, signal),
      )
    },
    post: async (address: string, body: string, headers: Record<string, string>): Promise<PostOutcome> => {
      const url = readFeedAddress(address)
      if (!url) return { kind: 'away', answer: 'the address is not allowed' }
      const signal = AbortSignal.timeout(timeout)
      try {
        const status = await send(url, await findSystem(url, reach, signal), { body, headers, signal })
        return { kind: kindOf(status), answer: String(status) }
      } catch (error) {
        return { kind: 'away', answer: reasonOf(error, signal) }
      }
    },
  }
}

export type PostEvent = ReturnType<typeof createEventPoster>['post']

type Sent = { body: string; headers: Record<string, string>; signal: AbortSignal }

function send(url: URL, destination: Resolved, { body, headers, signal }: Sent): Promise<number> {
  const { request } = url.protocol === 'https:' ? https : http
  const length = { 'content-length': Buffer.byteLength(body), 'user-agent': 'Patientweb' }
  const lookup = pinnedTo(destination)
  return new Promise((answered, failed) => {
    request(url, { method: 'POST', agent: false, signal, lookup, headers: { ...headers, ...length } })
      .on('error', failed)
      .on('response', (answer: IncomingMessage) => {
        answered(answer.statusCode ?? 0)
        // Whatever else it says may be long, and is nobody's business.
        answer.destroy()
      })
      .end(body)
  })
}

const kindOf = (status: number) => (status >= 200 && status < 300 ? 'taken' : refusals.has(status) ? 'refused' : 'away')
