import { fork } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Row } from '../row.ts'
import type { BuiltServer } from '../server.ts'
import { attackFor } from './attacker.ts'
import { attacks } from './attacks.ts'
import type { Taken } from './probe.ts'

const seconds = Number(process.env.BENCH_ATTACK_SECONDS ?? 20)

/**
 * What each attack on the search does to others: milliseconds until `/healthz` and a patient's suggestions are answered, and
 * the memory of the process. `/healthz` is to stay below 250 ms.
 */
export async function measureSearchAttacks({ origin, pid }: BuiltServer): Promise<Row[]> {
  const probe = fork(fileURLToPath(new URL('./probe.ts', import.meta.url)), [origin])
  let taken: Taken[] = []
  probe.on('message', (answer: Taken) => taken.push(answer))
  const rows: Row[] = []
  const wanted = process.env.BENCH_ATTACK
  const row = async (what: string, answers: Record<string, number>) => {
    rows.push({
      what,
      ...figures(taken),
      'MiB at most': await mostMemory(pid),
      answers: Object.entries(answers)
        .map((entry) => entry.join('×'))
        .join(' '),
    })
  }
  try {
    await wait(5000)
    await row('nobody', {})
    for (const attack of attacks.filter(({ what }) => !wanted || what.includes(wanted))) {
      // Until what is left of the one before is answered or given up, and its minute of the limit is over.
      await wait(Number(process.env.BENCH_ATTACK_PAUSE ?? 45) * 1000)
      taken = []
      const answers = await attackFor(seconds * 1000, attack, Number(new URL(origin).port))
      await row(attack.what, answers)
    }
    return rows
  } finally {
    probe.kill()
  }
}

function figures(taken: readonly Taken[]): Record<string, number> {
  const times = (what: Taken['what']) =>
    taken
      .filter((answer) => answer.what === what && answer.status === 200)
      .map(({ milliseconds }) => milliseconds)
      .toSorted((one, other) => one - other)
  const [health, patient] = [times('health'), times('patient')]
  return {
    'healthz worst ms': Math.round(health.at(-1) ?? NaN),
    'healthz p99 ms': Math.round(health[Math.floor(health.length * 0.99)] ?? NaN),
    'patient p95 ms': Math.round(patient[Math.floor(patient.length * 0.95)] ?? NaN),
    'patient refused': taken.filter(({ what, status }) => what === 'patient' && status !== 200).length,
  }
}

/** The most memory that the process had since its start, in mebibytes. */
async function mostMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024)
}
