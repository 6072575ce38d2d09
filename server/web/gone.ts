import type { FastifyRequest } from 'fastify'
import { dictionary } from '#contract/dictionary'
import { locales } from '#contract/locale'
import type { Resolution } from '#contract/rendering'
import { before } from '#contract/trim'

/** Pages about somebody or something of the directory, by the table they stand in. */
const tables = dictionary({ doctor: 'practitioners', clinic: 'facilities' })

/**
 * Whether a page that is not found was one: whom it is about is in the directory, this tenant's to show, and no longer published.
 * Search engines forget a page that is gone sooner than one that is not found.
 */
export async function isGone(
  request: FastifyRequest,
  { screen, locale = '', address }: Extract<Resolution, { kind: 'page' }>,
): Promise<boolean> {
  const table = tables[screen]
  const country = locales[locale]?.country
  const { code, configuration } = request.tenant
  if (!table || !country || !configuration.markets.includes(country)) return false
  const slug = decodeURIComponent(before(address, '?').split('/').at(-1) ?? '')
  const rows = await request.server.database.query(
    `select 1 from ${table} where not published and slug = $1 and country_code = $2
     and (whitelabels = '{}' or $3 = any(whitelabels)) limit 1`,
    [slug, country, code],
  )
  return rows.length > 0
}
