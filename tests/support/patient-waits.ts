import { vi } from 'vitest'

/** What is awaited may come late on a machine that has other work: where a test says nothing else, as long as `expect.poll` waits. */
const timeout = 10_000

// Each file of a process runs this, on the same `vi`.
if (vi.waitFor.name !== 'waitPatiently') {
  const { waitFor, waitUntil } = vi
  const patiently = (options: Parameters<typeof waitFor>[1]) =>
    typeof options === 'number' ? options : { timeout, ...options }
  vi.waitFor = function waitPatiently(callback, options) {
    return waitFor(callback, patiently(options))
  }
  vi.waitUntil = (callback, options) => waitUntil(callback, patiently(options))
}
