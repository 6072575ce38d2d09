import { fromPromise } from 'xstate'
import { pushSubscriptionMachine } from '#machines/push-subscription/push-subscription.machine'
import type { DeviceReading, TurnOnInput } from '#machines/push-subscription/push-subscription.types'
import { now } from '#src/clock/server-time.ts'
import type { AppContext } from '#src/context/app-context.ts'
import { restingOffer } from '#src/features/install/resting-offer.ts'
import { pushChoice } from '#src/storage/push-choice.ts'
import { deviceCalls } from './parts/device-calls.ts'
import { wayOf } from './parts/way-of.ts'
import { registerDevice } from './parts/register-device.ts'

type OnInput = { input: TurnOnInput; signal: AbortSignal }

/** The machine of messages on this device, with the page's services. Browser only. */
export function providePush(app: AppContext) {
  return pushSubscriptionMachine.provide({
    actors: {
      readDevice: fromPromise(() => readDevice(app)),
      turnOn: fromPromise(async ({ input, signal }: OnInput): Promise<DeviceReading> => {
        const permission = await (await wayOf(app)).ask()
        if (permission !== 'granted') return { state: permission === 'denied' ? 'blocked' : 'off', ...input }
        await registerDevice(app, input.showsDetails, { signal })
        await pushChoice(app.tenant).keep(input)
        return { state: 'on', ...input }
      }),
      turnOff: fromPromise(async ({ signal }) => {
        const way = await wayOf(app)
        const token = await way.current()
        if (token !== undefined) await (await deviceCalls(app)).remove({ token }, { signal })
        await way.end()
        await pushChoice(app.tenant).forget()
        // Who has just turned them off is not offered them.
        await restingOffer(app.tenant, 'messages-offer').putAway(new Date(now()))
      }),
    },
  })
}

/** How it stands on this device. */
async function readDevice(app: AppContext): Promise<DeviceReading> {
  const choice = await pushChoice(app.tenant).read()
  const showsDetails = choice?.showsDetails ?? false
  const way = await wayOf(app)
  const cannot = way.cannot()
  if (cannot) return { state: cannot, showsDetails }
  if (way.permission() === 'denied') return { state: 'blocked', showsDetails }
  const isOn = choice && way.permission() === 'granted' && (await way.current()) !== undefined
  return { state: isOn ? 'on' : 'off', showsDetails }
}
