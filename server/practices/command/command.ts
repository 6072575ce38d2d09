import { findFacilities } from '#server/domain/practices/find-facility'
import { busyCommand } from './busy-commands.ts'
import { calendarCommand } from './calendar-commands.ts'
import { feedCommand } from './feed-commands.ts'
import { keyCommand } from './key-commands.ts'
import { readCommand } from './read-commands.ts'
import { readArguments } from './read-arguments.ts'
import type { ExitCode, Tools } from './tools.ts'
import { usage } from './usage.ts'

const commands = {
  key: keyCommand,
  feed: feedCommand,
  busy: busyCommand,
  calendar: calendarCommand,
  reads: readCommand,
}

/** Runs one command about a facility's own system. */
export async function runFacilityCommand(args: readonly string[], tools: Tools): Promise<ExitCode> {
  const read = readArguments(args)
  const [area, verb, name, ...rest] = read?.words ?? []
  if (read && (area === undefined || area === 'help')) {
    tools.say(usage)
    return 0
  }
  const command = Object.entries(commands).find(([known]) => known === area)?.[1]
  if (!read || !command || !verb || !name) return misunderstood(tools)
  const [facility, ...others] = await findFacilities(tools.db, name)
  if (!facility) {
    tools.say(`There is no facility "${name}".`)
    return 1
  }
  if (others.length > 0) {
    const known = [facility, ...others].map(({ countryCode, slug }) => `${countryCode}/${slug}`)
    tools.say(`There are several: ${known.join(', ')}.`)
    return 1
  }
  return (await command({ verb, facility, words: rest, values: read.values }, tools)) ?? misunderstood(tools)
}

function misunderstood({ say }: Tools): 2 {
  say(usage)
  return 2
}
