import type { FastifyRequest } from 'fastify'
import { dictionary } from '#contract/dictionary'
import { locales } from '#contract/locale'
import type { Resolution } from '#contract/rendering'
import { before } from '#contract/trim'
import { whereFacility, wherePractitioner } from '#server/directory/visibility/rule'
import { scopeOf, viewText } from '#server/directory/visibility/scope'

/** Tables of the directory whose entries have a page. */
const tables = dictionary({
  doctor: { table: 'practitioners', isOwn: wherePractitioner },
  clinic: { table: 'facilities', isOwn: whereFacility },
})

/**
 * Whether a missing page existed earlier: its subject is in the directory, within the tenant's scope, and no longer published.
 * Search engines drop a page that is gone sooner than one that is not found.
 */
export async function isGone(
  request: FastifyRequest,
  { screen, locale = '', address }: Extract<Resolution, { kind: 'page' }>,
): Promise<boolean> {
  const kind = tables[screen]
  const country = locales[locale]?.country
  const { configuration } = request.tenant
  if (!kind || !country || !configuration.markets.includes(country)) return false
  const slug = decodeURIComponent(before(address, '?').split('/').at(-1) ?? '')
  const rows = await request.server.database.query(
    `select 1 from ${kind.table} where not published and slug = $1 and country_code = $2
     and ${kind.isOwn(kind.table, '$3')} limit 1`,
    [slug, country, viewText(scopeOf(request.tenant))],
  )
  return rows.length > 0
}
