import { fromPromise } from 'xstate'
import { Problem } from '#contract/problem'
import { pushSubscriptionMachine } from '#machines/push-subscription/push-subscription.machine'
import type { DeviceReading, TurnOnInput } from '#machines/push-subscription/push-subscription.types'
import { createDeviceApi } from '#src/api/device-api.ts'
import type { AppContext } from '#src/context/app-context.ts'
import { pushChoice } from '#src/storage/push-choice.ts'
import { pushRegistration, subscribe, tokenOf, whatBrowserCan } from './device-subscription.ts'

type OnInput = { input: TurnOnInput; signal: AbortSignal }

/** The machine of messages on this device, with the page's services. Browser only. */
export function providePush(app: AppContext) {
  return pushSubscriptionMachine.provide({
    actors: {
      readDevice: fromPromise(() => readDevice(app)),
      turnOn: fromPromise(async ({ input, signal }: OnInput): Promise<DeviceReading> => {
        const permission = await Notification.requestPermission()
        if (permission !== 'granted') return { state: permission === 'denied' ? 'blocked' : 'off', ...input }
        await registerDevice(app, input.showsDetails, signal)
        await pushChoice(app.tenant).keep(input)
        return { state: 'on', ...input }
      }),
      turnOff: fromPromise(async ({ signal }) => {
        const subscription = await (await pushRegistration(app))?.pushManager.getSubscription()
        if (subscription) await (await deviceCalls(app)).remove({ token: tokenOf(subscription) }, signal)
        await subscription?.unsubscribe()
        await pushChoice(app.tenant).forget()
      }),
    },
  })
}

/** How it stands on this device. */
export async function readDevice(app: Pick<AppContext, 'basePath' | 'tenant'>): Promise<DeviceReading> {
  const choice = await pushChoice(app.tenant).read()
  const showsDetails = choice?.showsDetails ?? false
  const cannot = whatBrowserCan()
  if (cannot) return { state: cannot, showsDetails }
  if (Notification.permission === 'denied') return { state: 'blocked', showsDetails }
  const subscription = await (await pushRegistration(app))?.pushManager.getSubscription()
  return { state: subscription && choice && Notification.permission === 'granted' ? 'on' : 'off', showsDetails }
}

/** Subscribes by the server's present key, and tells it (C47). Throws a `Problem`. */
export async function registerDevice(app: AppContext, showsDetails: boolean, signal?: AbortSignal): Promise<void> {
  const calls = await deviceCalls(app)
  const { public_key: key } = await calls.pushKey(signal)
  const registration = await pushRegistration(app)
  if (!registration) throw new Problem('unavailable')
  const subscription = await subscribe(registration, key).catch((cause: unknown) => {
    throw new Problem('unavailable', { cause })
  })
  await calls.register({ token: tokenOf(subscription), shows_details: showsDetails }, signal)
}

async function deviceCalls(app: Pick<AppContext, 'apis'>) {
  const { transport } = await app.apis()
  return createDeviceApi(() => transport('notification'))
}
