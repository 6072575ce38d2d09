import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { reconcile } from '#server/payments/reconcile'
import { createFailureReport } from '../support/failure-report.ts'
import { startSecondServer } from '../support/second-server.ts'
import type { TestServer } from '../support/server.ts'
import { createCrowd } from './mixed-crowd.ts'
import { liveThrough, picker, type KnownVisit } from './mixed-lives.ts'
import { expectBooksToAgree } from './payment-books.ts'
import { createStandIn } from './payment-stand-in.ts'
import { openPaymentWorld, paying, type PaymentWorld } from './payment-world.ts'

/** `npm run soak` runs a thousand rounds; here a few show that the rounds themselves work. */
const rounds = Number(process.env.SOAK_ROUNDS ?? 3)
/** Each round is played by its number alone, so that parts, run one after the other, are the whole. The last is not in the part. */
const from = Number(process.env.SOAK_FROM ?? 0)
const to = Math.min(Number(process.env.SOAK_TO ?? rounds), rounds)
/** Fifty in each round of a soak, who take most of what the others want; here eight, and fifty in each tenth round. */
const peopleIn = (round: number) => (rounds >= 1000 || round % 10 === 9 ? 50 : 8)

const standIn = createStandIn()
const report = createFailureReport()
const logging = { logTo: report.logTo, config: { logLevel: 'error' as const } }
let world: PaymentWorld
let other: TestServer
beforeAll(async () => {
  world = await openPaymentWorld({ ...logging, paymentProvider: standIn.provider })
  other = await startSecondServer(world, { ...logging, paymentProvider: standIn.provider })
})
afterAll(async () => {
  await other.close()
  await world.close()
})

/** What proves a phone, made once: the clock of each round begins on the same morning. */
const proofs = new Map<string, Promise<string>>()
function prove(phone: string): Promise<string> {
  const known = proofs.get(phone) ?? world.guest(paying, phone)
  proofs.set(phone, known)
  return known
}

const pass = (minutes: number) => world.setClock(new Date(world.clock().getTime() + minutes * 60_000))

/** The jobs, as both servers have them. */
const runJobs = () =>
  Promise.all(
    [world, other].flatMap(({ app }) => [
      app.earlierOffers.passOn(),
      reconcile(app.collector!),
      app.announcer.deliver(),
    ]),
  )

/** How long a round takes by its clock, in minutes: in these, holds and the time to pay run out. */
const minutes = 18
/** Of each of its people so many calls are answered at least. */
const callsOfOne = 5

/**
 * The clock and the jobs of a round, by what people do and not by the time that passes, which would be more work for the same on a machine that is
 * busy. The jobs run much more often than they are due.
 */
function createPulse(people: number) {
  const perMinute = Math.floor((people * callsOfOne) / minutes)
  let answered = 0
  return {
    onAnswer: () => {
      answered += 1
      if (answered % perMinute === 0 && answered <= perMinute * minutes) pass(1)
    },
    runJobsUntil: async (isOver: () => boolean): Promise<void> => {
      while (!isOver()) {
        await runJobs()
        const seen = answered
        while (!isOver() && answered < seen + perMinute) await pause(10)
      }
    },
  }
}

it.runIf(process.env.DATABASE_ENGINE === 'postgres')('the two servers share no connection', async () => {
  const [ones, others] = await Promise.all([world, other].map(connectionsOf))
  expect(ones?.filter((one) => others?.includes(one))).toEqual([])
})

/** The connections by which a server asks several things at once, by the numbers that PostgreSQL gives them. */
const connectionsOf = async ({ database }: Pick<TestServer, 'database'>): Promise<number[]> => {
  const answers = await Promise.all(
    [1, 2, 3].map(() => database.query<{ pid: number }>('select pg_backend_pid() as pid, pg_sleep(0.1)')),
  )
  return answers.flatMap((rows) => rows.map(({ pid }) => pid))
}

it(
  `in ${to - from} rounds of people who hold, book, pay, move, cancel and are offered earlier times over six slots, on two servers, nobody loses what was confirmed, no time is taken twice, and all books agree`,
  async () => {
    for (let round = from; round < to; round++) {
      await playRound(round).catch((failure: unknown) => {
        throw report.explain(failure, `in round ${round}`)
      })
      // A soak takes hours: somebody waits for it.
      if (round % 10 === 9) process.stdout.write(`${new Date().toISOString()} ${round + 1} of ${rounds} rounds\n`)
    }
  },
  60_000 + (to - from) * 60_000,
)

