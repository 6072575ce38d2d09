import { describe, expect, it } from 'vitest'
import { clusterPlaces } from './clusters.ts'
import { boundsOf, type MapPlace } from '../place.ts'

const place = (id: string, lat: number, lng: number): MapPlace => ({ id, label: `Clinic ${id}`, lat, lng })
const deira = place('deira', 25.27, 55.33)
const marina = place('marina', 25.08, 55.14)
const muscat = place('muscat', 23.59, 58.41)
const world = [-180, -85, 180, 85] as const

const keysAt = (places: MapPlace[], zoom: number) =>
  clusterPlaces(places, 17)
    .within([...world], zoom)
    .map(({ key }) => key)

describe('places on a map', () => {
  it('stand together where they would overlap and part where they do not, in the order of the list', () => {
    const places = [muscat, marina, deira]
    expect(keysAt(places, 0)).toEqual(['muscat marina deira'])
    expect(keysAt(places, 5)).toEqual(['muscat', 'marina deira'])
    expect(keysAt(places, 12)).toEqual(['muscat', 'marina', 'deira'])
  })

  it('say at which zoom they part, and that none parts those in one house', () => {
    const clusters = clusterPlaces([marina, deira], 17)
    const [together] = clusters.within([...world], 5)
    expect(clusters.within([...world], together!.opensAt!)).toHaveLength(2)
    const [house] = clusterPlaces([deira, place('above', deira.lat, deira.lng)], 17).within([...world], 17)
    expect(house).toMatchObject({ opensAt: undefined, places: [{ id: 'deira' }, { id: 'above' }] })
  })

  it('are held by the bounds that show all of them, and those outside of what is shown are left out', () => {
    const bounds = boundsOf([deira, marina])
    expect(bounds).toEqual([55.14, 25.08, 55.33, 25.27])
    expect(
      clusterPlaces([deira, marina, muscat], 17)
        .within([55, 25, 56, 26], 12)
        .map(({ key }) => key),
    ).toEqual(['deira', 'marina'])
  })
})
