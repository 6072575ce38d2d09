import { expect, it } from 'vitest'
import { findUpdate } from './find-update.ts'

/** A worker that loads its files and then waits, or fails at that. */
function loading(end: 'installed' | 'redundant', then: () => void) {
  const worker = Object.assign(new EventTarget(), { state: 'installing' })
  setImmediate(() => {
    worker.state = end
    then()
    worker.dispatchEvent(new Event('statechange'))
  })
  return worker as unknown as ServiceWorker
}
const registration = (waiting: ServiceWorker | null, update: () => Promise<unknown> = async () => {}) =>
  ({ waiting, installing: null, update: update as () => Promise<ServiceWorkerRegistration> }) as {
    waiting: ServiceWorker | null
    installing: ServiceWorker | null
    update: () => Promise<ServiceWorkerRegistration>
  }
const worker = {} as ServiceWorker
const refused = () => Promise.reject(new TypeError('Failed to fetch'))

it('says what was found: nothing newer, a version that waits, or that nobody could be asked', async () => {
  expect(await findUpdate(undefined)).toBe('newest')
  expect(await findUpdate(registration(null))).toBe('newest')
  expect(await findUpdate(registration(worker))).toBe('ready')
  expect(await findUpdate(registration(null, refused))).toBe('unreachable')
  expect(await findUpdate(registration(worker, refused))).toBe('ready')
})

it.each([
  ['installed', 'ready'],
  ['redundant', 'unreachable'],
] as const)('waits until a newer version has loaded, which ends %s', async (end, found) => {
  const known = registration(null)
  known.update = async () => {
    known.installing = loading(end, () => {
      known.installing = null
      if (end === 'installed') known.waiting = worker
    })
    return {} as ServiceWorkerRegistration
  }
  expect(await findUpdate(known)).toBe(found)
})
