import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { test } from '@playwright/test'

/** A server of a journey's own, in a process of its own. */
export type OwnServer<Announced> = Announced & {
  /** Gives the server a line, where it takes any, and waits for what it says to it. */
  tell: (line: string) => Promise<string>
  stop: () => Promise<void>
}

/**
 * Starts a server of `tests/support` that prints what it tells as JSON and ends when its input does.
 *
 * @param script - for example `pseudo/pseudo-server.ts`
 */
export async function startOwnServer<Announced extends { origin: string }>(
  script: string,
): Promise<OwnServer<Announced>> {
  // A database of its own is made first.
  test.setTimeout(240_000)
  const server = spawn(process.execPath, ['scripts/run-module.mjs', `tests/support/${script}`], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((end) => server.once('exit', () => end()))
  const said = createInterface(server.stdout)
  const nextLine = () =>
    new Promise<string>((found, failed) => {
      said.once('line', found)
      server.once('exit', (code) => failed(new Error(`${script} ended with ${code}`)))
    })
  const place = await nextLine()
  return {
    ...(JSON.parse(place) as Announced),
    tell: async (line) => {
      const answer = nextLine()
      server.stdin.write(`${line}\n`)
      return answer
    },
    stop: () => {
      server.stdin.end()
      return ended
    },
  }
}
