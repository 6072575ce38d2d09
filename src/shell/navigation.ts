import { useApp } from '#src/context/app-context.ts'
import { useContentTarget, splitAddress, type ContentTarget } from '#src/features/content-link/content-link.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import type { ShownBlock } from '#src/queries/content.ts'
import { useLinks } from '#src/routes/links.ts'
import { matchLocalised, type PageMatch } from '#src/routes/match.ts'
import { parseSearch, type PlainSearch } from '#src/routes/search.ts'
import { usePage } from '#src/routes/use-page.ts'
import { videoVisits } from './sections.ts'
import { messages } from './shell.messages.ts'

/** An entry of a navigation: its text and target. */
export type NavigationItem = { title: string; target: ContentTarget }

/** The items of a block of links; those without a valid target are left out. */
export function useNavigationItemsOf(block: ShownBlock | undefined): NavigationItem[] {
  const targetOf = useContentTarget()
  return (block?.items ?? []).flatMap(({ title, href }) => {
    const target = targetOf(href)
    return target ? [{ title, target }] : []
  })
}

/** The main navigation of the app: the tenant's own where its block has any items, else the default ones. */
export function useMainNavigation(block: ShownBlock | undefined): NavigationItem[] {
  const intl = useIntl()
  const links = useLinks()
  const own = useNavigationItemsOf(block)
  if (own.length > 0) return own
  return [
    { title: intl.formatMessage(messages.doctors), target: { href: links.results() } },
    { title: intl.formatMessage(messages.clinics), target: { href: links.path('clinic') } },
    { title: intl.formatMessage(messages.videoVisits), target: { href: links.results(videoVisits) } },
  ]
}

/** The item of the current page: of those whose parameters all match, the one with most parameters. */
export function useCurrentItem(items: readonly NavigationItem[]): NavigationItem | undefined {
  const { basePath, locale } = useApp()
  const page = usePage()
  const within = `${basePath}/${locale.prefix}`
  const fitting = items.flatMap((item) => {
    const { path, query } = splitAddress(item.target.href)
    if (item.target.target || !path.startsWith(within)) return []
    const wanted = asksOf(matchLocalised(path.slice(within.length)), parseSearch(query))
    return wanted && fits(wanted, page) ? [{ item, asks: Object.keys(wanted.asks).length }] : []
  })
  return fitting.toSorted((one, other) => other.asks - one.asks)[0]?.item
}

function asksOf(match: PageMatch | undefined, { key: _, ...search }: PlainSearch) {
  if (!match) return undefined
  const { title: _title, ...params } = match.params
  return { screen: match.screen, asks: { ...params, ...search } }
}

const fits = (
  { screen, asks }: NonNullable<ReturnType<typeof asksOf>>,
  page: PageMatch & { search: PlainSearch },
): boolean =>
  screen === page.screen &&
  Object.entries(asks).every(([name, value]) => (page.params[name] ?? page.search[name]) === value)
