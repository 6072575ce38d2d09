import { Problem } from '#contract/problem'
import type { DeviceCall } from '#src/api/device-api.ts'
import type { AppContext } from '#src/context/app-context.ts'
import { deviceCalls } from './device-calls.ts'
import { wayOf } from './way-of.ts'

/** Subscribes at the service of this device, and tells the server (C47). Throws a `Problem`. */
export async function registerDevice(app: AppContext, showsDetails: boolean, call: DeviceCall = {}): Promise<void> {
  const way = await wayOf(app)
  const token = await way.subscribe(call.signal).catch((cause: unknown) => {
    throw cause instanceof Problem ? cause : new Problem('unavailable', { cause })
  })
  const { service } = way
  const body = { token, ...(service === 'web-push' ? {} : { notification_service: service }) }
  await (await deviceCalls(app)).register({ ...body, shows_details: showsDetails }, call)
}
