import { keyScopes, type KeyScope } from '#server/db/schema/practices'
import { createKeyRepository, mostKeys, type KeyRow } from '#server/domain/practices/facility-keys'
import type { NamedFacility } from '#server/domain/practices/find-facility'
import { readCount, readMinutes, type Arguments } from './read-arguments.ts'
import type { ExitCode, Tools } from './tools.ts'

/** A command about one facility, the words after its name, and its settings. */
export type FacilityCommand = { verb: string; facility: NamedFacility } & Arguments

/** Commands about keys; undefined where the command is none. */
export async function keyCommand(
  { verb, facility, words, values }: FacilityCommand,
  { db, clock, say }: Tools,
): Promise<ExitCode | undefined> {
  const keys = createKeyRepository(db, facility.id, clock())
  const [name, ...more] = words
  if (more.length > 0 || (name === undefined) !== (verb === 'create' || verb === 'list')) return undefined
  if (verb === 'list') {
    const rows = await keys.list()
    for (const row of rows) say(describe(row, clock()))
    if (rows.length === 0) say(`${facility.nameEn} has no keys.`)
    return 0
  }
  if (verb === 'create') {
    const terms = readTerms(values)
    if (typeof terms === 'string') return refuse(say, terms)
    const made = await keys.create(terms)
    if (made === 'taken')
      return refuse(say, `There is a key "${terms.name}" already: give another --name, or rotate it.`)
    if (made === 'full') return refuse(say, `There are ${mostKeys} keys already: revoke one first.`)
    say(`The key "${terms.name}" of ${facility.nameEn} may do: ${terms.scopes.join(', ')}. It is shown this once:`)
    say(made.token)
    return 0
  }
  if (verb === 'rotate') {
    const overlap = readMinutes(values.get('--overlap') ?? '7d', { least: 0, most: 30 * 1440 })
    if (overlap === undefined) return refuse(say, '--overlap is a time from 0m to 30d, such as 7d.')
    const until = new Date(clock().getTime() + overlap * 60_000)
    const made = await keys.rotate(name!, until)
    if (made === 'rotating')
      return refuse(say, `The key "${name}" was rotated and the one before is still good: key list says until when.`)
    if (!made) return refuse(say, `There is no key "${name}" that is good.`)
    say(
      `The key "${name}" was replaced; the one before is good until ${timeOf(until)}. The new one is shown this once:`,
    )
    say(made.token)
    return 0
  }
  if (verb !== 'revoke') return undefined
  if ((await keys.revoke(name!)) === 0) return refuse(say, `There is no key "${name}" that is good.`)
  say(`The key "${name}" is good no more.`)
  return 0
}

/** The terms of a new key, or what is wrong with them. */
function readTerms(values: Arguments['values']) {
  const name = values.get('--name') ?? 'system'
  if (!/^[a-z0-9][a-z0-9-]{0,39}$/.test(name)) return '--name has lower-case letters, digits and hyphens, 40 at most.'
  const scopes = (values.get('--scope') ?? '').split(',').map((scope) => scope.trim())
  if (!scopes.every(isScope)) return `--scope is one or more of ${keyScopes.join(', ')}, with commas between them.`
  const perMinute = readCount(values.get('--per-minute') ?? '300', { least: 1, most: 6000 })
  if (perMinute === undefined) return '--per-minute is a whole number from 1 to 6000.'
  const trustMinutes = readMinutes(values.get('--trust') ?? '24h', { least: 5, most: 14 * 1440 })
  if (trustMinutes === undefined) return '--trust is a time from 5m to 14d, such as 24h.'
  return { name, scopes: [...new Set(scopes)], perMinute, trustMinutes }
}

const isScope = (text: string): text is KeyScope => keyScopes.some((scope) => scope === text)

function refuse(say: Tools['say'], why: string): 1 {
  say(why)
  return 1
}

function describe(row: KeyRow, now: Date): string {
  const used = row.lastUsedAt ? `used ${timeOf(row.lastUsedAt)}` : 'never used'
  return `${row.name.padEnd(20)} ${row.scopes.join(',').padEnd(24)} ${stateOf(row, now).padEnd(34)} ${used}, made ${timeOf(row.createdAt)}, ${row.perMinute} a minute`
}

function stateOf({ revokedAt, expiresAt }: KeyRow, now: Date): string {
  if (revokedAt) return `revoked ${timeOf(revokedAt)}`
  if (!expiresAt) return 'good'
  return `${expiresAt > now ? 'good until' : 'ended'} ${timeOf(expiresAt)}`
}

/** An instant for operators, in UTC to the minute. */
export const timeOf = (instant: Date) => `${instant.toISOString().slice(0, 16).replace('T', ' ')} UTC`
