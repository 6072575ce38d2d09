import { useMemo } from 'react'
import { useApp } from '#src/app/context.ts'
import { textIn } from '#src/features/localised-text.ts'

/** Where the pictures of the map come from, and what their makers ask to be said. */
export type Tiles = { url: string; maxZoom: number; attribution: string; attributionUrl: string }

/** The tenant's tiles in the language of the page; undefined where it has none, and then no map is offered. */
export function useTiles(): Tiles | undefined {
  const { init, basePath, locale } = useApp()
  const { map_tiles: tiles } = init.settings.whitelabel_configs
  return useMemo(() => {
    if (!tiles) return undefined
    const url = tiles.url_template.replaceAll('{language}', locale.language)
    return {
      url: url.startsWith('/') ? `${basePath}${url}` : url,
      maxZoom: tiles.max_zoom,
      attribution: textIn(tiles.attribution, locale.language),
      attributionUrl: tiles.attribution_url ?? '',
    }
  }, [tiles, basePath, locale.language])
}
