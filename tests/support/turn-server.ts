import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, connect } from 'node:net'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

const program = process.env['TURNSERVER_PATH'] || '/usr/bin/turnserver'

/**
 * A real coturn that takes the credentials which the server hands out, at an address of this machine; undefined where the machine has none.
 * It relays for whoever has a credential, and only to this machine.
 */
export async function startTurnServer(): Promise<{ urls: string[]; secret: string; stop: () => void } | undefined> {
  if (!existsSync(program)) return undefined
  const address = ownAddress()
  const port = await freePort(address)
  const secret = 'shared with coturn'
  const folder = mkdtempSync(join(tmpdir(), 'turn-'))
  const coturn = spawn(
    program,
    [
      ...['-n', '--listening-ip', address, '--relay-ip', address, '--listening-port', String(port)],
      ...['--use-auth-secret', '--static-auth-secret', secret, '--realm', 'patientweb.test', '--fingerprint'],
      ...[
        '--no-tls',
        '--no-dtls',
        '--no-cli',
        '--allow-loopback-peers',
        '--log-file',
        'stdout',
        '--relay-threads',
        '1',
      ],
      ...['--pidfile', join(folder, 'pid'), '--userdb', join(folder, 'db')],
    ],
    { stdio: 'ignore' },
  )
  const stop = () => {
    coturn.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
  process.once('exit', stop)
  while (!(await answers(address, port))) {
    if (coturn.exitCode !== null) throw new Error(`coturn ended with ${coturn.exitCode}`)
    await setTimeout(50)
  }
  return { urls: ['udp', 'tcp'].map((transport) => `turn:${address}:${port}?transport=${transport}`), secret, stop }
}

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
