import { analyse } from 'scslre'

/** What a text is fed to. */
type Check = (text: string) => unknown

/** Signs that patterns here speak of, and some they do not. */
const signs = [...'aZ0 .,-_:/@#$<"\\[{(+%&=;\t\n\u0301\u202e\u0627😀']
/** What makes a text that nearly fits one that does not. */
const ends = ['', '<<', '\u0000', '!']

/** Makes a text of about so many signs. */
type MakeText = (length: number) => string

/** Texts that a careless check reads again and again: a unit many times, with an end that does not fit. */
const runsOf = (units: readonly string[]): MakeText[] =>
  units.flatMap((unit) =>
    ends.map(
      (end): MakeText =>
        (length) =>
          unit.repeat(length / unit.length) + end,
    ),
  )

/** Pairs of signs out of a pattern, to be repeated: `a-`, `1,` and the like. */
export function unitsOf(pattern: string): string[] {
  const own = [...new Set([...pattern.replace(/\\u[0-9a-f]{4}/gi, ''), 'a', '0'])]
    .filter((sign) => /[\p{L}\p{N}\-_.,:/@%$#&=+ ]/u.test(sign))
    .slice(0, 14)
  return own.flatMap((one) => own.filter((other) => other !== one).map((other) => one + other))
}

/** Why a pattern may take longer than its text is long, as its analysis has it; empty where it cannot. */
export const slowParts = (pattern: string): string[] =>
  analyse(new RegExp(pattern, 'u')).reports.map(({ type, exponential, character }) =>
    [exponential ? 'exponential' : 'polynomial', type, character.literal.source].join(' '),
  )

/**
 * How many times longer a text four times as long takes: about 4 where the time is that of the length, 16 where it is that of its
 * square. The quickest of several runs counts, and what is over in a moment on both sides is 1.
 */
function growth(check: Check, length: number, make: MakeText): number {
  return (quickest(check, make(length * 4)) + moment) / (quickest(check, make(length)) + moment)
}

/** Milliseconds that nobody notices and no clock measures well. */
const moment = 2
/** Between the two, on a busy machine too. */
const mostGrowth = 9

/**
 * The first text whose time is not that of its length, in short, with how it grows: undefined where there is none. Runs of a sign
 * are tried up to 100 kB, those of longer units up to 20. What is slow once is tried again, since others may have been at work.
 */
export function slowText(check: Check, units: readonly string[]): { text: string; growth: number } | undefined {
  const tried = [
    ...runsOf(signs).map((make) => ({ make, length: 25_000 })),
    ...runsOf(units).map((make) => ({ make, length: 5_000 })),
  ]
  for (const { make, length } of tried) {
    let least = Infinity
    for (let attempt = 0; attempt < 3 && least > mostGrowth; attempt += 1)
      least = Math.min(least, growth(check, length, make))
    if (least > mostGrowth) return { text: make(6), growth: least }
  }
  return undefined
}

function quickest(check: Check, text: string): number {
  let best = Infinity
  for (let run = 0; run < 3 && best > 0.2; run += 1) {
    const [start, used] = [performance.now(), process.cpuUsage()]
    check(text)
    // What others do on a busy machine is no time of the processor's, and what other threads of this process do no longer than it took.
    const { user, system } = process.cpuUsage(used)
    best = Math.min(best, performance.now() - start, (user + system) / 1000)
  }
  return best
}
