import { createFeedRepository, readFeeds } from '#server/domain/practices/feeds'
import { readFeedAddress } from '../feed-address.ts'
import { timeOf, type FacilityCommand } from './key-commands.ts'
import { createEventPoster } from '../post-event.ts'
import { readMinutes } from './read-arguments.ts'
import { readSince } from './read-since.ts'
import type { ExitCode, Tools } from './tools.ts'

/** Commands about the feed to a facility's own system; undefined where the command is none. */
export async function feedCommand(command: FacilityCommand, tools: Tools): Promise<ExitCode | undefined> {
  const { verb, words } = command
  if (verb === 'set' && words.length === 1) return setFeed(command, tools)
  if (words.length > 0) return undefined
  if (verb === 'show') return showFeed(command, tools)
  if (verb === 'rotate') return rotateSecret(command, tools)
  if (verb === 'replay') return replay(command, tools)
  if (verb !== 'remove') return undefined
  const removed = await repositoryOf(command, tools).remove()
  tools.say(removed ? `${command.facility.nameEn} is told nothing more.` : none(command))
  return removed ? 0 : 1
}

const repositoryOf = ({ facility }: FacilityCommand, { db, secret, clock }: Tools) =>
  createFeedRepository(db, facility.id, { secret, now: clock() })

const none = ({ facility }: FacilityCommand) =>
  `${facility.nameEn} has no feed: feed set <facility> <address> makes one.`

async function setFeed(command: FacilityCommand, tools: Tools): Promise<ExitCode> {
  const { facility, words } = command
  const url = readFeedAddress(words[0] ?? '')
  if (!url) {
    tools.say(
      'The address begins with https:// (or http:// on this machine), without a user, and has 500 letters at most.',
    )
    return 1
  }
  const why = await createEventPoster(tools).check(url)
  if (why !== undefined) {
    tools.say(`${url.hostname} is not called: ${why}.${why.includes('private') ? ' See PRACTICE_NETWORKS.' : ''}`)
    return 1
  }
  const made = await repositoryOf(command, tools).set(url.href)
  tools.say(`${facility.nameEn} is told at ${url.href} from now on.`)
  if (made === undefined) return 0
  tools.say('Messages are signed by this secret, which is shown this once:')
  tools.say(made)
  return 0
}

async function showFeed(command: FacilityCommand, { db, say }: Tools): Promise<ExitCode> {
  const [feed] = await readFeeds(db, { facilityId: command.facility.id, limit: 1 })
  if (!feed) {
    say(none(command))
    return 1
  }
  const { url, waiting, oldest, parked, failures, lastAnswer, lastAnswerAt, nextAt } = feed
  say(url)
  say(
    `Waiting: ${waiting}. Parked, and not tried any more: ${parked}.${oldest ? ` The oldest is of ${timeOf(oldest)}.` : ''}`,
  )
  if (lastAnswer && lastAnswerAt) say(`Last answer: ${lastAnswer}, ${timeOf(lastAnswerAt)}.`)
  if (failures > 0) say(`Away ${failures} times in a row; called again at ${timeOf(nextAt)}.`)
  if (parked > 0) say('To have it all told again: feed replay <facility> --since <time>')
  return 0
}

async function rotateSecret(command: FacilityCommand, tools: Tools): Promise<ExitCode> {
  const overlap = readMinutes(command.values.get('--overlap') ?? '7d', { least: 0, most: 30 * 1440 })
  if (overlap === undefined) {
    tools.say('--overlap is a time from 0m to 30d, such as 7d.')
    return 1
  }
  const until = new Date(tools.clock().getTime() + overlap * 60_000)
  const made = await repositoryOf(command, tools).rotate(until)
  if (made === undefined) {
    tools.say(none(command))
    return 1
  }
  tools.say(`Messages have two signatures until ${timeOf(until)}. The new secret is shown this once:`)
  tools.say(made)
  return 0
}

async function replay(command: FacilityCommand, tools: Tools): Promise<ExitCode> {
  const since = readSince(command.values.get('--since') ?? '', tools.clock())
  if (!since) {
    tools.say('--since is a time ago, such as 2d, or an instant, such as 2026-11-24T08:00:00Z.')
    return 1
  }
  const again = await repositoryOf(command, tools).replay(since)
  if (again === undefined) {
    tools.say(none(command))
    return 1
  }
  tools.say(`${again} events since ${timeOf(since)} are told again, each with the id it had.`)
  return 0
}
