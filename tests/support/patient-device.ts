import { afterAll, vi } from 'vitest'
import { emptyStores } from './empty-stores.ts'

// Files share modules and stores of their process: the next one begins as on a device that was never used.
afterAll(async () => {
  vi.useRealTimers()
  if ('indexedDB' in globalThis) await emptyStores()
})
