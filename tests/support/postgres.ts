import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'

export type PrivatePostgres = {
  /** Address of its maintenance database, for an administrator. */
  url: string
  stop: () => void
}

/**
 * Starts a PostgreSQL of the machine's own package in a temporary folder, on a free port. It ends with this
 * process at the latest. PostgreSQL refuses to run as root: then it runs as the user `postgres` that the package makes.
 */
export async function startPostgres(): Promise<PrivatePostgres> {
  const programs = programFolder()
  const folder = mkdtempSync(join(tmpdir(), 'patientweb-postgres-'))
  const data = join(folder, 'data')
  const asRoot = userInfo().uid === 0
  if (asRoot) giveToPostgres(folder)
  const run = (program: string, args: string[]) => {
    const command = [join(programs, program), ...args]
    const [file, ...rest] = asRoot ? ['runuser', '-u', 'postgres', '--', ...command] : command
    execFileSync(file!, rest, { stdio: 'ignore', cwd: folder })
  }
  const port = await freePort()
  run('initdb', ['-D', data, '-U', 'postgres', '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'])
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=200`
  run('pg_ctl', ['-D', data, '-w', '-o', settings, '-l', join(folder, 'log'), 'start'])

  let isStopped = false
  const stop = () => {
    if (isStopped) return
    isStopped = true
    run('pg_ctl', ['-D', data, '-m', 'immediate', 'stop'])
    rmSync(folder, { recursive: true, force: true })
  }
  process.once('exit', stop)
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop }
}

function programFolder(): string {
  const root = '/usr/lib/postgresql'
  const [newest] = existsSync(root) ? readdirSync(root).toSorted((one, other) => Number(other) - Number(one)) : []
  const folder = newest && join(root, newest, 'bin')
  if (!folder || !existsSync(join(folder, 'initdb'))) {
    throw new Error('PostgreSQL is not installed: run "apt-get install -y postgresql", or set TEST_DATABASE_URL.')
  }
  return folder
}

function giveToPostgres(folder: string): void {
  const id = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout)
  chownSync(folder, id('-u'), id('-g'))
  chmodSync(folder, 0o700)
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
