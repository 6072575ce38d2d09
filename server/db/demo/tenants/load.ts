import { createHash } from 'node:crypto'
import type { Language } from '#contract/locale'
import { insertRows } from '../insert-rows.ts'
import { finishSet, isVersionLoaded, startSet } from '../loaded-set.ts'
import type { OpenDatabase } from '#server/db/open'
import { checkConfiguration } from '#server/tenants/check-configuration'
import { liqa } from './liqa.ts'
import { rumman } from './rumman.ts'
import { sadeem } from './sadeem.ts'
import { blockIn, type ShippedTenant } from './shipped-tenant.ts'

/** The tenants that come with the product. */
export const shippedTenants: readonly ShippedTenant[] = [liqa, sadeem, rumman]

/**
 * Brings the shipped tenants and their content up to date when what is shipped has changed; tenants of others are left
 * alone, and so are the host names an operator gave a shipped one.
 *
 * Content blocks are kept by key and language. A key may end in `-mobile` or `-desktop` where a screen has its own words; the
 * key without an ending serves both. Keys: `how`, `banners`, `why`, `about`, `popular-searches` on the home page,
 * `homepage-{country}` and `homepage-{country}-{language}` for one country, `header-…` and `footer-…` as the tenant's
 * configuration names them. Addresses of links begin after the locale: `/doctors`.
 */
export async function loadTenants(open: OpenDatabase): Promise<void> {
  const version = createHash('sha256').update(JSON.stringify(shippedTenants)).digest('hex').slice(0, 16)
  if (await isVersionLoaded(open, 'shipped tenants', version)) return
  await startSet(open, 'shipped tenants', version)
  for (const tenant of shippedTenants) await loadTenant(open, tenant)
  await finishSet(open, 'shipped tenants')
}

async function loadTenant(open: OpenDatabase, { configuration, blocks }: ShippedTenant): Promise<void> {
  checkConfiguration(configuration)
  const { code, languages } = configuration
  await open.query(
    `insert into tenants (code, configuration) values ($1, $2::jsonb)
     on conflict (code) do update set configuration = excluded.configuration, updated_at = now()`,
    [code, JSON.stringify(configuration)],
  )
  const rows = blocks.flatMap((block) =>
    languages
      .filter((language) => !block.only || block.only === language)
      .map((language: Language) => ({
        tenantCode: code,
        key: block.key,
        language,
        content: blockIn(language, block),
        updatedAt: 'now',
      })),
  )
  await open.query('delete from content_blocks where tenant_code = $1', [code])
  await insertRows(open, [['content_blocks', rows]])
}
