import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

/** Bytes of the heap that something still holds on to. */
export function heldBytes(): number {
  collect()
  collect()
  return process.memoryUsage().heapUsed
}
