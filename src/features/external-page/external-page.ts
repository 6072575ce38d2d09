import { externalTarget, findExternalPage } from '#contract/external-page'
import type { AppContext } from '#src/context/app-context.ts'
import { textIn } from '#src/features/localised-text.ts'
import { createLinks } from '#src/routes/links.ts'
import { stringifySearch } from '#src/routes/search.ts'

/** A page outside the app, in one language of a tenant. */
export type ExternalPlace = {
  id: string
  title: string
  address: string
  /** The same for a frame, below its title. */
  frameAddress: string
  /** Whether it may be shown inside the app. */
  isFramed: boolean
  /** Name of the other host; absent for documents of our own server. */
  host?: string
}

/** The tenant's page with this id (R29): undefined where there is none, or its address is not allowed. */
export function findExternalPlace(app: AppContext, id: string | undefined): ExternalPlace | undefined {
  const { whitelabel_configs: configuration } = app.init.settings
  const { language } = app.locale
  const page = findExternalPage(configuration, id)
  const target = page && externalTarget(configuration, page, language)
  if (!page || !target) return undefined
  const known = { id: page.id, title: textIn(page.title, language), isFramed: target.isFramed }
  if (target.kind === 'host') return { ...known, address: target.href, frameAddress: target.href, host: target.host }
  if (!target.isFramed) {
    const address = createLinks(app).path(target.path)
    return { ...known, address, frameAddress: address }
  }
  return {
    ...known,
    address: documentAddress(app, target.path),
    frameAddress: documentAddress(app, target.path, { framed: '1' }),
  }
}

/** Documents are outside the app, without its locale in the path; language and tenant are in their query. */
function documentAddress(
  { basePath, locale, keyInUrl, tenant }: AppContext,
  path: string,
  mark: { framed?: '1' } = {},
): string {
  return `${basePath}${path}${stringifySearch({ locale: locale.prefix, ...mark, ...(keyInUrl ? { key: tenant } : {}) })}`
}
