import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'

const port = Number(process.env.BENCH_PORT ?? 4390)

export type BuiltServer = Awaited<ReturnType<typeof startBuiltServer>>

/** Starts the product as a new user would, with the whole demo directory, and waits until it is ready. */
export async function startBuiltServer() {
  const origin = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: process.env.BENCH_DATA_DIR ?? 'data/bench',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const exited = once(child, 'exit')
  for (;;) {
    const ready = await fetch(`${origin}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (ready) break
    if (child.exitCode !== null) throw new Error('the server ended before it was ready: see its lines above')
    await wait(250)
  }
  return {
    origin,
    pid: child.pid!,
    async stop() {
      child.kill('SIGTERM')
      await exited
    },
  }
}
