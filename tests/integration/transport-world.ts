import type { AddressInfo } from 'node:net'
import { createApis, type Apis } from '#src/api/apis.ts'
import type { ApiEnvironment } from '#src/api/environment.ts'
import { createClock } from '#src/api/signing/clock.ts'
import { signIn } from '../support/signed-in.ts'
import { e164, monday, openWorld } from './appointment-world.ts'

export type TransportWorld = Awaited<ReturnType<typeof openTransportWorld>>

/** The world of bookings behind a real socket, and the page's calls over it. */
export async function openTransportWorld() {
  const world = await openWorld()
  await world.app.listen({ port: 0, host: '127.0.0.1' })
  const origin = `http://127.0.0.1:${(world.app.server.address() as AddressInfo).port}`

  /** The page's calls, from a device whose clock is right unless another is given. */
  const apisWith = (environment: Partial<ApiEnvironment> = {}): Apis =>
    createApis({
      origin,
      basePath: world.app.config.basePath,
      clientKey: 'patientweb',
      locale: { language: 'en', country: 'ae' },
      clock: createClock(undefined, () => monday.getTime()),
      ...environment,
    })

  return {
    ...world,
    apisWith,
    /** The calls of the page of a patient who is signed in. */
    apisOfPatient: async (): Promise<Apis> => {
      const { idToken } = await signIn(world.database, { phone: e164, now: monday })
      return apisWith({
        session: { bearer: () => Promise.resolve(idToken), renewed: () => Promise.resolve(undefined) },
      })
    },
  }
}
