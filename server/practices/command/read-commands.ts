import { listReads, mostReads } from '#server/domain/practices/patient-reads'
import { readSince } from './read-since.ts'
import { timeOf, type FacilityCommand } from './key-commands.ts'
import type { ExitCode, Tools } from './tools.ts'

/** Commands about what was read of patients by keys of a facility; undefined where the command is none. */
export async function readCommand(
  { verb, facility, words, values }: FacilityCommand,
  { db, clock, say }: Tools,
): Promise<ExitCode | undefined> {
  if (verb !== 'list' || words.length > 0) return undefined
  const since = readSince(values.get('--since') ?? '7d', clock())
  if (!since) {
    say('--since is a time ago, such as 2d, or an instant, such as 2026-11-24T08:00:00Z.')
    return 1
  }
  const reads = await listReads(db, { facilityId: facility.id, since })
  for (const { patientId, resource, keyName, calls, firstAt, lastAt } of reads)
    say(
      `${timeOf(lastAt)}  ${patientId}  ${resource.padEnd(12)} ${keyName.padEnd(20)} ${calls === 1 ? 'once' : `${calls} times since ${timeOf(firstAt)}`}`,
    )
  if (reads.length === 0) say(`Nobody was read of at ${facility.nameEn} since ${timeOf(since)}.`)
  if (reads.length === mostReads) say(`These are the last ${mostReads}.`)
  return 0
}
