import { mayWrite, template, exportTo } from './write-folder.ts'
import { formats } from '../folder/find-tables.ts'
import { listRuns } from './run-commands.ts'
import { readFolder } from './read-folder.ts'
import type { Tools } from './tools.ts'
import { undo } from './undo-command.ts'

const usage = `npm run directory -- <command>

  template <folder>       writes the files that can be filled in, each with its columns explained and an example
  check <folder>          every problem of the files, by file, line and column; nothing is changed. CSV and NDJSON
                          of ours, or resources of FHIR R4 in JSON or NDJSON, also one such file alone
  import <folder>         brings the directory to what the files say, as a whole or not at all
  import <folder> --dry-run   says what an import would create, change and hide, and changes nothing
  export <folder>         writes what a source last said, as import reads it (--force: over files that are there)
  history                 the last runs: when, who, what they changed
  undo <run>              takes back a whole run: what it created is removed, or hidden where something hangs on it

  --source <name>         whose files these are, "files" without; ids and what is gone are of one source alone
  --hide-many             lets an import hide more than half of the source's doctors
  --format <csv|ndjson>   what template and export write; csv without. Both are read, one file for each kind
  --report <file>         where all problems are written; problems.csv in the folder without.
                          Of undo: where all is written that was hidden and not removed, and why

The exit code is 0 when all is well, 1 when something is wrong with the files or refused, 2 when the command was not understood.`

const flags = ['--dry-run', '--force', '--hide-many']
const settings = ['--source', '--report', '--format']

/** Runs one command. Returns the exit code. */
export async function runDirectoryCommand(args: readonly string[], tools: Tools): Promise<0 | 1 | 2> {
  const read = readArguments(args)
  if (!read) return misunderstood(tools)
  const { words, given, values } = read
  const [command, place] = words
  const source = values.get('--source') ?? 'files'
  const format = formats.find((each) => each === (values.get('--format') ?? 'csv'))
  if (words.length > 2 || !format || !/^[\w-]{1,40}$/.test(source)) return misunderstood(tools)
  if (command === undefined || command === 'help') {
    tools.say(usage)
    return 0
  }
  if (command === 'history') return listRuns(tools)
  if (command === 'undo' && place && /^\d{1,9}$/.test(place)) return undo(Number(place), values.get('--report'), tools)
  if (!place) return misunderstood(tools)
  if (command === 'check' || command === 'import') {
    const mode = command === 'check' ? 'check' : given.has('--dry-run') ? 'dry-run' : 'import'
    return readFolder(
      { folder: place, source, mode, mayHideMany: given.has('--hide-many'), report: values.get('--report') },
      tools,
    )
  }
  if (command !== 'template' && command !== 'export') return misunderstood(tools)
  const target = { folder: place, format }
  if (!mayWrite(target, given.has('--force'), tools)) return 1
  return command === 'template' ? template(target, tools) : exportTo(target, source, given.has('--force'), tools)
}

function readArguments(args: readonly string[]) {
  const given = new Set<string>()
  const values = new Map<string, string>()
  const words: string[] = []
  for (let i = 0; i < args.length; i++) {
    const arg = args[i] ?? ''
    if (flags.includes(arg)) given.add(arg)
    else if (settings.includes(arg)) values.set(arg, args[++i] ?? '')
    else if (arg.startsWith('--')) return undefined
    else words.push(arg)
  }
  return { words, given, values }
}

function misunderstood({ say }: Tools): 2 {
  say(usage)
  return 2
}
