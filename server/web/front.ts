import type { PageAssets, Renderer } from '#contract/rendering'

/** Where documents come from: a build, or Vite in development. */
export type Front = {
  renderer: () => Promise<Renderer>
  assets: PageAssets
  /** Last change to a document before it is sent; only in development. */
  finish?: (address: string, html: string) => Promise<string>
}
