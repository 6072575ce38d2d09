import { queryOptions } from '@tanstack/react-query'
import type { Banner } from '#contract/content'
import type { ContentBlock } from '#contract/tenant'
import type { AppContext } from '#src/context/app-context.ts'
import { homeBlockNames } from './home-keys.ts'
import { freshFor, kept, keyOf } from './resource.ts'
import { foldVariants, sayTheSame, type ForScreen } from './variants.ts'

/** A block, with the screens it is for. */
export type ShownBlock = ContentBlock & ForScreen
/** A banner, with the screens it is for. */
export type ShownBanner = Banner & ForScreen

/** The tenant's content blocks by name, each in its variants for phones and for desktops (C05). */
export const blocksQuery = (app: AppContext, names: readonly string[]) =>
  queryOptions({
    queryKey: keyOf(app, 'blocks', ...names),
    queryFn: async ({ signal }): Promise<ShownBlock[]> => {
      const keys = names.flatMap((name) => [phoneKey(name), deskKey(name)])
      const blocks = await (await app.apis()).locale.blocks({ keys, lang: app.locale.language }, signal)
      return names.flatMap((name) => variantsOf(name, blocks))
    },
    staleTime: freshFor.directory,
    meta: kept,
  })

/** The tenant's content blocks of the home page. */
export const homeBlocksQuery = (app: AppContext) => blocksQuery(app, homeBlockNames(app.locale))

/** The blocks of header and footer (T03), under the names in the configuration and the general one of a footer. */
export const shellBlocksQuery = (app: AppContext) => {
  const { header_block_content_key: header, footer_block_content_key: footer } = app.init.settings.whitelabel_configs
  return blocksQuery(
    app,
    [...new Set([header, footer, generalFooter])].filter((name) => name !== ''),
  )
}
export const generalFooter = 'footer'

/** Banners of the country for a placement, for phones and for desktops (C12). */
export const bannersQuery = (app: AppContext, placement: string) =>
  queryOptions({
    queryKey: keyOf(app, 'banners', placement),
    queryFn: async ({ signal }): Promise<ShownBanner[]> => {
      const { locale } = await app.apis()
      const { country } = app.locale
      const [phone, desk] = await Promise.all([
        locale.banners({ country, platform: 'mobile' }, signal),
        locale.banners({ country, platform: 'web' }, signal),
      ])
      const here = (banners: readonly Banner[]) => banners.filter(({ bpid }) => bpid === placement)
      return foldVariants(here(phone), here(desk), (one, other) => sayTheSame(one, other, ['id', 'platform']))
    },
    staleTime: freshFor.directory,
    meta: kept,
  })

/** Articles of the tenant's blog (C06). */
export const highlightsQuery = (app: AppContext) =>
  queryOptions({
    queryKey: keyOf(app, 'highlights'),
    queryFn: async ({ signal }) => (await app.apis()).locale.highlights({ lang: app.locale.language }, signal),
    staleTime: freshFor.directory,
    meta: kept,
  })

/** Content from one of the tenant's own hosts (C09). */
export const customContentQuery = (app: AppContext, url: string) =>
  queryOptions({
    queryKey: keyOf(app, 'custom-content', url),
    queryFn: async ({ signal }) => (await app.apis()).locale.customContent({ url }, signal),
    staleTime: freshFor.directory,
    meta: kept,
  })

const phoneKey = (name: string) => `${name}-mobile`
const deskKey = (name: string) => `${name}-desktop`

/** The variants of a block under its plain name. The answer uses the requested names. */
function variantsOf(name: string, blocks: readonly ContentBlock[]): ShownBlock[] {
  const called = (key: string) => blocks.filter((block) => block.key === key).map((block) => ({ ...block, key: name }))
  return foldVariants(called(phoneKey(name)), called(deskKey(name)), (one, other) => sayTheSame(one, other, ['key']))
}
