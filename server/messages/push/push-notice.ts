import { createHash } from 'node:crypto'
import type { Language } from '#contract/locale'
import type { Mail } from '#server/messages/mail/mail-gateway'
import type { TextMessage } from '#server/messages/sms/sms-gateway'
import type { PushMessage } from './push-gateway.ts'

/** A message to the devices of a patient. */
export type PushNotice = {
  tenantCode: string
  patientId: string
  push: {
    /** The tenant's name. */
    title: string
    /** Says nothing about doctor, time or reason. */
    body: string
    /** The same with doctor and time, for devices whose owner wants to see them on the lock screen. */
    details: string
    language: Language
    /** Where a tap leads, from the locale on: `/en-ae/…`. */
    path: string
    /** What it is about: of two messages about the same the later one stays. */
    about: string
    urgency: PushMessage['urgency']
    /** When it is of no use any more, an instant. */
    expiresAt: string
  }
  /** Sent in its place where no device can be reached: nobody is told twice, and nobody not at all. */
  instead: (TextMessage | Mail)[]
}

/** Services keep a message for four weeks and no longer. */
const longestTtl = 28 * 86_400

/**
 * The message for one device, in the form that browsers can show without a worker (Declarative Web Push), which workers read too. `now` is
 * before it expires.
 */
export function toPushMessage(
  { title, body, details, language, path, about, urgency, expiresAt }: PushNotice['push'],
  { home, query, showsDetails }: { home: string; query: string; showsDetails: boolean },
  now: Date,
): PushMessage {
  const topic = createHash('sha256').update(about).digest('base64url').slice(0, 32)
  const notification = {
    title,
    body: showsDetails ? details : body,
    lang: language,
    dir: language === 'ar' ? 'rtl' : 'ltr',
    tag: topic,
    navigate: home + path + query,
  }
  return {
    payload: JSON.stringify({ web_push: 8030, notification }),
    ttlSeconds: Math.min(Math.floor((Date.parse(expiresAt) - now.getTime()) / 1000), longestTtl),
    urgency,
    topic,
  }
}
