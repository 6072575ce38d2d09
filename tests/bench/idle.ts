import { cpus } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'

/** Share of the processors' time, from 0 to 1, that went into work during a few seconds. */
export async function busyShare(milliseconds = 3_000): Promise<number> {
  const before = sum()
  await wait(milliseconds)
  const after = sum()
  return 1 - (after.idle - before.idle) / (after.all - before.all)
}

function sum() {
  const times = cpus().map((cpu) => cpu.times)
  return {
    idle: times.reduce((total, { idle }) => total + idle, 0),
    all: times.reduce((total, time) => total + Object.values(time).reduce((one, other) => one + other, 0), 0),
  }
}

/** More than this is other people's work: a server that nobody asks needs next to nothing. */
const quiet = 0.15
const mostWaits = 20

/** Waits, for a minute at the most, until nothing else works on this machine; returns how busy it is then. */
export async function settle(): Promise<number> {
  for (let waits = 1; ; waits++) {
    const busy = await busyShare()
    if (busy <= quiet || waits === mostWaits) return busy
  }
}

export const isDisturbed = (busy: number): boolean => busy > quiet
