import { keyScopes, type KeyScope } from '#server/db/schema/practices'
import { createKeyRepository, mostKeys, type KeyRow } from '#server/domain/practices/facility-keys'
import type { NamedFacility } from '#server/domain/practices/find-facility'
import { readCount, readMinutes, type Arguments } from './read-arguments.ts'
import type { ExitCode, Tools } from './tools.ts'

/** A command about one facility, the words after its name, and its settings. */
export type FacilityCommand = { verb: string; facility: NamedFacility } & Arguments

/** Commands about keys; undefined where the command is none. */
export async function keyCommand(command: FacilityCommand, tools: Tools): Promise<ExitCode | undefined> {
  const { verb, words } = command
  const [name, ...more] = words
  if (more.length > 0) return undefined
  if (name === undefined) {
    if (verb === 'list') return listKeys(command, tools)
    return verb === 'create' ? createKey(command, tools) : undefined
  }
  if (verb === 'rotate') return rotateKey(name, command, tools)
  if (verb !== 'revoke') return undefined
  if ((await repositoryOf(command, tools).revoke(name)) === 0) return refuse(tools, noKey(name))
  tools.say(`The key "${name}" is good no more.`)
  return 0
}

const repositoryOf = ({ facility }: FacilityCommand, { db, clock }: Tools) =>
  createKeyRepository(db, facility.id, clock())

const noKey = (name: string) => `There is no key "${name}" that is good.`

async function listKeys(command: FacilityCommand, tools: Tools): Promise<ExitCode> {
  const rows = await repositoryOf(command, tools).list()
  for (const row of rows) tools.say(describe(row, tools.clock()))
  if (rows.length === 0) tools.say(`${command.facility.nameEn} has no keys.`)
  return 0
}

async function createKey(command: FacilityCommand, tools: Tools): Promise<ExitCode> {
  const terms = readTerms(command.values)
  if (typeof terms === 'string') return refuse(tools, terms)
  const made = await repositoryOf(command, tools).create(terms)
  const { name, scopes } = terms
  if (made === 'taken') return refuse(tools, `There is a key "${name}" already: give another --name, or rotate it.`)
  if (made === 'full') return refuse(tools, `There are ${mostKeys} keys already: revoke one first.`)
  tools.say(`The key "${name}" of ${command.facility.nameEn} may do: ${scopes.join(', ')}. It is shown this once:`)
  tools.say(made.token)
  return 0
}

async function rotateKey(name: string, command: FacilityCommand, tools: Tools): Promise<ExitCode> {
  const overlap = readMinutes(command.values.get('--overlap') ?? '7d', { least: 0, most: 30 * 1440 })
  if (overlap === undefined) return refuse(tools, '--overlap is a time from 0m to 30d, such as 7d.')
  const until = new Date(tools.clock().getTime() + overlap * 60_000)
  const made = await repositoryOf(command, tools).rotate(name, until)
  if (made === 'rotating')
    return refuse(tools, `The key "${name}" was rotated and the one before is still good: key list says until when.`)
  if (!made) return refuse(tools, noKey(name))
  tools.say(`The key "${name}" was replaced; the one before is good until ${timeOf(until)}.`)
  tools.say('The new one is shown this once:')
  tools.say(made.token)
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

function refuse({ say }: Tools, why: string): 1 {
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
