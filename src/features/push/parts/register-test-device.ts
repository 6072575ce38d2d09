import { consoleCalls, consoleHeader } from '#contract/console/calls'
import type { TestDeviceRequest } from '#contract/console/push-test'
import type { AppContext } from '#src/context/app-context.ts'
import { wayOf } from './way-of.ts'

/**
 * Registers this phone for messages that somebody of the staff tries, with what stood in the address; no patient and no visit has anything to do
 * with it. `over` where the address counts no more. Throws where the service of this device, or the server, does not answer.
 */
export async function registerTestDevice(app: AppContext, token: string): Promise<'there' | 'over'> {
  const way = await wayOf(app)
  const body: TestDeviceRequest = { token, notification_service: way.service, device: await way.subscribe() }
  const { method, path } = consoleCalls.registerTestDevice
  const answer = await fetch(`${app.basePath}/partner/${app.tenant}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', [consoleHeader]: '1' },
    body: JSON.stringify(body),
  })
  if (answer.ok) return 'there'
  if (answer.status === 410) return 'over'
  throw new Error(`the server answered ${answer.status}`)
}
