import { CleanedMarkup, contentParts, MarkupRequest, TenantContents } from '#contract/console/contents'
import { Data } from '#contract/wire'
import { sanitiseHtml } from '#server/content/sanitise'
import { countries } from '#server/db/schema/reference'
import type { ServicePlugin } from '#server/plugins/type-provider'
import { wellFormed } from '#server/tenants/check-configuration'
import { contentScope } from '#server/tenants/clean-tenant'
import { fieldsOf } from '#server/tenants/fields/fields'
import { configOf, pathOf } from '../console-call.ts'
import { readBoth } from './read-both.ts'
import { shownKeys } from './shown-keys.ts'

/** A text with its markup, and room for what JSON makes of it. */
const mostBodyBytes = 1_048_576

const isContent = (pointer: string) => contentParts.some((part) => pointer.startsWith(`/${part}/`))

/** What a tenant writes itself: blocks, banners and articles. */
export const contentRoutes: ServicePlugin = async (app) => {
  app.get(
    pathOf('contents'),
    { schema: { response: { 200: Data(TenantContents) } }, config: configOf('contents') },
    async ({ tenant }) => {
      const facts = await app.appFacts.read()
      const { draft, published } = await readBoth(app.db, tenant.code)
      const zones = await app.db.select({ code: countries.code, zone: countries.timeZone }).from(countries)
      return {
        data: {
          fields: Object.fromEntries([...fieldsOf(published)].filter(([pointer]) => isContent(pointer))),
          files: draft.contents.files.map(({ name }) => name),
          time_zones: Object.fromEntries(zones.map(({ code, zone }) => [code, zone])),
          keys: shownKeys(wellFormed(draft.contents.file.configuration), facts),
        },
      }
    },
  )

  app.post(
    pathOf('cleanMarkup'),
    {
      schema: { body: MarkupRequest, response: { 200: Data(CleanedMarkup) } },
      config: configOf('cleanMarkup'),
      bodyLimit: mostBodyBytes,
    },
    async ({ tenant, body }) => {
      const { contents } = (await readBoth(app.db, tenant.code)).draft
      const configuration = wellFormed(contents.file.configuration)
      const scope = contentScope({ ...contents.file, configuration }, new Set(contents.files.map(({ name }) => name)))
      return { data: { html: sanitiseHtml(body.html, scope) } }
    },
  )
}
