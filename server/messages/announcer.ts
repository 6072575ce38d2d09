import { hkdfSync } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { QuietHours } from '#contract/settings'
import type { Database } from '#server/db/open'
import { outgoingMessages } from '#server/db/schema/requests'
import { heldUntil } from '#server/domain/quiet-hours/quiet-until'
import { seal, unseal } from '#server/sealed'
import type { Mail, MailGateway } from './mail/mail-gateway.ts'
import type { DeliverPush } from './push/deliver-push.ts'
import type { PushNotice } from './push/push-notice.ts'
import type { SmsGateway, TextMessage } from './sms/sms-gateway.ts'
import { mostAttempts, nextAttemptAt } from './retries.ts'
import { takeDue, type Taken } from './take-due.ts'

/** A message to one person, by text, by email, or to their devices. A text that was never accepted is mailed where it says so. */
export type Announcement = (TextMessage & { instead?: Mail[] }) | Mail | PushNotice

/** What a message is about, and which quiet hours it is held for (N05), where it can wait. */
export type About = {
  id: string
  quiet?: readonly QuietHours[]
  /** When what it tells of begins, or is over. */
  usefulUntil: Date
  /** Before when it is not told: more of the same may come that is told with it. */
  after?: Date
  /** Whether it is true whatever is told of the same later, so that nothing takes it back while it is held. */
  isLasting?: boolean
  /** Whether what is told of the same later takes it back until it is sent, held or not: a reminder is of no use of a visit that is off. */
  isPassing?: boolean
}

/** Sends messages about what is done: each is stored with it, sent after it, and again until it is accepted. No caller waits. */
export type Announcer = {
  /**
   * Stores a message in the transaction `tx` of what it tells of. Mails are left out where no mails can be sent. What can
   * wait is held for quiet hours, but for mails, which ring nowhere.
   */
  announce: (tx: Database, message: Announcement, about?: About) => Promise<void>
  /**
   * Sends what is due, in the order in which it was stored; returns how many were accepted. Of one visit by one way, none overtakes another
   * that is still tried: "moved" comes after "booked".
   */
  deliver: () => Promise<number>
  /** Resolves when no message is under way. */
  settled: () => Promise<void>
}

type Options = {
  db: Database
  /** Key of the server, by which stored messages are sealed. */
  secret: Buffer
  sms: SmsGateway
  /** Without one, mails are left out. */
  mail: MailGateway | undefined
  push: DeliverPush
  clock: () => Date
  /** Told why a message was not sent; it is tried again, or given up. */
  onFailure: (error: unknown, isLast: boolean) => void
}

/** An announcer over the gateways of a server. Servers on one database may each have one: what one has taken, no other sends. */
export function createAnnouncer({ db, secret, sms, mail, push, clock, onFailure }: Options): Announcer {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'patientweb outgoing message', 32))
  /** Resolves to what is sent in its place. */
  async function send(
    message: Announcement,
    { id, createdAt }: Pick<Opened, 'id' | 'createdAt'>,
  ): Promise<Announcement[]> {
    if ('push' in message)
      return (await push(message, { id, writtenAt: createdAt })) ? [] : firstOf(message.instead.filter(canBeSent))
    if (isOver(message)) return []
    if ('phone' in message) {
      const { expiresAt: _, instead: __, ...text } = message
      await sms.send({ ...text, key: id })
    } else {
      const { expiresAt: _, ...sent } = message
      await mail?.send(sent)
    }
    return []
  }
  /** Whether nobody needs a text or a mail any more; what a push is replaced by says that itself. */
  const isOver = (message: Announcement) =>
    'expiresAt' in message && message.expiresAt !== undefined && message.expiresAt <= clock().toISOString()
  const canBeSent = (message: TextMessage | Mail) => 'phone' in message || mail !== undefined
  let running: Promise<number> | undefined
  let isWanted = false

  async function announce(tx: Database, message: Announcement, about?: About): Promise<void> {
    if ('email' in message && !mail) return
    const now = clock()
    const { tenantCode } = message
    const wait = about && !('email' in message) ? toWait(about) : undefined
    const until = (wait && heldAt({ wait }, about?.after ?? now)) ?? about?.after
    const canBeTakenBack = about?.isPassing === true || (until !== undefined && !about?.isLasting)
    const held = { dueAt: until ?? now, ...(canBeTakenBack && { heldFor: about?.id }) }
    const order = about && { about: about.id, channel: channelOf(message) }
    const stored: Stored = wait ? { ...message, wait } : message
    await tx
      .insert(outgoingMessages)
      .values({ tenantCode, message: seal(stored, key), ...held, ...order, createdAt: now })
  }

  /** To one recipient a message comes after those before it. */
  async function sendInOrder(messages: Opened[]): Promise<number> {
    let accepted = 0
    for (const message of messages) if (await attempt(message)) accepted += 1
    return accepted
  }

  async function attempt(message: Opened): Promise<boolean> {
    const { id, attempts, read } = message
    // It was due before, while nothing could be sent.
    const quietUntil = heldAt(message, clock())
    if (quietUntil) {
      await hold(message, quietUntil)
      return false
    }
    try {
      await replace(message, await send(read(), message))
      return true
    } catch (error) {
      const now = clock()
      const next = nextAttemptAt(now, attempts)
      const others = firstOf(insteadOf(read).filter(canBeSent))
      const isLast = attempts >= mostAttempts || (others.length > 0 && isTooLate(read(), { now, next }))
      onFailure(error, isLast)
      const nextQuietUntil = heldAt(message, next)
      if (isLast) await replace(message, others)
      else await (nextQuietUntil ? hold(message, nextQuietUntil) : postpone(id, next))
      return false
    }
  }

  /** As what was held from the beginning: nothing waits for it, and what is told of the same meanwhile takes it back. */
  const hold = ({ id, about, heldFor, wait }: Opened, dueAt: Date) =>
    db
      .update(outgoingMessages)
      .set({ isUnderWay: false, attempts: 0, dueAt, heldFor: wait?.isLasting ? heldFor : about })
      .where(eq(outgoingMessages.id, id))

  const postpone = (id: string, dueAt: Date) =>
    db.update(outgoingMessages).set({ isUnderWay: false, dueAt }).where(eq(outgoingMessages.id, id))

  /** Removes a message; others take its place in the same transaction, so that nobody is told twice or not at all, and before what came after it. */
  const replace = ({ id, about, heldFor, position, createdAt, wait }: Opened, others: Announcement[]) =>
    db.transaction(async (tx) => {
      await tx.delete(outgoingMessages).where(eq(outgoingMessages.id, id))
      for (const other of others) {
        const { tenantCode } = other
        const order = { about, heldFor, channel: channelOf(other), position, createdAt }
        // A mail rings nowhere.
        const stored: Stored = wait && !('email' in other) ? { ...other, wait } : other
        await tx.insert(outgoingMessages).values({ tenantCode, message: seal(stored, key), ...order, dueAt: clock() })
      }
    })

  async function sendAllDue(): Promise<number> {
    let accepted = 0
    for (let taken = await takeDue(db, clock()); taken.length > 0; taken = await takeDue(db, clock())) {
      const counts = await Promise.all(byRecipient(taken.map(open)).map(sendInOrder))
      accepted += counts.reduce((sum, count) => sum + count, 0)
    }
    return accepted
  }

  /** Reads a stored message; one that another secret sealed fails when it is to be sent. */
  function open({ message, ...taken }: Taken): Opened {
    try {
      const { wait, ...opened } = unseal(message, key) as Stored
      return { ...taken, wait, recipient: recipientOf(opened), read: () => opened }
    } catch (error) {
      const read = () => {
        throw error
      }
      return { ...taken, wait: undefined, recipient: taken.id, read }
    }
  }

  /** One round at a time; a call during a round asks for another, since that may have looked before the caller's message was stored. */
  async function deliver(): Promise<number> {
    isWanted = true
    running ??= (async () => {
      let accepted = 0
      while (isWanted) {
        isWanted = false
        accepted += await sendAllDue()
      }
      return accepted
    })().finally(() => (running = undefined))
    return running
  }

  return { announce, deliver, settled: async () => void (await running?.catch(() => {})) }
}

