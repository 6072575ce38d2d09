import Supercluster from 'supercluster'
import type { Bounds, MapPlace } from '../place.ts'

/** A marker on the map: one place, or several that are too close to be told apart. */
export type Marker = {
  key: string
  lat: number
  lng: number
  /** Its places, in the order of the list. */
  places: readonly MapPlace[]
  /** The zoom at which the places separate; undefined where none does. */
  opensAt: number | undefined
}

export type Clusters = { within: (bounds: Bounds, zoom: number) => Marker[] }

/**
 * Groups places whose markers would overlap on the screen. Markers are in the order of the list, so that tabbing follows it.
 */
export function clusterPlaces(places: readonly MapPlace[], maxZoom: number): Clusters {
  const index = new Supercluster<{ at: number }>({ radius: 72, maxZoom })
  index.load(
    places.map(({ lat, lng }, at) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [lng, lat] },
      properties: { at },
    })),
  )
  const markerOf = (feature: ReturnType<typeof index.getClusters>[number]): Marker & { first: number } => {
    const [lng = 0, lat = 0] = feature.geometry.coordinates
    if (!('cluster_id' in feature.properties)) {
      const { at } = feature.properties
      return { key: places[at]!.id, lat, lng, places: [places[at]!], opensAt: undefined, first: at }
    }
    const { cluster_id: id } = feature.properties
    const members = index
      .getLeaves(id, Infinity)
      .map(({ properties }) => properties.at)
      .sort((one, other) => one - other)
    const opensAt = index.getClusterExpansionZoom(id)
    return {
      key: members.map((at) => places[at]!.id).join(' '),
      ...{ lat, lng },
      places: members.map((at) => places[at]!),
      opensAt: opensAt > maxZoom ? undefined : opensAt,
      first: members[0]!,
    }
  }
  return {
    within: (bounds, zoom) =>
      index
        .getClusters(bounds, Math.floor(zoom))
        .map(markerOf)
        .sort((one, other) => one.first - other.first),
  }
}
