import { algoliasearch } from 'algoliasearch'
import { liteClient } from 'algoliasearch/lite'
import helperOf, { type SearchParameters, type SearchResults } from 'algoliasearch-helper'
import type { DoctorHit } from '#contract/directory'
import type { TestServer } from '../support/server.ts'

type Request = { url: string; data?: string | Uint8Array | undefined; headers: Record<string, string> }

/** The protocol's own clients against our server: only the path is ours, the body goes as they send it. */
export function searchClients(server: TestServer, tenant = 'patientweb') {
  const requester = {
    async send({ url, data, headers }: Request) {
      const target = new URL(url)
      const answer = await server.call('search', 'POST', target.pathname.replace(/^\/1\//, '/search/'), {
        tenant,
        query: Object.fromEntries(target.searchParams),
        ...(typeof data === 'string' && { body: data }),
        headers: { 'content-type': headers['content-type'] ?? 'text/plain' },
      })
      return { status: answer.statusCode, content: answer.body, isTimedOut: false }
    },
  }
  const hosts = [{ url: 'search', accept: 'readWrite' as const, protocol: 'https' as const }]
  return {
    lite: liteClient('patientweb', 'search', { requester, hosts }),
    full: algoliasearch('patientweb', 'search', { requester, hosts }),
  }
}

/** What InstantSearch sends with every question. */
const always = {
  clickAnalytics: true,
  userToken: 'anonymous-1',
  highlightPreTag: '__ais-highlight__',
  highlightPostTag: '__/ais-highlight__',
}

/** Searches doctors once as InstantSearch does, by its own helper: all who are found on one page, unless options say otherwise. */
export async function findDoctors(
  server: TestServer,
  refine: (state: SearchParameters) => SearchParameters,
  options: object = {},
): Promise<SearchResults<DoctorHit>> {
  const helper = helperOf(searchClients(server).lite, 'doctor', { hitsPerPage: 1000, ...always, ...options })
  const { content } = await helper.searchOnce(refine(helper.state))
  return content as SearchResults<DoctorHit>
}
