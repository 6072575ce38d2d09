import { createDeviceApi } from '#src/api/device-api.ts'
import type { AppContext } from '#src/context/app-context.ts'

/** The calls of this device, with the transport that they need. */
export async function deviceCalls(app: Pick<AppContext, 'apis'>) {
  const { transport } = await app.apis()
  return createDeviceApi(() => transport('notification'))
}
