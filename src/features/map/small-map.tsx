import { useNow } from '#src/i18n/use-now.ts'
import { MapAttribution } from './parts/map-attribution.tsx'
import { tilesAround } from './parts/small-tiles.ts'
import { useTiles } from './parts/tiles.ts'
import * as css from './parts/small-map.css.ts'

export type SmallMapProps = { place: { lat: number; lng: number }; label: string }

/** Shows a little around the place, enough to recognise the area. */
const zoom = 14
/** Half of the largest width and of the height in which it is drawn, in pixels. */
const room = { aside: 370, above: 92 }

/**
 * The position of a place, as a picture. Shown where the tiles are the app's own: another host would learn what is looked at,
 * which it may only once a patient opens a map.
 */
export function SmallMap({ place, label }: SmallMapProps) {
  const tiles = useTiles()
  // Positions are inline styles, which our content policy allows from scripts and not in a document.
  const isAlive = useNow() !== null
  if (!tiles?.isOwn) return null
  const addressOf = ({ z, x, y }: { z: number; x: number; y: number }, isDark: boolean) =>
    tiles.url(isDark).replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y))
  return (
    <div className={css.frame}>
      <div className={css.ground} role="img" aria-label={label}>
        {(isAlive ? tilesAround(place, { zoom: Math.min(zoom, tiles.maxZoom), ...room }) : []).map((tile) => (
          <picture key={`${tile.x} ${tile.y}`}>
            {tiles.hasDark ? <source media="(prefers-color-scheme: dark)" srcSet={addressOf(tile, true)} /> : null}
            <img
              src={addressOf(tile, false)}
              alt=""
              width={256}
              height={256}
              loading="lazy"
              decoding="async"
              className={css.tile}
              style={{ transform: `translate(${tile.left}px, ${tile.top}px)` }}
            />
          </picture>
        ))}
        <span className={css.pin} />
      </div>
      <MapAttribution tiles={tiles} look={css.attribution} />
    </div>
  )
}
