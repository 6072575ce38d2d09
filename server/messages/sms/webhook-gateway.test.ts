import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { createWebhookGateway } from './webhook-gateway.ts'

type Received = { key: string | undefined; authorization: string | undefined; body: unknown }

let server: Server | undefined
afterEach(() => server?.close())

/** A provider that answers each request with the next status; 0 hangs up. */
async function provider(...statuses: number[]): Promise<{ url: string; received: Received[] }> {
  const received: Received[] = []
  server = createServer((request, response) => {
    void read(request).then((body) => {
      const { authorization, 'idempotency-key': key } = request.headers
      received.push({ key: key as string | undefined, authorization, body: JSON.parse(body) as unknown })
      const status = statuses[received.length - 1] ?? 200
      if (status === 0) request.socket.destroy()
      else response.writeHead(status, { location: '/elsewhere' }).end()
    })
  })
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/messages`, received }
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

const message = { tenantCode: 'patientweb', phone: '+971501234567', body: '123456' }

describe('the message webhook', () => {
  it('gets tenant, phone and text, with the token', async () => {
    const { url, received } = await provider(202)
    await createWebhookGateway({ url, token: 'secret' }).send(message)
    expect(received).toMatchObject([
      { authorization: 'Bearer secret', body: { tenant: 'patientweb', phone: '+971501234567', body: '123456' } },
    ])
  })

  it('gets the language of what is to be read out', async () => {
    const { url, received } = await provider(200)
    await createWebhookGateway({ url }).send({ ...message, language: 'id' })
    expect(received).toMatchObject([{ body: { phone: '+971501234567', language: 'id' } }])
  })

  it('is tried again when it fails or hangs up, under one key so that the phone gets one message', async () => {
    const { url, received } = await provider(503, 0, 200)
    await createWebhookGateway({ url, pause: 1 }).send(message)
    expect(received).toHaveLength(3)
    expect(new Set(received.map(({ key }) => key)).size).toBe(1)
  })

  it('is given up after three attempts', async () => {
    const { url, received } = await provider(500, 500, 500, 200)
    await expect(createWebhookGateway({ url, pause: 1 }).send(message)).rejects.toMatchObject({ code: 'unavailable' })
    expect(received).toHaveLength(3)
  })

  it('is asked once when it refuses', async () => {
    const { url, received } = await provider(400)
    await expect(createWebhookGateway({ url, pause: 1 }).send(message)).rejects.toMatchObject({ code: 'unavailable' })
    expect(received).toHaveLength(1)
  })
})
