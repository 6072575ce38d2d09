import type { PageAssets, Renderer } from '#contract/rendering'

/** Where documents come from: a build, or Vite in development. */
export type Front = {
  renderer: () => Promise<Renderer>
  assets: PageAssets
  /** The same of the partners' console. */
  consoleAssets: Pick<PageAssets, 'script' | 'styles'>
  /** Last change to a document before it is sent; only in development. */
  finish?: (address: string, html: string) => Promise<string>
}
