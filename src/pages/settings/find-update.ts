/** `ready`: a newer version waits for the patient. `newest`: there is none. `unreachable`: the server could not be asked, or its files not loaded. */
export type UpdateFound = 'ready' | 'newest' | 'unreachable'

type Registration = Pick<ServiceWorkerRegistration, 'update' | 'waiting' | 'installing'>

/**
 * Asks the server for a newer version of the app, and loads it. `registration`: of the worker that keeps the app on this device; without one the
 * browser loads the newest version with each page.
 */
export async function findUpdate(registration: Registration | undefined): Promise<UpdateFound> {
  if (!registration) return 'newest'
  try {
    await registration.update()
  } catch {
    // One that was loaded before is as good.
    return registration.waiting ? 'ready' : 'unreachable'
  }
  const { installing } = registration
  if (installing && !(await isLoaded(installing))) return 'unreachable'
  return registration.waiting ? 'ready' : 'newest'
}

/** Whether all files of a new version arrived. */
const isLoaded = (worker: ServiceWorker): Promise<boolean> =>
  new Promise((resolve) => {
    const look = () => {
      if (worker.state !== 'installing') resolve(worker.state !== 'redundant')
    }
    worker.addEventListener('statechange', look)
    look()
  })