const recipientOf = (message: Announcement): string => {
  if ('push' in message) return message.patientId ?? message.appointmentId ?? message.push.about
  return 'phone' in message ? message.phone : message.email
}

const channelOf = (message: Announcement): 'sms' | 'mail' | 'push' =>
  'push' in message ? 'push' : 'phone' in message ? 'sms' : 'mail'

/**
 * Takes back what of something was held or could not be sent yet, and is true no more, in the transaction `tx` of what is said of it now. What is
 * under way at this moment comes before that.
 */
export async function takeBack(tx: Database, id: string): Promise<void> {
  await tx.delete(outgoingMessages).where(and(eq(outgoingMessages.heldFor, id), eq(outgoingMessages.isUnderWay, false)))
}

/** How long a push service or the gateway of texts may be away, in milliseconds, before words in its place are sooner there. */
const longestPause = 15 * 60_000

/** Whether the next attempt comes so late that what stands in the place of a message serves better, and is still of use. */
function isTooLate(message: Announcement, { now, next }: { now: Date; next: Date }): boolean {
  const expiresAt = 'push' in message ? message.push.expiresAt : message.expiresAt
  const left = expiresAt === undefined ? Infinity : Date.parse(expiresAt) - now.getTime()
  return next.getTime() - now.getTime() > Math.min(longestPause, left / 2)
}

/** What stands for a message that was never accepted; nothing where it cannot even be read. */
function insteadOf(read: () => Announcement): (TextMessage | Mail)[] {
  try {
    const message = read()
    return 'email' in message ? [] : (message.instead ?? [])
  } catch {
    return []
  }
}

/**
 * One message of several about the same, which name the ways to one person in their order: the first, with the others as what is sent where
 * that is not accepted. Nobody is told twice (decision 116).
 */
export function firstOf([first, ...others]: (TextMessage | Mail)[]): Announcement[] {
  if (!first) return []
  const mails = others.filter((one) => 'email' in one)
  return ['phone' in first && mails.length > 0 ? { ...first, instead: mails } : first]
}

type Opened = Omit<Taken, 'message'> & {
  recipient: string
  read: () => Announcement
  wait: Wait | undefined
}

/** What a message that can wait for quiet hours is stored with: a later attempt may fall into them. `others` are those beside the first. */
type Wait = { quiet: QuietHours; others?: readonly QuietHours[]; usefulUntil: string; isLasting: boolean }
type Stored = Announcement & { wait?: Wait }

/** Undefined where there is nothing to wait for. */
function toWait({ quiet: [quiet, ...others] = [], usefulUntil, isLasting = false }: About): Wait | undefined {
  return quiet && { quiet, others, isLasting, usefulUntil: usefulUntil.toISOString() }
}

const heldAt = ({ wait }: Pick<Opened, 'wait'>, instant: Date): Date | undefined =>
  wait && heldUntil([wait.quiet, ...(wait.others ?? [])], instant, new Date(wait.usefulUntil))

function byRecipient(messages: Opened[]): Opened[][] {
  const groups = new Map<string, Opened[]>()
  for (const message of messages) groups.set(message.recipient, [...(groups.get(message.recipient) ?? []), message])
  return [...groups.values()]
}
