import { eachResource, isOf } from './read/each-resource.ts'
import type { At } from './read/given.ts'
import { keyOf, type Key } from './references.ts'

/** Photos that stand in their resources: where each is, and not its bytes, which are read when they are needed. */
export function createPhotos(folder: string) {
  const places = new Map<string, At & { key: Key }>()
  return {
    add: (path: string, place: At & { key: Key }) => void places.set(path, place),
    has: (path: string) => places.has(path),
    read: async (path: string): Promise<Uint8Array | undefined> => {
      const place = places.get(path)
      if (!place) return undefined
      for await (const found of eachResource(folder, place.file, () => {}, { from: place.at })) {
        if (found.at !== place.at || keyOf(found.resource) !== place.key || !isOf(found, 'Practitioner')) continue
        return Buffer.from(found.resource.photo?.[0]?.data ?? '', 'base64')
      }
      return undefined
    },
  }
}
export type Photos = ReturnType<typeof createPhotos>
