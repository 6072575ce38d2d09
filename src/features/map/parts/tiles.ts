import { useMemo } from 'react'
import { useApp } from '#src/context/app-context.ts'
import { textIn } from '#src/features/localised-text.ts'

/** Where the pictures of the map come from, and what their makers ask to be said. */
export type Tiles = {
  /** The address of a tile, with `{z}`, `{x}` and `{y}` yet to be filled in. */
  url: (isDark: boolean) => string
  /** They come from the app itself: nobody else learns what is looked at. */
  isOwn: boolean
  /** They have colours of their own for dark screens. */
  hasDark: boolean
  maxZoom: number
  attribution: string
  attributionUrl: string
}

/** The tenant's tiles in the language of the page; undefined where it has none, and then no map is offered. */
export function useTiles(): Tiles | undefined {
  const { init, basePath, locale } = useApp()
  const { map_tiles: tiles } = init.settings.whitelabel_configs
  return useMemo(() => {
    if (!tiles) return undefined
    const template = tiles.url_template.replaceAll('{language}', locale.language)
    const url = template.startsWith('/') ? `${basePath}${template}` : template
    return {
      url: (isDark) => url.replaceAll('{scheme}', isDark ? 'dark' : 'light'),
      isOwn: template.startsWith('/'),
      hasDark: url.includes('{scheme}'),
      maxZoom: tiles.max_zoom,
      attribution: textIn(tiles.attribution, locale.language),
      attributionUrl: tiles.attribution_url ?? '',
    }
  }, [tiles, basePath, locale.language])
}
