import { Problem } from '#contract/problem'
import type { DeviceCall } from '#src/api/device-api.ts'
import type { AppContext } from '#src/context/app-context.ts'
import { pushToken } from '#src/storage/push-token.ts'
import { deviceCalls } from './device-calls.ts'
import { wayOf } from './way-of.ts'

/**
 * Subscribes at the service of this device, and tells the server (C47), also by which token it was known before. Resolves to the one it has now.
 * Throws a `Problem`.
 */
export async function registerDevice(app: AppContext, showsDetails: boolean, call: DeviceCall = {}): Promise<string> {
  const way = await wayOf(app)
  const token = await way.subscribe(call.signal).catch((cause: unknown) => {
    throw cause instanceof Problem ? cause : new Problem('unavailable', { cause })
  })
  const { service } = way
  const known = pushToken(app.tenant)
  const before = await known.read()
  const body = {
    token,
    ...(service === 'web-push' ? {} : { notification_service: service }),
    ...(before !== undefined && before !== token ? { replaces: before } : {}),
  }
  await (await deviceCalls(app)).register({ ...body, shows_details: showsDetails }, call)
  // Where there was another, what else is told by it is renewed first: `keepRegistered`.
  if (before === undefined) await known.keep(token)
  return token
}
