import { OwnScript } from '#src/features/own-script.tsx'
import type { Tiles } from './tiles.ts'

/** The attribution of the map, always visible. */
export function MapAttribution({ tiles: { attribution, attributionUrl }, look }: { tiles: Tiles; look: string }) {
  return (
    <p className={look}>
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
