import { LRUCache } from 'lru-cache'
import type { Renderer, Resolution } from '#contract/rendering'

/** Size of the cache of resolved addresses, in bytes. */
const mostBytes = 8 * 1024 * 1024
/** Bytes of an entry beside its address, parts of which its resolution repeats. */
const overhead = 500
const bytesOf = (_: Resolution, address: string) => 4 * address.length + overhead

/** Resolves each address once: parsing it takes longer than finding its cached page. */
export function createResolutions() {
  const known = new LRUCache<string, Resolution>({ maxSize: mostBytes, sizeCalculation: bytesOf })
  return (renderer: Renderer, address: string, basePath: string): Resolution => {
    const remembered = known.get(address)
    if (remembered) return remembered
    const resolution = renderer.resolve(address, basePath)
    known.set(address, resolution)
    return resolution
  }
}
