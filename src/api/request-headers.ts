import { appVersion, headers } from '#contract/headers'
import { shippedCountries, type Country } from '#contract/locale'
import type { ApiEnvironment } from './environment.ts'

/** The headers every request carries beside Accept (H01 to H05); the signature comes last, over the finished request. */
export function requestHeaders(environment: ApiEnvironment): Record<string, string> {
  const { clientKey, locale, extraHeaders } = environment
  return {
    ...extraHeaders,
    'Content-Type': 'application/json',
    'Accept-Language': locale?.language ?? 'en',
    [headers.appVersion]: appVersion,
    [headers.countryId]: locale?.country ?? countryOf(clientKey),
    ...(clientKey ? { [headers.clientId]: clientKey } : {}),
  }
}

/** Country at the end of a client key, as in `partner-sa`; else the default country (H05, K09). */
function countryOf(clientKey: string | undefined): Country {
  const suffix = clientKey?.split('-').at(-1)
  return shippedCountries.find((country) => country === suffix) ?? 'ae'
}

/** The header with the idempotency key: a quoted string, as in structured headers. */
export function keyHeader(idempotencyKey: string): Record<string, string> {
  return { [headers.idempotencyKey]: `"${idempotencyKey}"` }
}
