import { calendarMinutes } from '#contract/practice'
import { Problem } from '#contract/problem'
import {
  findCalendars,
  mostCalendars,
  readCalendars,
  removeCalendar,
  type CalendarState,
} from '#server/domain/practices/calendars'
import { findOwnPractitioner } from '#server/domain/practices/find-practitioner'
import type { NamedFacility } from '#server/domain/practices/find-facility'
import { beginCalendar, type Begun } from '../calendars/begin-calendar.ts'
import { createCalendarFetcher } from '../calendars/fetch-calendar.ts'
import { createCalendarPuller } from '../calendars/pull-calendars.ts'
import { createCalendarReader } from '../calendars/read-apart.ts'
import { timeOf, type FacilityCommand } from './key-commands.ts'
import { readMinutes, type Arguments } from './read-arguments.ts'
import type { ExitCode, Tools } from './tools.ts'

/** Commands about the calendars of a facility; undefined where the command is none. */
export async function calendarCommand(command: FacilityCommand, tools: Tools): Promise<ExitCode | undefined> {
  const { verb, words, facility } = command
  const [word, ...more] = words
  if (more.length > 0) return undefined
  if (verb === 'pull') return pullCalendars(command, word, tools)
  if (word === undefined) return verb === 'list' ? listCalendars(command, tools) : undefined
  if (verb === 'add') return add(command, word, tools)
  if (verb !== 'remove') return undefined
  if (!(await removeCalendar(tools.db, facility.id, word))) return refuse(tools, noCalendar(word))
  tools.say(`The calendar "${word}" is read no more, and what it said is forgotten.`)
  return 0
}

const noCalendar = (name: string) => `There is no calendar "${name}".`

const pullerOf = (tools: Tools) =>
  createCalendarPuller({ ...tools, fetch: createCalendarFetcher(tools), read: createCalendarReader() })

async function add({ facility, values }: FacilityCommand, address: string, tools: Tools): Promise<ExitCode> {
  const terms = readTerms(values)
  if (typeof terms === 'string') return refuse(tools, terms)
  const practitionerId = await findPractitioner(tools, facility, values.get('--practitioner'))
  if (typeof practitionerId === 'string') return refuse(tools, practitionerId)
  const named = { ...terms, facilityId: facility.id, practitionerId, address, isReplacing: false }
  const begun = await beginCalendar({ ...tools, puller: pullerOf(tools) }, named)
  if (begun.kind !== 'begun') return refuse(tools, whyNot(begun, terms.name))
  tools.say(`The calendar "${terms.name}" of ${facility.nameEn} is read from now on: ${begun.busy} busy times.`)
  return 0
}

function whyNot(begun: Exclude<Begun, { kind: 'begun' }>, name: string): string {
  if (begun.kind === 'forbidden')
    return 'The address begins with https:// or webcal:// (or http:// on this machine), without a user, and has 500 letters at most.'
  if (begun.kind === 'unread') return `The calendar at ${begun.host} was not read: ${begun.answer}. Nothing is stored.`
  return begun.kind === 'taken'
    ? `There is a calendar "${name}" already: give another --name.`
    : `There are ${mostCalendars} calendars already: remove one first.`
}

/** The terms of a new calendar, or what is wrong with them. */
function readTerms(values: Arguments['values']) {
  const name = values.get('--name') ?? 'calendar'
  if (!/^[a-z0-9][a-z0-9-]{0,39}$/.test(name)) return '--name has lower-case letters, digits and hyphens, 40 at most.'
  const everyMinutes = readMinutes(values.get('--every') ?? '15m', calendarMinutes.every)
  if (everyMinutes === undefined) return '--every is a time from 5m to 1d, such as 15m.'
  const trustMinutes = readMinutes(values.get('--trust') ?? '24h', calendarMinutes.trust)
  if (trustMinutes === undefined || trustMinutes < 2 * everyMinutes)
    return '--trust is a time from 10m to 14d, such as 24h, and at least twice --every.'
  return { name, everyMinutes, trustMinutes }
}

/** The number of who is named, null where nobody is, or what is wrong. */
async function findPractitioner(
  { db }: Tools,
  facility: NamedFacility,
  name: string | undefined,
): Promise<number | null | string> {
  if (name === undefined) return null
  const [source = '', ...rest] = name.split(':')
  const named =
    rest.length > 0
      ? { source, source_id: rest.join(':') }
      : /^[1-9]\d{0,8}$/.test(name)
        ? { id: name }
        : { source_id: name }
  try {
    return await findOwnPractitioner(db, facility, named)
  } catch (failure) {
    if (!(failure instanceof Problem) || failure.code !== 'validation_failed') throw failure
    return `The practitioner "${name}" ${failure.fields?.[0]?.message ?? 'is not known'}.`.replace(
      'of this key',
      'named',
    )
  }
}

async function listCalendars({ facility }: FacilityCommand, { db, clock, say }: Tools): Promise<ExitCode> {
  const states = await readCalendars(db, { facilityId: facility.id, limit: mostCalendars })
  for (const state of states) say(describe(state, clock()))
  if (states.length === 0) say(`${facility.nameEn} has no calendars.`)
  return 0
}

async function pullCalendars({ facility }: FacilityCommand, name: string | undefined, tools: Tools): Promise<ExitCode> {
  const calendars = await findCalendars(tools.db, facility.id, name)
  if (calendars.length === 0)
    return refuse(tools, name === undefined ? `${facility.nameEn} has no calendars.` : noCalendar(name))
  const puller = pullerOf(tools)
  let code: ExitCode = 0
  for (const calendar of calendars) {
    const why = await puller.pull(calendar)
    if (why !== undefined) code = 1
    tools.say(`${calendar.name}: ${why ?? 'read'}`)
  }
  return code
}

function describe(state: CalendarState, now: Date): string {
  const { name, practitioner, host, busy, readAt, failures, lastAnswer, trustedUntil } = state
  const trouble = failures > 0 ? `, not read ${failures} times since: ${lastAnswer}` : ''
  const trust = trustedUntil <= now ? `, NOT OFFERED since ${timeOf(trustedUntil)}` : ''
  return `${name.padEnd(20)} ${(practitioner ?? 'everybody').padEnd(24)} ${host.padEnd(28)} ${busy} busy times, read ${timeOf(readAt)}${trouble}${trust}`
}

function refuse({ say }: Tools, why: string): 1 {
  say(why)
  return 1
}
