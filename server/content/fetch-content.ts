import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { problem } from '#server/errors'
import {
  ForbiddenAddress,
  isLoopback,
  pinnedTo,
  reachable,
  resolveAll,
  type Resolve,
  type Resolved,
} from '#server/reachable-address'
import { webAddress } from './addresses.ts'

/** A fetched page: its markup unchanged, and the address it came from. */
export type FetchedContent = { html: string; url: URL }

type Options = {
  /** Allow plain http and addresses of this machine: for trying things out, never in production. */
  allowLocal?: boolean
  resolve?: Resolve
}

const longestWait = 5_000
const mostBytes = 262_144

/**
 * Fetches a page from one of the tenant's own hosts (C09). It uses https, follows no redirect, and connects to the very address
 * that was checked: a name that resolves to an address inside our network is refused, even if it resolves differently a moment
 * later.
 *
 * @throws Problem `forbidden` where the address is not allowed, `unavailable` where no page could be fetched.
 */
export function createContentFetcher({ allowLocal = false, resolve = resolveAll }: Options = {}) {
  return async (address: string, contentHosts: readonly string[], language: string): Promise<FetchedContent> => {
    const url = webAddress(address) ?? (allowLocal ? localAddress(address) : undefined)
    if (!url || !contentHosts.includes(url.host)) throw problem('forbidden')
    const signal = AbortSignal.timeout(longestWait)
    try {
      const destination = await reachable(url.hostname, {
        resolve,
        isAllowed: (one) => allowLocal && isLoopback(one),
      })
      const answer = await ask(url, destination, language, signal)
      if (answer.statusCode !== 200) throw new Error(`status ${answer.statusCode}`)
      return { html: await readHtml(answer), url }
    } catch (cause) {
      throw problem(cause instanceof ForbiddenAddress ? 'forbidden' : 'unavailable', { cause })
    }
  }
}

const localAddress = (address: string) =>
  /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?(?:\/|$)/.test(address) ? new URL(address) : undefined

function ask(url: URL, destination: Resolved, language: string, signal: AbortSignal): Promise<IncomingMessage> {
  const { get } = url.protocol === 'https:' ? https : http
  return new Promise((answered, failed) => {
    get(
      url,
      {
        agent: false,
        lookup: pinnedTo(destination),
        signal,
        headers: {
          accept: 'text/html',
          'accept-language': language,
          'accept-encoding': 'identity',
          'user-agent': 'Patientweb',
        },
      },
      answered,
    ).on('error', failed)
  })
}

async function readHtml(answer: IncomingMessage): Promise<string> {
  const [kind, ...parameters] = (answer.headers['content-type'] ?? '').split(';').map((part) => part.trim())
  const charset = parameters.map((text) => /^charset="?([\w-]+)/i.exec(text)?.[1]).find(Boolean) ?? 'utf-8'
  if (kind?.toLowerCase() !== 'text/html') return give(answer, 'it is not text/html')
  if (answer.headers['content-encoding'] !== undefined) return give(answer, 'it is packed')
  const pieces: Buffer[] = []
  let length = 0
  for await (const piece of answer as AsyncIterable<Buffer>) {
    length += piece.length
    if (length > mostBytes) return give(answer, 'it is too large')
    pieces.push(piece)
  }
  return new TextDecoder(charset).decode(Buffer.concat(pieces))
}

function give(answer: IncomingMessage, why: string): never {
  answer.destroy()
  throw new Error(why)
}
