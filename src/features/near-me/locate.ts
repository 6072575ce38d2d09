import { createActor, fromPromise, waitFor } from 'xstate'
import type { GeoPoint } from '#contract/wire'
import {
  geolocationMachine,
  type PositionFailure,
  type PositionOptions,
} from '#machines/geolocation/geolocation.machine'

export type Located = { position: GeoPoint } | { failure: PositionFailure }

/**
 * Reads the device's position (S28, K07). To be called only on a gesture, since the browser asks the patient. Never rejects.
 */
export async function locate(device: Geolocation | undefined): Promise<Located> {
  const machine = geolocationMachine.provide({
    actors: { findPosition: fromPromise<GeoPoint, PositionOptions>(({ input }) => requestPosition(device, input)) },
  })
  const actor = createActor(machine, { input: { isLazy: true } }).start()
  actor.send({ type: 'position.requested' })
  const { context } = await waitFor(actor, ({ value }) => value === 'position' || value === 'error')
  actor.stop()
  return context.position ? { position: context.position } : { failure: context.failure ?? 'unavailable' }
}

function requestPosition(device: Geolocation | undefined, options: PositionOptions): Promise<GeoPoint> {
  return new Promise((resolve, reject) => {
    if (!device) throw new Error('the device has no position')
    device.getCurrentPosition(
      ({ coords }) => resolve({ lat: blurred(coords.latitude), lng: blurred(coords.longitude) }),
      ({ code, PERMISSION_DENIED }) =>
        reject(new DOMException('no position', code === PERMISSION_DENIED ? 'NotAllowedError' : 'NotFoundError')),
      options,
    )
  })
}

/** To about a hundred metres: enough to sort clinics by, and no more than needed. */
const blurred = (degrees: number) => Math.round(degrees * 1000) / 1000
