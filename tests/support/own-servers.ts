import { ensureBuilt } from './built-app.ts'
import type { StartedServer } from './started-server.ts'

/**
 * Servers that journeys start for themselves, in one process for each worker of Playwright: to load the server's modules takes longer than to start a
 * server. Each is started, spoken to and stopped by messages from `tests/e2e/support/own-server.ts`; they end with the worker.
 */
const starts: Record<string, () => Promise<{ start: () => Promise<StartedServer> }>> = {
  'earlier-offer-server': () => import('./earlier-offer-server.ts'),
  'failures-server': () => import('./failures/failures-server.ts'),
  'hostile-server': () => import('./hostile/hostile-server.ts'),
  'latin-server': () => import('./latin/latin-server.ts'),
  'map-server': () => import('./map/map-server.ts'),
  'mounted-server': () => import('./mounted-server.ts'),
  'one-signal-server': () => import('./one-signal-server.ts'),
  'partner-push-server': () => import('./partner-push-server.ts'),
  'partner-site-server': () => import('./partner-site-server.ts'),
  'passing-time-server': () => import('./passing-time-server.ts'),
  'pseudo-server': () => import('./pseudo/pseudo-server.ts'),
  'signed-in-server': () => import('./signed-in-server.ts'),
  'social-site-server': () => import('./social-site-server.ts'),
  'video-room-server': () => import('./video-room-server.ts'),
  'video-server': () => import('./video-server.ts'),
  'wallet-server': () => import('./apple-pay/wallet-server.ts'),
}

/** A message of the worker: `server` is a number of its choice, `text` the name of what is started or the line that is told. */
export type Call = { call: number; server: number; does: 'start' | 'tell' | 'stop'; text?: string }
/** What is said to the call of that number. */
export type Answer = { call: number; answer?: unknown; failure?: string }

const running = new Map<number, StartedServer>()

async function start(server: number, name = ''): Promise<unknown> {
  const load = starts[name]
  if (!load) throw new Error(`there is no server ${name}`)
  await ensureBuilt()
  const started = await (await load()).start()
  running.set(server, started)
  return started.told
}

async function tell(server: number, line = ''): Promise<unknown> {
  const hear = running.get(server)?.hear
  if (!hear) throw new Error(`nobody hears "${line}"`)
  return hear(line)
}

async function stop(server: number): Promise<void> {
  await running.get(server)?.stop()
  running.delete(server)
}

const actions = { start, tell, stop }
const say = (answer: Answer) => process.send?.(answer)

process.on('message', ({ call, server, does, text }: Call) => {
  actions[does](server, text).then(
    (answer) => say({ call, answer }),
    (failure: unknown) =>
      say({ call, failure: failure instanceof Error ? (failure.stack ?? failure.message) : String(failure) }),
  )
})
process.once('disconnect', () => process.exit(0))
