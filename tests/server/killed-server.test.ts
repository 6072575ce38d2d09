import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { BookedAppointment } from '#contract/appointment'
import { headers } from '#contract/headers'
import { loadDemo } from '#server/demo/load'
import { openDatabase, type OpenDatabase } from '#server/db/open'
import { createSessionRepository } from '#server/domain/sessions/session-repository'
import { callerOf, type Answer } from '#tests/support/caller'
import { endChildren, listening, startChild } from '#tests/support/child'
import type { Call } from '#tests/support/request'
import { startPostgres, type PrivatePostgres } from '#tests/support/postgres'
import { addPractice } from '../integration/appointment-practice.ts'
import { bookingAt, ids } from '../integration/appointment-world.ts'

/** `npm run soak` kills ten times; here a few show that it is killed in the middle of writing. */
const kills = Number(process.env.SERVER_KILLS ?? 2)
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

/** A practitioner who is there every day. */
const visit = {
  practitioner_id: String(ids.colleague),
  service_id: String(ids.colleagueVisit),
  fee: { amount: 300, currency: 'AED' },
}

/** Half hours of a day that is a client's alone. */
const startOf = (client: number, step: number) => {
  const day = new Date(Date.now() + (2 + client) * 86_400_000).toISOString().slice(0, 10)
  return new Date(Date.parse(`${day}T05:00:00.000Z`) + (step % 8) * 1_800_000).toISOString()
}
const phoneOf = (client: number) => `50${1_000_000 + client}`

async function prepare(database: OpenDatabase): Promise<string[]> {
  await loadDemo(database, { practitioners: 100 })
  await addPractice(database.db)
  const sessions = createSessionRepository(database.db)
  const expiresAt = new Date(Date.now() + 86_400_000)
  const open = (client: number) =>
    sessions.open({ tenantCode: 'patientweb', kind: 'guest', phone: `+971${phoneOf(client)}`, expiresAt })
  return Promise.all(Array.from({ length: clients }, (_, client) => open(client)))
}

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
  'a server on $engine that is killed while people book, move and cancel',
  ({ open, settings }) => {
    it(
      `has every change that it has confirmed, after ${kills} times, and tells each`,
      async () => {
        const preparing = await open()
        const tokens = await prepare(preparing)
        await preparing.close()

        let isOver = false
        let confirmed = 0
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

        /** Asks until it is confirmed, whichever server is there. */
        async function ask(method: 'POST' | 'PUT', path: string, call: Call): Promise<Answer> {
          for (;;) {
            const answer = await running.origin
              .then((origin) => callerOf(origin)('appointment', method, path, call))
              .catch(() => undefined)
            if (answer?.status === 200) {
              confirmed += 1
              return answer
            }
            // Nobody answered, or one who lets go of what a killed server held.
            if (answer && answer.status !== 503)
              throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
            await wait(50)
          }
        }

        /** Books, moves and cancels again and again, one after the other; ends with what was last confirmed. */
        async function live(client: number, guestToken: string) {
          const last = new Map<string, { status: string; start: string }>()
          for (let step = 0; !isOver; step += 2) {
            const start = startOf(client, step)
            const body = bookingAt(start, visit)
            const booked = await ask('POST', '/patient/appointment', {
              body: { ...body, patient: { ...body.patient, phone: phoneOf(client) } },
              headers: { [headers.idempotencyKey]: `"client-${client}-${step}"`, [headers.guestToken]: guestToken },
            })
            const { appointment, appointment_token: token } = booked.body.data as unknown as BookedAppointment
            last.set(appointment.id, { status: 'booked', start })
            const change = (what: string, more: object) =>
              ask('PUT', `/patientapp/appointments/${appointment.id}/${what}`, {
                body: { ...more, forcebookable: true },
                headers: { [headers.appointmentToken]: token },
              })
            if (isOver) break
            const moved = startOf(client, step + 1)
            await change('reschedule', { start: moved })
            last.set(appointment.id, { status: 'booked', start: moved })
            if (isOver) break
            await change('cancel', {})
            last.set(appointment.id, { status: 'cancelled', start: moved })
          }
          return last
        }

        const living = Promise.all(tokens.map((token, client) => live(client, token)))
        for (let kill = 1; kill <= kills; kill++) {
          const enough = confirmed + clients * 2
          await Promise.race([living, vi.waitUntil(() => confirmed >= enough, { timeout: 90_000, interval: 5 })])
          running.server.child.kill('SIGKILL')
          await running.server.exited
          running = begin()
        }
        isOver = true
        const known = (await living).flatMap((last) => [...last])
        running.server.child.kill('SIGTERM')
        expect((await running.server.exited).code).toBe(0)

        const database = await open()
        try {
          const rows = await database.query<{ id: string; status: string; claim: string; start: Date | string }>(
            `select a.id, a.status, r.status as claim, lower(r.during) as start
         from appointments a join reservations r on r.id = a.reservation_id`,
          )
          const stored = rows.map(({ id, start, ...row }) => [id, { ...row, start: new Date(start).toISOString() }])
          const expected = known.map(([id, { status, start }]) => [
            id,
            { status, claim: status === 'booked' ? 'booked' : 'released', start },
          ])
          expect(Object.fromEntries(stored)).toEqual(Object.fromEntries(expected))
          // A killed server may have sent one that it had not crossed out: it comes twice, and never not at all.
          const [messages] = await database.query<{ sent: number; waiting: number }>(
            `select (select count(*)::int from sent_messages) as sent, (select count(*)::int from outgoing_messages) as waiting`,
          )
          const told = (messages?.sent ?? 0) + (messages?.waiting ?? 0)
          expect(told).toBeGreaterThanOrEqual(confirmed)
          expect(told).toBeLessThanOrEqual(confirmed + kills * clients)
        } finally {
          await database.close()
        }
      },
      60_000 + kills * 60_000,
    )
  },
)
