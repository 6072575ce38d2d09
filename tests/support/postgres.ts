import { execFile, execFileSync, spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { freemem, tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

export type PrivatePostgres = {
  /** Address of its maintenance database, for an administrator. */
  url: string
  /** The same by its socket, by which a query takes a fifth less processor time. A proxy can stand before `url` alone. */
  socketUrl: string
  /** The file into which it says what it does. */
  log: string
  /** Ends it as a crash would: nobody is told, and nothing that is under way is finished. `start` recovers from that. */
  crash: () => Promise<void>
  start: () => Promise<void>
  stop: () => void
}

/** The one user who has to show a password, once a test has made it. */
export const userWithPassword = 'clinic'

/**
 * Starts a PostgreSQL of the machine's own package in a temporary folder, on a free port. It ends with this
 * process at the latest. PostgreSQL refuses to run as root: then it runs as the user `postgres` that the package makes.
 */
export async function startPostgres(): Promise<PrivatePostgres> {
  const programs = programFolder()
  const folder = mkdtempSync(join(roomyMemory() ?? tmpdir(), 'patientweb-postgres-'))
  const data = join(folder, 'data')
  const asRoot = userInfo().uid === 0
  if (asRoot) giveToPostgres(folder)
  const commandOf = (program: string, args: string[]): [string, string[]] => {
    const path = join(programs, program)
    return asRoot ? ['runuser', ['-u', 'postgres', '--', path, ...args]] : [path, args]
  }
  const run = (program: string, args: string[]) =>
    execFileSync(...commandOf(program, args), { stdio: 'ignore', cwd: folder })
  const port = await freePort()
  const rules = join(data, 'pg_hba.conf')
  run('initdb', ['-D', data, '-U', 'postgres', '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'])
  writeFileSync(rules, `host all ${userWithPassword} all scram-sha-256\n${readFileSync(rules, 'utf8')}`)
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=200`
  const starting = ['-D', data, '-w', '-o', settings, '-l', join(folder, 'log'), 'start']
  const crashing = ['-D', data, '-m', 'immediate', 'stop']
  run('pg_ctl', starting)

  let isStopped = false
  const stop = () => {
    if (isStopped) return
    isStopped = true
    if (existsSync(join(data, 'postmaster.pid'))) run('pg_ctl', crashing)
    rmSync(folder, { recursive: true, force: true })
  }
  process.once('exit', stop)
  // Whoever uses the database meanwhile goes on.
  const control = async (args: string[]) =>
    void (await promisify(execFile)(...commandOf('pg_ctl', args), { cwd: folder }))
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    socketUrl: `postgres://postgres@localhost/postgres?host=${folder}&port=${port}`,
    log: join(folder, 'log'),
    crash: () => control(crashing),
    start: () => control(starting),
    stop,
  }
}

const gibibyte = 2 ** 30

/**
 * The file system in memory, where there is room for what a run writes: a copy of a database takes a tenth of the processor time that it
 * takes on some disks, and is there for nobody after the run.
 */
function roomyMemory(): string | undefined {
  const folder = '/dev/shm'
  if (!existsSync(folder)) return undefined
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize > 3 * gibibyte && freemem() > 6 * gibibyte ? folder : undefined
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
