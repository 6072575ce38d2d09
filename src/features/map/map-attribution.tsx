import { OwnScript } from '#src/features/own-script.tsx'
import type { Tiles } from './tiles.ts'
import * as css from './map.css.ts'

/** Who made the map, on it always. */
export function MapAttribution({
  tiles: { attribution, attributionUrl },
  isBeside,
}: {
  tiles: Tiles
  isBeside: boolean
}) {
  return (
    <p className={isBeside ? css.attributionBeside : css.attribution}>
      {attributionUrl ? (
        <a href={attributionUrl} target="_blank" rel="noopener noreferrer">
          <OwnScript>{attribution}</OwnScript>
        </a>
      ) : (
        <OwnScript>{attribution}</OwnScript>
      )}
    </p>
  )
}
