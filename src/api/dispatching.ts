import axios, { type AxiosAdapter, AxiosError, AxiosHeaders, type AxiosResponse } from 'axios'
import type { Dispatch } from './environment.ts'

/**
 * The adapter for instances that live only while one page is rendered. It is not the fetch adapter: for each fetch function
 * axios caches an adapter for ever.
 */
export function dispatchingAdapter(dispatch: Dispatch): AxiosAdapter {
  return async (config) => {
    const address = new URL(axios.getUri(config))
    const answer = await dispatch({
      method: (config.method ?? 'get').toUpperCase(),
      path: address.pathname + address.search,
      headers: Object.fromEntries(
        Object.entries(config.headers.toJSON()).map(([name, value]) => [name.toLowerCase(), String(value)]),
      ),
      ...(config.signal instanceof AbortSignal ? { signal: config.signal } : {}),
      ...(typeof config.data === 'string' ? { body: config.data } : {}),
    })
    const response: AxiosResponse = {
      data: answer.body,
      status: answer.status,
      statusText: '',
      headers: AxiosHeaders.from(answer.headers),
      config,
    }
    if (!config.validateStatus || config.validateStatus(answer.status)) return response
    throw new AxiosError(`Request failed with status code ${answer.status}`, undefined, config, undefined, response)
  }
}
