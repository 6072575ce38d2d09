import { fork, type ChildProcess } from 'node:child_process'
import { test } from '@playwright/test'
import type { Answer, Call } from '../../support/own-servers.ts'

/** A server of a journey's own. */
export type OwnServer<Told> = Told & {
  /** Gives the server a line, where it takes any, and waits for what it says to it. */
  tell: (line: string) => Promise<string>
  stop: () => Promise<void>
}

/** The process that has the servers of this worker's journeys, from the first that is asked for until the worker ends. */
let servers: ChildProcess | undefined
let calls = 0

/**
 * Starts a server of `tests/support/own-servers.ts`.
 *
 * @param name - for example `pseudo-server`
 */
export async function startOwnServer<Told extends { origin: string }>(name: string): Promise<OwnServer<Told>> {
  // A database of its own is made first.
  test.setTimeout(240_000)
  const server = (calls += 1)
  const told = (await ask({ server, does: 'start', text: name })) as Told
  return {
    ...told,
    tell: async (text) => (await ask({ server, does: 'tell', text })) as string,
    stop: async () => void (await ask({ server, does: 'stop' })),
  }
}

/** Fails with what went wrong in the other process, or when that ends. */
function ask(message: Omit<Call, 'call'>): Promise<unknown> {
  servers ??= fork('scripts/run-module.mjs', ['tests/support/own-servers.ts'], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [],
  })
  const asked = servers
  const call = (calls += 1)
  return new Promise((resolve, reject) => {
    const end = () => {
      asked.off('message', hear).off('exit', fail)
    }
    const hear = ({ call: of, answer, failure }: Answer) => {
      if (of !== call) return
      end()
      if (failure === undefined) resolve(answer)
      else reject(new Error(failure))
    }
    const fail = (code: number | null) => {
      end()
      servers = undefined
      reject(new Error(`the journeys' own servers ended with ${code}`))
    }
    asked
      .on('message', hear)
      .on('exit', fail)
      .send({ call, ...message })
  })
}
