import { setTimeout as wait } from 'node:timers/promises'
import type { OpenDatabase } from '#server/db/open'
import { outgoingMessages } from '#server/db/schema/requests'
import { createAnnouncer, type Announcement } from '#server/messages/announcer'

/** A text, to one phone unless told otherwise. */
export const text = (body: string, phone = '+971501234567') => ({ tenantCode: 'patientweb', phone, body })
/** A mail, which needs no phone. */
export const mail = {
  ...{ tenantCode: 'patientweb', email: 'layla@example.com', brand: 'Liqa', language: 'en' },
  ...{ subject: 'Moved', body: 'At nine.', link: { label: 'Open', href: 'https://doctors.example/#token' } },
}
/** A push that is of use until then. */
export const pushUntil = (expiresAt: string) => ({
  ...{ title: 'Liqa', body: 'Soon.', details: 'At nine.', language: 'en' as const, path: '/en-ae', about: 'a' },
  ...{ urgency: 'high' as const, expiresAt },
})
/** A push, and what is sent instead where it reaches no device. */
export const ofPush = (instead: ReturnType<typeof text>[]) => ({
  ...{ push: pushUntil('2026-11-24T06:00:00.000Z'), tenantCode: 'patientweb', appointmentId: 'a', instead },
})
/** What the announcers of all servers read stored messages with, unless told otherwise. */
export const secret = Buffer.alloc(32, 7)

/** The words of a message; a push has none of its own. */
export const bodyOf = (message: Announcement | undefined) => (message && 'body' in message ? message.body : '')

type Changes = {
  refuses?: (body: string) => boolean | Promise<boolean>
  hasMail?: boolean
  key?: Buffer
  pause?: number
}

/** Announcers of a database, all by one clock, with what their gateways accepted and what went wrong. */
export function announcersOf(database: () => OpenDatabase) {
  let now = new Date()
  const sent: Announcement[] = []
  /** Of each failure whether it was the last one. */
  const failures: boolean[] = []
  const clock = () => now

  /** An announcer of a server of its own. Its gateways fail where a body is refused; each call of one takes `pause` milliseconds. */
  function open({ refuses = () => false, hasMail = true, key = secret, pause = 0 }: Changes = {}) {
    const accept = async (message: Announcement) => {
      await wait(pause)
      if (await refuses(bodyOf(message))) throw new Error('the gateway is away')
      sent.push(message)
    }
    return createAnnouncer({
      ...{ db: database().db, secret: key, sms: { send: accept }, mail: hasMail ? { send: accept } : undefined },
      push: async () => false,
      ...{ clock, onFailure: (_error: unknown, isLast: boolean) => void failures.push(isLast) },
    })
  }

  return {
    sent,
    failures,
    clock,
    setClock: (time: Date) => void (now = time),
    /** Lets minutes pass, after which what was taken or has failed may be due again. */
    passLease: (minutes: number) => void (now = new Date(now.getTime() + minutes * 60_000)),
    stored: () => database().db.select().from(outgoingMessages),
    open,
    /** Nothing is stored, and nothing sent: it is ten in the morning in Dubai. */
    begin: async () => {
      await database().db.delete(outgoingMessages)
      now = new Date('2026-11-23T06:00:00Z')
      sent.length = 0
      failures.length = 0
    },
  }
}
