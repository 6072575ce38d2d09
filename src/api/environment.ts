import type { Locale } from '#contract/locale'
import type { Clock } from './signing/clock.ts'

/** What the calls need to know of where they are made: the composition root of browser and server each give one. */
export type ApiEnvironment = {
  /** Origin the app is served from, for example `https://app.example`; addresses of services are read against it. */
  origin: string
  /** Mount path, empty or `/something`. */
  basePath: string
  /** Client key of the tenant, sent as Client-ID (H04). */
  clientKey?: string
  /** Decides Accept-Language (H03) and Country-ID (H05); without one, English and the country of the client key. */
  locale?: Pick<Locale, 'language' | 'country'>
  /** `service_url` of the init data; a service that is not in it is under `{basePath}/api/{service}`. */
  serviceUrls?: Readonly<Record<string, string>>
  /** `search_radius` of the init data: how far searches around a place reach, in metres (K04). */
  searchRadius?: number | undefined
  /** `headers` of the init data, added to every request (C02). */
  extraHeaders?: Readonly<Record<string, string>>
  /** The session token, asked for at each request (H06). */
  token?: () => string | undefined
  /** Called once per 401, before the call fails (E03). */
  onSessionExpired?: () => void
  /** Corrected by the transport when the server calls our date stale (E04); the device's clock without one. */
  clock?: Clock
  /** Told after each attempt of a call whether the platform answered, a refusal too, or no connection came about. */
  onOutcome?: (outcome: NetworkOutcome) => void
  /** Server rendering: requests go through this function instead of the network, trusted instead of signed. */
  dispatch?: Dispatch
}

export type NetworkOutcome = 'answered' | 'unreached'

export type DispatchedRequest = {
  method: string
  /** Path with query. */
  path: string
  headers: Record<string, string>
  body?: string
  signal?: AbortSignal
}
export type DispatchedAnswer = { status: number; headers: Record<string, string>; body: string }

/** Hands a request to the server in the same process. It adds the header by which the gateway trusts it. */
export type Dispatch = (request: DispatchedRequest) => Promise<DispatchedAnswer>
