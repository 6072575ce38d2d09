import { createHash, createHmac } from 'node:crypto'
import { credentials } from '#contract/credentials'
import { appVersion, headers as names } from '#contract/headers'
import { locales } from '#contract/locale'
import type { Service } from '#contract/services'
import type { Config } from '#server/config'
import { formType, toForm } from './form.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD' | 'PATCH' | 'OPTIONS'

/** What a call carries beside its service, method and path. */
export type Call = {
  query?: Record<string, string | number | boolean | undefined>
  /** An object is sent as JSON; text and bytes as they are. */
  body?: unknown
  /** Sends an object as a form of several parts. */
  isForm?: boolean
  headers?: Record<string, string>
  tenant?: string
  /** Address prefix, for example `ar-ae`. */
  locale?: string
  /** The address it comes from; each has limits of its own. */
  from?: string
  /** False sends the call without a signature; a date signs it with that one. */
  sign?: boolean | Date
  /** Service whose credential signs, where that is to be another than the one called. */
  signAs?: Service
}

/** A signed call in the shape `app.inject` takes. */
export type SentRequest = {
  method: Method
  url: string
  headers: Record<string, string>
  payload?: string
  remoteAddress?: string
}

/** A call as the client sends it, ready for `inject`. */
export function toRequest(
  config: Config,
  clock: () => Date,
  service: Service,
  method: Method,
  path: string,
  call: Call,
): SentRequest {
  const {
    query = {},
    body,
    tenant = 'patientweb',
    locale = 'en-ae',
    isForm = false,
    sign = true,
    signAs = service,
  } = call
  const { language, country } = locales[locale]!
  const write = isForm ? toForm : JSON.stringify
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  const search = new URLSearchParams(given).toString()
  const url = `${config.basePath}/api/${service}${path}${search && `?${search}`}`
  const payload = typeof body === 'string' || Buffer.isBuffer(body) || body === undefined ? body : write(body)
  const date = sign instanceof Date ? sign : clock()
  return {
    method,
    url,
    ...(call.from && { remoteAddress: call.from }),
    headers: {
      accept: 'application/json',
      ...(payload !== undefined && { 'content-type': typeOf(payload, isForm) }),
      [names.appVersion]: appVersion,
      'accept-language': language,
      [names.clientId]: tenant,
      [names.countryId]: country,
      ...(sign !== false && signHeaders({ service: signAs, method, url, payload, date })),
      ...call.headers,
    },
    // Whoever sends it takes bytes as well.
    ...(payload !== undefined && { payload: payload as string }),
  }
}

const typeOf = (payload: string | Buffer, isForm: boolean) => {
  if (Buffer.isBuffer(payload)) return 'application/octet-stream'
  return isForm ? formType : 'application/json'
}

type Signed = { service: Service; method: string; url: string; payload?: string | Buffer | undefined; date: Date }

/** The signed headers of a call (H07). */
export function signHeaders({ service, method, url, payload = '', date }: Signed): Record<string, string> {
  const { keyId, secret } = credentials[service]
  const xDate = date.toUTCString()
  const digest = `SHA-256=${createHash('sha256').update(payload).digest('base64')}`
  const text = `x-date: ${xDate}\n${method} ${url} HTTP/1.1\ndigest: ${digest}`
  const signature = createHmac('sha256', secret).update(text).digest('base64')
  return {
    [names.date]: xDate,
    [names.digest]: digest,
    [names.signature]: `hmac username="${keyId}", algorithm="hmac-sha256", headers="x-date request-line digest", signature="${signature}"`,
  }
}
