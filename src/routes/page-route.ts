import type { FunctionComponent } from 'react'
import type { ClientConfiguration } from '#contract/tenant'
import type { AppContext } from '#src/context/app-context.ts'
import type { Links } from './links.ts'
import type { PlainSearch } from './search.ts'

export type HeadArgs = {
  app: AppContext
  /** Parameters of the address, those that stand in it as words among them. */
  params: Readonly<Record<string, string>>
  search: PlainSearch
}

export type LoaderArgs = HeadArgs & { signal: AbortSignal }

/** All that a page brings, in `<screen>.route.ts`: the one module by which it is loaded. */
export type PageRoute = {
  View: FunctionComponent
  /** Fills the query cache with what the page shows; throws `notFound()` or a `redirect()` of the router. Runs on the server and in the browser. */
  loader?: (args: LoaderArgs) => Promise<unknown>
  /** Head of the document, from the query cache alone. */
  head?: (args: HeadArgs) => PageHead
}

export type PageHead = {
  /** Title of the page alone: the tenant's name is put around it (`title_template`). */
  title: string
  /** Whose words title and description are, where they are the tenant's own: then the title is whole, and its picture is theirs. */
  meta?: keyof ClientConfiguration['meta_configs']
  description?: string
  /** In-app path, mount path and locale included, of the address this page is known by; as a function, in any locale's own words. */
  canonical?: string | ((links: Links) => string)
  /** Locales of the same page: every one of the tenant, those of this country, or none. */
  alternates?: 'all' | 'country' | 'none'
  isIndexed?: boolean
  openGraph?: { title?: string; description?: string; image?: string; type?: 'website' | 'profile' }
  /** schema.org objects. */
  structuredData?: object[]
}
