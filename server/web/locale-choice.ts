import type { FastifyRequest } from 'fastify'
import { localeCookie } from '#contract/cookies'
import { locales, type Locale } from '#contract/locale'
import type { InProcess } from '#contract/rendering'
import type { ClientConfiguration } from '#contract/tenant'
import { calls } from '#contract/services'
import { headers } from '#contract/headers'

/** Locales of a tenant, the one to begin with first: its home market in its first language. */
export function offeredLocales({ country_code, languages, markets }: ClientConfiguration): Locale[] {
  const rank = ({ country, language }: Locale) =>
    (country === country_code ? 0 : 100 + markets.indexOf(country) * 10) + languages.indexOf(language)
  return Object.values(locales)
    .filter(({ country, language }) => markets.includes(country) && languages.includes(language))
    .sort((one, other) => rank(one) - rank(other))
}

/** The locale for an address without one (R01): the stored choice, else where the visitor is, else the tenant's own. */
export async function chooseLocale(request: FastifyRequest, dispatch: InProcess, basePath: string): Promise<string> {
  const { code, configuration } = request.tenant
  const offered = offeredLocales(configuration)
  const isOffered = (prefix: string | undefined) => offered.some((locale) => locale.prefix === prefix)
  const stored = readCookie(request, localeCookie(code))
  if (stored && isOffered(stored)) return stored
  const here = await locateVisitor(dispatch, basePath, code)
  if (here && isOffered(here)) return here
  return offered[0]?.prefix ?? 'en-ae'
}

/** C80; a visitor who cannot be placed is nowhere, which is no failure. */
async function locateVisitor(dispatch: InProcess, basePath: string, tenant: string): Promise<string | undefined> {
  const { service, method, path } = calls.C80
  const answer = await dispatch({
    method,
    path: `${basePath}/api/${service}${path}`,
    headers: { 'content-type': 'application/json', [headers.clientId]: tenant },
    body: '{}',
  })
  if (answer.status !== 200) return undefined
  return (JSON.parse(answer.body) as { data?: { locale?: string } }).data?.locale
}

function readCookie(request: FastifyRequest, name: string): string | undefined {
  const cookies = (request.headers.cookie ?? '').split(';').map((part) => part.trim().split('='))
  return cookies.find(([known]) => known === name)?.[1]
}
