import { BlockList, isIP, isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { AddressLocation } from '#contract/content'
import { countryOf, type Country } from '#contract/locale'
import { toLocaleInit, localeIn } from './locale-entries.ts'

/**
 * The country of the caller's IP address (C80), as far as it is known without an external database: from the country header of
 * a trusted proxy, else a small table, else the tenant's own country. Only countries of the tenant are returned, and nothing is
 * stored.
 */
export function locateAddress(request: FastifyRequest): AddressLocation {
  const { configuration } = request.tenant
  const { country, source } = decide(request)
  const locale = localeIn(configuration, country, request.language)
  if (locale) return { country_code: locale.country, locale: locale.prefix, source }
  return {
    country_code: configuration.country_code,
    locale: toLocaleInit(configuration).default_locale,
    source: 'default',
  }
}

function decide(request: FastifyRequest): { country: string; source: AddressLocation['source'] } {
  const proxied = countryOf(request.clientCountry.trim())
  if (proxied) return { country: proxied, source: 'proxy' }
  const [tabled] = table.find(([, ranges]) => isWithin(ranges, request.clientAddress)) ?? []
  if (tabled) return { country: tabled, source: 'table' }
  return { country: request.tenant.configuration.country_code, source: 'default' }
}

const isWithin = (ranges: BlockList, address: string) =>
  isIP(address) !== 0 && ranges.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')

/**
 * Ranges that RFC 5737 and RFC 3849 reserve for examples: nobody has these addresses, so demo and tests can use any country.
 */
const table: [Country, BlockList][] = [
  ['ae', rangesOf(['192.0.2.0', 24, 'ipv4'], ['2001:db8:ae::', 48, 'ipv6'])],
  ['sa', rangesOf(['198.51.100.0', 24, 'ipv4'], ['2001:db8:5a::', 48, 'ipv6'])],
  ['id', rangesOf(['203.0.113.0', 24, 'ipv4'], ['2001:db8:1d::', 48, 'ipv6'])],
]

function rangesOf(...ranges: [network: string, prefix: number, family: 'ipv4' | 'ipv6'][]): BlockList {
  const list = new BlockList()
  for (const range of ranges) list.addSubnet(...range)
  return list
}
