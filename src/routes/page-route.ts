import type { FunctionComponent } from 'react'
import type { ClientConfiguration } from '#contract/tenant'
import type { AppContext } from '#src/context/app-context.ts'
import type { Links } from './links.ts'
import type { PlainSearch } from './search.ts'

export type HeadArgs = {
  app: AppContext
  /** Parameters of the address, including those that are fixed words in it. */
  params: Readonly<Record<string, string>>
  search: PlainSearch
}

export type LoaderArgs = HeadArgs & { signal: AbortSignal }

/** Everything that a page exports from `<screen>.route.ts`, the one module by which it is loaded. */
export type PageRoute = {
  View: FunctionComponent
  /** Fills the query cache with what the page shows; throws `notFound()` or a `redirect()` of the router. Runs on the server and in the browser. */
  loader?: (args: LoaderArgs) => Promise<unknown>
  /** Starts to read what the page needs of the device alone, beside all that a document without a page reads before its loader runs. */
  early?: (app: AppContext) => void
  /** Head of the document, only from the query cache. */
  head?: (args: HeadArgs) => PageHead | Promise<PageHead>
}

export type PageHead = {
  /** The page's own title: the tenant's name is added to it (`title_template`). */
  title: string
  /**
   * The tenant's meta entry from which title and description come, if any: the title is then complete, and the picture is from
   * there.
   */
  meta?: keyof ClientConfiguration['meta_configs']
  description?: string
  /** Canonical address of the page, mount path and locale included; as a function, in the words of any locale. */
  canonical?: string | ((links: Links) => string)
  /** Locales with the same page: all of the tenant, those of this country, or none. */
  alternates?: 'all' | 'country' | 'none'
  isIndexed?: boolean
  openGraph?: { title?: string; description?: string; image?: string; type?: 'website' | 'profile' }
  /** schema.org objects. */
  structuredData?: object[]
}
