import { createPublicKey, randomBytes, randomUUID, verify } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { createServer as createSecureServer, type Server as SecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { WebSocketServer, type WebSocket } from 'ws'

const pem = (name: string) => readFileSync(`tests/support/apple-pay/gateway-${name}.pem`, 'utf8')

type Message = { messageType: string; channelID?: string; uaid?: string; updates?: unknown }

/**
 * A push service on this machine, as Firefox knows one: browsers hold a connection to it (Mozilla's autopush protocol) and get an address each;
 * what is posted to that by somebody whose proof holds (RFC 8030, 8292) goes to the browser, sealed as it came. Its certificate is of nobody's trust.
 */
export async function startPushService() {
  const subscriptions = new Map<string, { socket: WebSocket; channelID: string }>()
  /** What browsers said they have shown. */
  const acknowledged: unknown[] = []
  const browsers = createServer()
  const senders = createSecureServer({ key: pem('key'), cert: pem('certificate') })
  const sockets = new WebSocketServer({ server: browsers, handleProtocols: (protocols) => [...protocols][0] ?? false })
  const [browserPort, senderPort] = [await listen(browsers), await listen(senders)]

  sockets.on('connection', (socket) => {
    const say = (message: object) => socket.send(JSON.stringify(message))
    socket.on('message', (data: Buffer) => {
      const text = data.toString()
      if (text === '{}') return socket.send('{}')
      const { messageType, channelID = '', uaid, updates } = JSON.parse(text) as Message
      if (messageType === 'hello')
        say({
          messageType,
          uaid: uaid || randomBytes(16).toString('hex'),
          status: 200,
          use_webpush: true,
          broadcasts: {},
        })
      if (messageType === 'register') {
        const id = randomUUID()
        subscriptions.set(id, { socket, channelID })
        const pushEndpoint = `https://127.0.0.1:${senderPort}/wpush/v2/${id}`
        say({ messageType, channelID, status: 200, pushEndpoint })
      }
      if (messageType === 'unregister') {
        for (const [id, one] of subscriptions) if (one.channelID === channelID) subscriptions.delete(id)
        say({ messageType, channelID, status: 200 })
      }
      if (messageType === 'ack') acknowledged.push(updates)
    })
  })

  senders.on('request', (request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const subscription = subscriptions.get(request.url?.split('/').at(-1) ?? '')
      if (!subscription) return response.writeHead(410).end()
      if (!isProven(request.headers.authorization ?? '')) return response.writeHead(401).end()
      subscription.socket.send(
        JSON.stringify({
          ...{ messageType: 'notification', channelID: subscription.channelID, version: randomUUID(), ttl: 60 },
          data: Buffer.concat(parts).toString('base64url'),
          headers: { encoding: request.headers['content-encoding'] },
        }),
      )
      response.writeHead(201, { location: '/m/1' }).end()
    })
  })

  return {
    /** What a browser is told to connect to. */
    browserUrl: `ws://127.0.0.1:${browserPort}/`,
    certificate: pem('certificate'),
    acknowledged,
    close: () => {
      for (const socket of sockets.clients) socket.terminate()
      sockets.close()
      browsers.close()
      senders.close()
    },
  }
}

async function listen(server: Server | SecureServer): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

/** Whether a sender holds the key that it shows (VAPID). */
function isProven(authorization: string): boolean {
  const [, jwt = '', key = ''] = /^vapid t=([^,]+),\s*k=(.+)$/.exec(authorization) ?? []
  const [header = '', payload = '', signature = ''] = jwt.split('.')
  const point = Buffer.from(key, 'base64url')
  if (point.length !== 65) return false
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  return verify(
    'sha256',
    Buffer.from(`${header}.${payload}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
}
