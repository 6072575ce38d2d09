import { eachResource, isOf, type Found } from './read/each-resource.ts'
import type { At } from './read/given.ts'
import { isLines } from './read/read-file.ts'
import { keyOf, type Key } from './references.ts'

type Place = At & { key: Key }
type Held = ReadonlyMap<string, Uint8Array>

/**
 * Photos that stand in their resources: where each is, and not its bytes, which are read when they are needed. Of a line only that is read. A
 * file that is read as a whole is so once for all of its photos, which come in its order; those of one such file are held at a time, which is
 * less than it may have (`mostFileBytes`).
 */
export function createPhotos(folder: string) {
  const places = new Map<string, Place>()
  let held: { file: string; photos: Promise<Held> } | undefined
  const wholeOf = (file: string): Promise<Held> => {
    if (held?.file !== file) held = { file, photos: readWhole(folder, file, places) }
    return held.photos
  }
  return {
    add: (path: string, place: Place) => void places.set(path, place),
    has: (path: string) => places.has(path),
    read: async (path: string): Promise<Uint8Array | undefined> => {
      const place = places.get(path)
      if (!place) return undefined
      if (!isLines(place.file)) return (await wholeOf(place.file)).get(path)
      for await (const found of eachResource(folder, place.file, () => {}, { from: place.at }))
        if (isAt(place, found)) return bytesOf(found)
      return undefined
    },
  }
}
export type Photos = ReturnType<typeof createPhotos>

/** The photos of a file that are in use. */
async function readWhole(folder: string, file: string, places: ReadonlyMap<string, Place>): Promise<Held> {
  const paths = new Map([...places].filter(([, place]) => place.file === file).map(([path, { at }]) => [at, path]))
  const photos = new Map<string, Uint8Array>()
  for await (const found of eachResource(folder, file, () => {})) {
    const path = paths.get(found.at)
    const place = path === undefined ? undefined : places.get(path)
    if (path !== undefined && place && isAt(place, found)) photos.set(path, bytesOf(found))
  }
  return photos
}

const isAt = ({ at, key }: Place, found: Found): found is Found<'Practitioner'> =>
  found.at === at && keyOf(found.resource) === key && isOf(found, 'Practitioner')

const bytesOf = ({ resource }: Found<'Practitioner'>) => Buffer.from(resource.photo?.[0]?.data ?? '', 'base64')
