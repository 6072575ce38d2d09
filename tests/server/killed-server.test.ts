import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { openDatabase } from '#server/db/open'
import { endChildren, listening, startChild } from '#tests/support/child'
import { startPostgres, type PrivatePostgres } from '#tests/support/postgres'
import { expectDocuments, expectMessages, expectNoHolds, expectRatings, expectVisits } from './killed-books.ts'
import { createCalls } from './killed-calls.ts'
import { live } from './killed-lives.ts'
import { prepare } from './killed-practice.ts'

/** `npm run soak` kills ten times; here one of each engine shows that it is killed in the middle of writing. */
const kills = Number(process.env.SERVER_KILLS ?? 1)
/** Two of each kind of what a patient does begin at once. */
const clients = 12

let postgres: PrivatePostgres
let folder: string
beforeAll(async () => {
  postgres = await startPostgres()
  folder = await mkdtemp(join(tmpdir(), 'killed-'))
}, 60_000)
afterEach(endChildren)
afterAll(async () => {
  postgres.stop()
  await rm(folder, { recursive: true, force: true })
})

const engines = [
  {
    engine: 'the embedded database',
    open: () => openDatabase({ dataDir: join(folder, 'data') }),
    settings: () => ({}),
  },
  {
    engine: 'PostgreSQL',
    open: () => openDatabase({ dataDir: '', databaseUrl: postgres.url }),
    settings: () => ({ DATABASE_URL: postgres.url }),
  },
]

describe.each(engines)(
  'a server on $engine that is killed while people book, pay, change, cancel and are offered earlier times',
  ({ open, settings }) => {
    it(
      `has every change that it has confirmed, killed ${kills}×, and tells each`,
      async () => {
        const preparing = await open()
        const people = await prepare(preparing, clients)
        await preparing.close()

        let isOver = false
        let running = begin()
        function begin() {
          const server = startChild(['scripts/run-module.mjs', 'tests/support/start-services.ts'], {
            DATA_DIR: join(folder, 'data'),
            SERVER_SECRET: 'a secret that is long enough for tests',
            RATE_LIMIT_PER_MINUTE: '1000000',
            ...settings(),
          })
          const origin = server.printed(listening).then(([, address]) => address ?? '')
          return { server, origin }
        }
        const calls = createCalls(() => running.origin)

        const living = Promise.all(people.map((client) => live(client, calls, () => isOver)))
        for (let kill = 1; kill <= kills; kill++) {
          const enough = calls.answered() + clients * 3
          await Promise.race([living, vi.waitUntil(() => calls.answered() >= enough, { timeout: 90_000, interval: 5 })])
          running.server.child.kill('SIGKILL')
          await running.server.exited
          running = begin()
        }
        isOver = true
        const told = await living
        await expectDocuments(calls, told)
        running.server.child.kill('SIGTERM')
        const { code, output } = await running.server.exited
        expect([code, code === 0 || output]).toEqual([0, true])

        const database = await open()
        try {
          await expectVisits(database, told)
          await expectNoHolds(database, told)
          await expectRatings(database, people, told)
          await expectMessages(database, told, kills * clients)
        } finally {
          await database.close()
        }
      },
      60_000 + kills * 60_000,
    )
  },
)