async function playRound(round: number): Promise<void> {
  await Promise.all([world, other].map(({ app }) => app.earlierOffers.settled()))
  await other.app.announcer.deliver()
  await world.reset()
  standIn.reset()
  // In every other round the provider gives money back and its answer is lost, until nobody acts any more, and once after it.
  standIn.fail('answer of refund', round % 2 === 1)
  let isOver = false
  const people = peopleIn(round)
  const stage = { servers: [world, other], standIn, prove }
  const crowd = createCrowd(people)
  const { onAnswer, runJobsUntil } = createPulse(people)
  const jobs = runJobsUntil(() => isOver)
  const lives = await Promise.all(
    Array.from({ length: people }, (_, index) =>
      liveThrough({ ...stage, crowd, onAnswer }, index, picker(round * 100 + index + 1)),
    ),
  ).finally(() => (isOver = true))
  await jobs
  const odd = lives.flatMap(({ answers }) => answers).filter((answer) => !/ (200|409 \w+)$/.test(answer))
  expect({ round, odd }).toEqual({ round, odd: [] })
  // What is left open runs out, and what is owed goes back, though that is answered late.
  pass(15)
  await runJobs()
  standIn.fail('answer of refund', false)
  pass(10)
  for (let again = 0; again < 3; again++) {
    await runJobs()
    pass(10)
  }
  await expectKept(
    round,
    lives.flatMap(({ visits }) => visits),
  )
  await expectBooksToAgree(world, standIn, round)
  await endOffers()
  expect({ round, ...(await booksOfTimes()) }).toEqual({ round, ...nothingLeft })
}

/** Everybody has what was last confirmed to them; what was never confirmed is booked or not, with its money. */
async function expectKept(round: number, known: KnownVisit[]): Promise<void> {
  const rows = await world.rows<{ id: string; status: string; start: Date | string }>(
    `select a.id, a.status, lower(r.during) as start from appointments a join reservations r on r.id = a.reservation_id`,
  )
  for (const { id, status, start } of known) {
    const row = rows.find((one) => one.id === id)
    const has = { round, id, status: row?.status, start: row && new Date(row.start).toISOString() }
    if (status === 'in payment') expect(['booked', 'expired']).toContain(has.status)
    else expect(has).toEqual({ round, id, status, start: status === 'booked' ? start : has.start })
  }
}

/** Those who were asked do not answer any more: each time goes on until nobody is left, and is everybody's then. Nothing is left to be paid. */
async function endOffers(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) {
    pass(30)
    await Promise.all([world, other].map(({ app }) => app.earlierOffers.passOn()))
    const [{ open } = { open: 0 }] = await world.rows<{ open: number }>(
      `select (select count(*) from earlier_offers where status = 'open')::int + (select count(*) from freed_slots)::int as open`,
    )
    if (open === 0) break
  }
  await Promise.all([world, other].map(({ app }) => app.announcer.deliver()))
}

const nothingLeft = { doubled: 0, torn: 0, orphans: 0, kept: 0, freed: 0, open: 0, twice: 0, unsent: 0 }

/**
 * Times that are taken twice, visits whose claim says otherwise, claims of nobody, times that are still kept or noted, visits that were asked
 * twice about one time, and messages that nobody sent.
 */
async function booksOfTimes(): Promise<Record<string, number>> {
  const [books] = await world.rows<Record<string, number>>(
    `select (select count(*)::int from reservations a join reservations b on a.practitioner_id = b.practitioner_id and a.id < b.id
              and a.during && b.during and a.status = 'booked' and b.status = 'booked') as doubled,
            (select count(*)::int from appointments a join reservations r on r.id = a.reservation_id
              where (a.status = 'booked') <> (r.status = 'booked')) as torn,
            (select count(*)::int from reservations r where r.status in ('booked', 'unpaid')
              and not exists (select 1 from appointments a where a.reservation_id = r.id)) as orphans,
            (select count(*)::int from reservations where status = 'offered') as kept,
            (select count(*)::int from freed_slots) as freed,
            (select count(*)::int from earlier_offers where status = 'open') as open,
            (select count(*)::int - count(distinct (appointment_id, starts_at))::int from earlier_offers) as twice,
            (select count(*)::int from outgoing_messages) as unsent`,
  )
  return books ?? {}
}
