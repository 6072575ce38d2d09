import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { pinnedTo, type Resolved } from '#server/reachable-address'
import { findSystem, reasonOf, type Reach } from '../call-out.ts'
import { readCalendarAddress } from './calendar-address.ts'

/** What is known of a calendar since it was last read. */
export type Known = { etag: string | null; lastModified: string | null }

/** What came of asking for a calendar; `answer` is for operators, and has nothing of its address. */
export type Fetched =
  | ({ kind: 'whole'; bytes: Uint8Array } & Known)
  | { kind: 'unchanged' }
  | { kind: 'failed'; answer: string }

/** Milliseconds that asking for one may take, bytes that it may have, and how often it may lead elsewhere. */
type Options = Reach & { timeout?: number; mostBytes?: number }

const mostRedirects = 3
const redirects = new Set([301, 302, 303, 307, 308])

/**
 * Asks for calendars. It connects to the very address that was checked, as for each that it is led to, takes nothing compressed, and no more
 * than it may. Never throws.
 */
export function createCalendarFetcher({ timeout = 15_000, mostBytes = 10_000_000, ...reach }: Options) {
  async function fetchAt(
    url: URL,
    known: Known | undefined,
    signal: AbortSignal,
    left = mostRedirects,
  ): Promise<Fetched> {
    const answer = await ask(url, await findSystem(url, reach, signal), known, signal)
    try {
      const { statusCode: status = 0, headers } = answer
      if (redirects.has(status) && headers.location !== undefined) {
        const { location } = headers
        const elsewhere = URL.canParse(location, url.href)
          ? readCalendarAddress(new URL(location, url).href)
          : undefined
        if (!elsewhere) return failed('it leads to an address that is not allowed')
        return left > 0 ? await fetchAt(elsewhere, known, signal, left - 1) : failed('it leads on and on')
      }
      if (status === 304 && known) return { kind: 'unchanged' }
      if (status !== 200) return failed(String(status))
      if ((headers['content-encoding'] ?? 'identity') !== 'identity') return failed('it is compressed')
      const bytes = await bytesOf(answer, mostBytes)
      if (!bytes) return failed(`it has more than ${mostBytes / 1_000_000} MB`)
      return { kind: 'whole', bytes, etag: shortly(headers.etag), lastModified: shortly(headers['last-modified']) }
    } finally {
      answer.destroy()
    }
  }

  return async (address: string, known?: Known): Promise<Fetched> => {
    const url = readCalendarAddress(address)
    if (!url) return failed('the address is not allowed')
    const signal = AbortSignal.timeout(timeout)
    try {
      return await fetchAt(url, known, signal)
    } catch (error) {
      return failed(reasonOf(error, signal))
    }
  }
}

export type FetchCalendar = ReturnType<typeof createCalendarFetcher>

const failed = (answer: string): Fetched => ({ kind: 'failed', answer })

function ask(url: URL, destination: Resolved, known: Known | undefined, signal: AbortSignal): Promise<IncomingMessage> {
  const { request } = url.protocol === 'https:' ? https : http
  const headers = {
    ...{ accept: 'text/calendar, */*;q=0.1', 'accept-encoding': 'identity', 'user-agent': 'Patientweb' },
    ...(known?.etag && { 'if-none-match': known.etag }),
    ...(known?.lastModified && { 'if-modified-since': known.lastModified }),
  }
  return new Promise((answered, refused) => {
    request(url, { agent: false, signal, lookup: pinnedTo(destination), headers })
      .on('error', refused)
      .on('response', answered)
      .end()
  })
}

/** The body of an answer; undefined where it is longer than it may be. */
async function bytesOf(answer: IncomingMessage, most: number): Promise<Uint8Array | undefined> {
  if (Number(answer.headers['content-length'] ?? 0) > most) return undefined
  const parts: Buffer[] = []
  let length = 0
  for await (const part of answer as AsyncIterable<Buffer>) {
    length += part.length
    if (length > most) return undefined
    parts.push(part)
  }
  return new Uint8Array(Buffer.concat(parts))
}

/** A value to be sent back as it came, where it is one that can be. */
const shortly = (value: string | undefined) =>
  value !== undefined && /^[\x20-\x7e]{1,300}$/.test(value) ? value : null
