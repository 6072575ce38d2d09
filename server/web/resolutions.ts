import { LRUCache } from 'lru-cache'
import type { Renderer, Resolution } from '#contract/rendering'

/** What is remembered of addresses, in bytes. */
const mostBytes = 8 * 1024 * 1024
/** What an entry takes beside its address, which its resolution repeats in parts. */
const overhead = 500
const bytesOf = (_: Resolution, address: string) => 4 * address.length + overhead

/** Resolves an address once: reading one anew takes longer than finding a kept page by it. */
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
