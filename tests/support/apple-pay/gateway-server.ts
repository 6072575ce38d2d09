import { readFileSync } from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import type { TLSSocket } from 'node:tls'
import { createMerchantValidator, type AppleMerchant } from '#server/payments/apple-pay/validate-merchant'

/** Keys made for this stand-in alone, which open nothing. */
const pem = (name: string) => readFileSync(new URL(`${name}.pem`, import.meta.url), 'utf8')

export const merchant: AppleMerchant = {
  id: 'merchant.com.example.stand-in',
  certificate: pem('merchant-certificate'),
  key: pem('merchant-key'),
  country: 'AE',
}

/** What the gateway does with a call: an answer, or nothing at all. */
export type GatewayAnswer = { status: number; body: string; headers?: Record<string, string> } | 'silent'

/** A gateway of Apple's on this machine: it takes calls over TLS from the merchant's certificate alone. */
export async function startGateway() {
  const received: { path: string; host: string | undefined; body: unknown; merchant: string }[] = []
  let answer: GatewayAnswer = { status: 200, body: '{}' }
  const server = createServer(
    {
      key: pem('gateway-key'),
      cert: pem('gateway-certificate'),
      ...{ ca: merchant.certificate, requestCert: true, rejectUnauthorized: true },
    },
    (request, response) => {
      let text = ''
      request.on('data', (part: Buffer) => (text += part.toString()))
      request.on('end', () => {
        const { CN } = (request.socket as TLSSocket).getPeerCertificate().subject
        const { host } = request.headers
        received.push({ path: request.url ?? '', host, body: JSON.parse(text), merchant: String(CN) })
        if (answer !== 'silent') response.writeHead(answer.status, answer.headers).end(answer.body)
      })
    },
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    received,
    answerWith: (next: GatewayAnswer) => void (answer = next),
    /** Validates as the platform does, with this machine in place of Apple's address. */
    validate: createMerchantValidator({
      merchant,
      timeout: 500,
      connection: {
        port,
        ca: pem('gateway-certificate'),
        lookup: (_host, _options, done) => done(null, [{ address: '127.0.0.1', family: 4 }]),
      },
    }),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
