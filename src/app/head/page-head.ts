import type { AnyRouter } from '@tanstack/react-router'
import { messages as maintenance } from '#src/pages/maintenance/maintenance.messages.ts'
import type { PageHead } from '#src/routes/page-route.ts'
import { type Screen, screenTable } from '#src/routes/screen-table.ts'
import { screenSource } from '#src/routes/screens.ts'
import type { PlainSearch } from '#src/routes/search.ts'
import type { AppContext } from '#src/context/app-context.ts'
import { toHeadTags, type HeadTag } from './head-tags.ts'
import { isUnknownAddress } from '#src/context/neutral-init.ts'

/** The head of the current page. Pages without an address of their own, and private ones, are not for search engines. */
export async function pageHead(router: AnyRouter, app: AppContext): Promise<{ title: string; tags: HeadTag[] }> {
  const { matches, resolvedLocation, location } = router.state
  const path = `${app.basePath}${(resolvedLocation ?? location).pathname}`.replace(/\/$/, '')
  const match = matches.at(-1)
  const page = match?.staticData.page
  const isFound = page !== undefined && matches.every(({ status }) => status === 'success')
  return toHeadTags(app, isFound ? await ownHead(app, page, match as never) : hidden(app, 'not-found'), { path })
}

async function ownHead(
  app: AppContext,
  { screen, params: words }: { screen: Screen; params?: Readonly<Record<string, string>> },
  { params, search }: { params: Record<string, string>; search: PlainSearch },
): Promise<PageHead> {
  const { head } = await screenSource(screen).route()
  const { locale: _, ...own } = params
  if (!head) return hidden(app, screen)
  return head({ app, params: { ...own, ...words }, search })
}

function hidden(app: AppContext, screen: Screen): PageHead {
  const { init, intl, locale } = app
  const { name } = init.settings.whitelabel_configs
  const own = screen === 'maintenance' && isUnknownAddress(app) ? maintenance.noTenantTitle : screenTable[screen].title
  const title = own ? intl.formatMessage(own) : name[locale.language] || name.en
  return { title, isIndexed: false }
}
