import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { webhookPath } from '../webhook-path.ts'

/** Calls our own webhook as another company would: over HTTP where the server listens. */
export async function postToSelf(app: FastifyInstance, body: Buffer, headers: Record<string, string>): Promise<void> {
  const path = `${app.config.basePath}/api/payment${webhookPath('sandbox')}`
  const sent = { ...headers, 'content-type': 'application/json' }
  const address = app.server.address() as AddressInfo | null
  const status = address
    ? (
        await fetch(`http://${hostOf(address)}:${address.port}${path}`, {
          method: 'POST',
          body: new Uint8Array(body),
          headers: sent,
        })
      ).status
    : (await app.inject({ method: 'POST', url: path, payload: body, headers: sent })).statusCode
  if (status >= 300) throw new Error(`the webhook answered ${status}`)
}

/** A host at which the server is reached from itself. */
function hostOf({ address, family }: AddressInfo): string {
  if (address === '0.0.0.0') return '127.0.0.1'
  if (address === '::') return '[::1]'
  return family === 'IPv6' ? `[${address}]` : address
}
