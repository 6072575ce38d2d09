import { afterAll, vi } from 'vitest'
import { forgetDevice } from './forget-device.ts'

// Files share modules and stores of their process: the next one begins as on a device that was never used.
afterAll(async () => {
  vi.useRealTimers()
  await forgetDevice()
})
