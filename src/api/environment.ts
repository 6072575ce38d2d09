import type { Locale } from '#contract/locale'
import type { Clock } from './signing/clock.ts'

/** What calls need to know of the app: the composition roots of browser and server each provide one. */
export type ApiEnvironment = {
  /** Origin the app is served from, for example `https://app.example`; addresses of services are relative to it. */
  origin: string
  /** Mount path, empty or `/something`. */
  basePath: string
  /** Client key of the tenant, sent as Client-ID (H04). */
  clientKey?: string
  /** Decides Accept-Language (H03) and Country-ID (H05); without one, English and the country of the client key. */
  locale?: Pick<Locale, 'language' | 'country'>
  /** `service_url` of the init data; any other service is under `{basePath}/api/{service}`. */
  serviceUrls?: Readonly<Record<string, string>>
  /** `search_radius` of the init data: radius of searches around a place, in metres (K04). */
  searchRadius?: number | undefined
  /** `headers` of the init data, added to every request (C02). */
  extraHeaders?: Readonly<Record<string, string>>
  /** The patient's session, for calls without a token of their own (H06). */
  session?: SessionPort
  /** Corrected by the transport when the server calls our date stale (E04); without it the device's clock is used. */
  clock?: Clock
  /** Called after each attempt of a call: whether the platform answered, even with a refusal, or the connection failed. */
  onOutcome?: (outcome: NetworkOutcome) => void
  /** Server rendering: requests go through this function instead of the network, trusted instead of signed. */
  dispatch?: Dispatch
}

/** Source of the bearer of calls. */
export type SessionPort = {
  /** The bearer to send; undefined when nobody is signed in. */
  bearer: () => Promise<string | undefined>
  /** Called when the platform refused this bearer (E03). Returns the one to try instead; undefined when there is none. */
  renewed: (refused: string) => Promise<string | undefined>
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

/** Passes a request to the server in the same process. It adds the header by which the gateway trusts it. */
export type Dispatch = (request: DispatchedRequest) => Promise<DispatchedAnswer>
