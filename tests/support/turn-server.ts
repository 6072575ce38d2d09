import { spawn } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, connect } from 'node:net'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

/** A certificate that nobody has signed: browsers of tests are told to take its key (`keyOfTurnServer`). */
const certificate = 'tests/support/apple-pay/gateway-certificate.pem'
const program = process.env['TURNSERVER_PATH'] || '/usr/bin/turnserver'

/**
 * A real coturn that takes the credentials which the server hands out, at an address of this machine; undefined where the machine has none.
 * It relays for whoever has a credential, and only to this machine.
 */
export async function startTurnServer(): Promise<{ urls: string[]; secret: string; stop: () => void } | undefined> {
  if (!existsSync(program)) return undefined
  const address = ownAddress()
  const [port, tlsPort] = [await freePort(address), await freePort(address)]
  const secret = 'shared with coturn'
  const folder = mkdtempSync(join(tmpdir(), 'turn-'))
  const coturn = spawn(
    program,
    [
      ...['-n', '--listening-ip', address, '--relay-ip', address, '--listening-port', String(port)],
      ...['--use-auth-secret', '--static-auth-secret', secret, '--realm', 'patientweb.test', '--fingerprint'],
      ...['--tls-listening-port', String(tlsPort), '--cert', certificate],
      ...['--pkey', 'tests/support/apple-pay/gateway-key.pem', '--no-dtls', '--no-cli'],
      ...['--allow-loopback-peers', '--log-file', 'stdout', '--relay-threads', '1'],
      ...['--pidfile', join(folder, 'pid'), '--userdb', join(folder, 'db')],
    ],
    { stdio: 'ignore' },
  )
  const stop = () => {
    coturn.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
  process.once('exit', stop)
  while (!((await answers(address, port)) && (await answers(address, tlsPort)))) {
    if (coturn.exitCode !== null) throw new Error(`coturn ended with ${coturn.exitCode}`)
    await setTimeout(50)
  }
  const urls = ['udp', 'tcp'].map((transport) => `turn:${address}:${port}?transport=${transport}`)
  return { urls: [...urls, `turns:${address}:${tlsPort}?transport=tcp`], secret, stop }
}

/** The key of its certificate, as Chromium takes it for one to trust in whatever name it comes: SHA-256 of its SPKI, in base64. */
export const keyOfTurnServer = (): string =>
  createHash('sha256')
    .update(new X509Certificate(readFileSync(certificate)).publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64')

/** Browsers gather no paths from the loopback address, where there is another. */
const ownAddress = (): string =>
  Object.values(networkInterfaces())
    .flatMap((addresses = []) => addresses)
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? '127.0.0.1'

async function freePort(host: string): Promise<number> {
  const server = createServer().listen(0, host)
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  return port
}

function answers(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, host, () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
