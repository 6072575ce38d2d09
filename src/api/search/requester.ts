import type { AxiosInstance } from 'axios'
import { answered, isJson, notOurs, toProblem } from '../call.ts'

/** Input of a requester of the search client, whose own type is not exported from the lite entry. */
type Request = { url: string; data?: string | Uint8Array | undefined }
type Response = { status: number; content: string; isTimedOut: boolean }

/**
 * Sends the search client's requests through our transport, so that they have the same headers and signature as every other
 * call, can be aborted, and use our path. Failures are thrown from here as Problems: the client's own errors mention
 * application ids.
 */
export function searchRequester(http: AxiosInstance, signal?: AbortSignal) {
  return {
    async send({ url, data }: Request): Promise<Response> {
      const target = new URL(url)
      const response = await answered(() =>
        http.request<string>({
          method: 'POST',
          url: target.pathname.replace(/^\/1\//, '/search/') + target.search,
          data,
          // The client parses the answer itself.
          transformResponse: (content: unknown) => content,
          ...(signal ? { signal } : {}),
        }),
      ).catch((reason: unknown) => {
        throw reason instanceof Error ? reason : toProblem(reason)
      })
      if (!isJson(response)) throw notOurs(response)
      return { status: response.status, content: response.data, isTimedOut: false }
    },
  }
}
