/** A command line: its words, and the values of its settings. */
export type Arguments = { words: string[]; values: ReadonlyMap<Setting, string> }

const settings = [
  ...['--scope', '--name', '--per-minute', '--trust', '--overlap', '--since', '--practitioner', '--every'],
] as const
export type Setting = (typeof settings)[number]

/** Reads a command line; undefined where it has what nobody knows. */
export function readArguments(args: readonly string[]): Arguments | undefined {
  const values = new Map<Setting, string>()
  const words: string[] = []
  for (let i = 0; i < args.length; i++) {
    const arg = args[i] ?? ''
    const setting = settings.find((one) => one === arg)
    if (setting) values.set(setting, args[++i] ?? '')
    else if (arg.startsWith('--')) return undefined
    else words.push(arg)
  }
  return { words, values }
}

const minutesOf = { m: 1, h: 60, d: 1440 } as const

/** Minutes of a time such as `90m`, `24h` or `7d` within bounds, themselves in minutes; undefined for anything else. */
export function readMinutes(text: string, { least, most }: { least: number; most: number }): number | undefined {
  const [, count, unit] = /^(\d{1,5})([mhd])$/.exec(text) ?? []
  if (count === undefined) return undefined
  const minutes = Number(count) * minutesOf[unit as keyof typeof minutesOf]
  return minutes >= least && minutes <= most ? minutes : undefined
}

/** A whole number within bounds; undefined for anything else. */
export function readCount(text: string, { least, most }: { least: number; most: number }): number | undefined {
  const count = /^\d{1,6}$/.test(text) ? Number(text) : NaN
  return count >= least && count <= most ? count : undefined
}
