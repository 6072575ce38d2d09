import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { headers } from '#contract/headers'
import { languages, type Country, type Language } from '#contract/locale'
import { countryRows } from '#server/demo/countries'
import { problem } from '#server/errors'

declare module 'fastify' {
  interface FastifyRequest {
    /** Language of the answer: Accept-Language, `en` where it is absent (H03). */
    language: Language
    /** Country of the visitor: Country-ID, else the tenant's own (H05). */
    country: Country
    /** Where most people of that country live (IANA): by its clock a day begins for them. */
    zone: string
  }
}

/** Reads language and country of a call. Unknown ones are refused instead of replaced by a guess. */
export default fp(
  async (app) => {
    app.decorateRequest('language', 'en')
    app.decorateRequest('country', 'ae')
    app.decorateRequest('zone', 'UTC')
    app.addHook('onRequest', async (request) => {
      if (request.is404) return
      request.language = readLanguage(request.headers['accept-language'])
      request.country = readCountry(request)
      request.zone = shippedZones.get(request.country) ?? (await app.zoneOf(request.country).catch(() => 'UTC'))
    })
  },
  { name: 'gateway-locale', dependencies: ['tenant'] },
)

/** Those of the countries that ship with the product, which need no database. */
const shippedZones: ReadonlyMap<Country, string> = new Map(countryRows.map(({ code, timeZone }) => [code, timeZone]))

/** Browsers send only a few. */
const mostRanges = 32

/** The first of our languages in the list, by quality. `*` and an empty list mean English. */
export function readLanguage(header: string | undefined): Language {
  if (header === undefined || header.trim() === '') return 'en'
  const wanted = header
    .split(',', mostRanges)
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((text) => text.trim())
      const quality = parameters.find((text) => text.startsWith('q='))?.slice(2) ?? '1'
      return { language: tag.split('-')[0]!.toLowerCase(), quality: Number(quality) }
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
  for (const { language } of wanted) {
    const known = language === '*' ? 'en' : languages.find((spoken) => spoken === language)
    if (known) return known
  }
  throw problem('validation_failed', {
    fields: [{ path: '/headers/accept-language', message: `must be one of ${languages.join(', ')}` }],
  })
}

function readCountry(request: FastifyRequest): Country {
  const { country_code: home, markets } = request.tenant.configuration
  const header = request.headers[headers.countryId.toLowerCase()]
  if (typeof header !== 'string' || header === '') return home
  const country = markets.find((known) => known === header.toLowerCase())
  if (country) return country
  throw problem('validation_failed', {
    fields: [{ path: '/headers/country-id', message: `must be one of ${markets.join(', ')}` }],
  })
}
