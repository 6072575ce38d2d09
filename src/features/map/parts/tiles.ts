import { useMemo } from 'react'
import { useApp } from '#src/context/app-context.ts'
import { textIn } from '#src/features/localised-text.ts'

/** Addresses of map tiles, and the attribution that goes with them. */
export type Tiles = {
  /** The address template of tiles, with `{z}`, `{x}` and `{y}` to be filled in. */
  url: (isDark: boolean) => string
  /** They come from the app itself: no other host learns what is looked at. */
  isOwn: boolean
  /** There is a dark version. */
  hasDark: boolean
  maxZoom: number
  attribution: string
  attributionUrl: string
}

/** The tenant's tiles in the language of the page; undefined where it has none, and then there is no map. */
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
