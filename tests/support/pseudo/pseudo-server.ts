import { join } from 'node:path'
import { translations } from '#server/db/schema/tenants'
import { webFront } from '#server/web/index'
import { openTestDatabase } from '#tests/support/database'
import { startTestServer } from '#tests/support/server'
import { addTenant } from '#tests/support/tenants'
import { pseudoTexts } from './pseudo-texts.ts'
import type { StartedServer } from '#tests/support/started-server'

/**
 * The real server with one more tenant, whose own words (C03) are the whole app in a pseudo-language: its English pages speak
 * en-XA and its Arabic ones en-XB. Tells where it is. The app is the built one.
 */
export async function start(): Promise<StartedServer> {
  const root = join(import.meta.dirname, '../../..')
  const database = await openTestDatabase()
  await addTenant(database, {
    code: 'pseudo',
    configuration: {
      name: { en: 'Ƥšéúďóó' },
      title_template: { en: '%s · Ƥšéúďóó' },
      country_code: 'ae',
      markets: ['ae', 'sa'],
      languages: ['en', 'ar'],
      second_calendar: 'islamic-umalqura',
    },
  })
  await database.query(
    `insert into content_blocks (tenant_code, key, language, content, updated_at)
     select 'pseudo', key, language, content, updated_at from content_blocks where tenant_code = 'patientweb'`,
    [],
  )
  for (const [language, locale] of [
    ['en', 'en-XA'],
    ['ar', 'en-XB'],
  ] as const)
    await database.db
      .insert(translations)
      .values(pseudoTexts(root, locale).map((text) => ({ tenantCode: 'pseudo', language, ...text })))

  // Whom other tenants keep to themselves, this one shows too.
  for (const table of ['practitioners', 'facilities', 'insurers'])
    await database.query(`update ${table} set whitelabels = '{}'`, [])

  const server = await startTestServer({ database, web: webFront })
  const origin = await server.app.listen({ host: '127.0.0.1', port: 0 })
  const [insurer] = await database.query<{ slug: string }>(
    "select slug from insurers where 'ae' = any(country_codes) order by slug limit 1",
    [],
  )
  return {
    told: { origin, insurer: insurer?.slug },
    stop: () => server.close().then(() => database.close()),
  }
}
