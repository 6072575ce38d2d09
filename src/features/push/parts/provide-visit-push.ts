import { fromPromise } from 'xstate'
import { Problem } from '#contract/problem'
import { pushSubscriptionMachine } from '#machines/push-subscription/push-subscription.machine'
import type { DeviceReading, TurnOnInput } from '#machines/push-subscription/push-subscription.types'
import type { AppContext } from '#src/context/app-context.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { visitPush } from '#src/storage/visit-push.ts'
import { deviceCalls } from './device-calls.ts'
import { wayOf } from './way-of.ts'
import { registerDevice } from './register-device.ts'

type OnInput = { input: TurnOnInput; signal: AbortSignal }

/** The machine of messages about one visit of a guest on this device, with the page's services. Browser only. */
export function provideVisitPush(app: AppContext, id: string) {
  const wanted = visitPush(app.tenant)
  return pushSubscriptionMachine.provide({
    actors: {
      readDevice: fromPromise(async (): Promise<DeviceReading> => {
        // Its words are those of no page of a visit, and nothing is shown before.
        await app.intl.load('device')
        const way = await wayOf(app)
        // Without its token this device could not even ask.
        const isOpen = (await sessionStore(app.tenant).appointmentToken(id)) !== undefined
        const cannot = isOpen ? way.cannot() : 'unsupported'
        if (cannot) return { state: cannot, showsDetails: false }
        if (way.permission() === 'denied') return { state: 'blocked', showsDetails: false }
        return { state: (await wanted.has(id)) && (await way.current()) ? 'on' : 'off', showsDetails: false }
      }),
      turnOn: fromPromise(async ({ input, signal }: OnInput): Promise<DeviceReading> => {
        const permission = await (await wayOf(app)).ask()
        if (permission !== 'granted') return { state: permission === 'denied' ? 'blocked' : 'off', ...input }
        await registerDevice(app, input.showsDetails, { signal, visit: await openVisit(app, id) })
        await wanted.keep(id)
        return { state: 'on', ...input }
      }),
      turnOff: fromPromise(async ({ signal }) => {
        const token = await (await wayOf(app)).current()
        const visit = await openVisit(app, id)
        // The subscription stays: other visits may be told by it.
        if (token !== undefined) await (await deviceCalls(app)).remove({ token }, { signal, visit })
        await wanted.forget(id)
      }),
    },
  })
}

/** The visit with the token of this device. Throws a `Problem` where it has none. */
async function openVisit(app: AppContext, id: string): Promise<{ id: string; token: string }> {
  const token = await sessionStore(app.tenant).appointmentToken(id)
  if (token === undefined) throw new Problem('unauthenticated')
  return { id, token }
}
