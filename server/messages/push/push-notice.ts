import { createHash } from 'node:crypto'
import type { Language } from '#contract/locale'
import type { ReachableDevice } from '#server/domain/devices/device-repository'
import type { Mail } from '#server/messages/mail/mail-gateway'
import type { TextMessage } from '#server/messages/sms/sms-gateway'
import type { PushMessage } from './push-gateway.ts'

/** A button of a notice, and what it does on the page to which a tap leads. */
export type NoticeAction = { action: 'directions' | 'move' | 'join'; title: string }

/** A message to the devices of a patient's account, of a visit that was booked without one, or of both. */
export type PushNotice = {
  tenantCode: string
  patientId?: string
  appointmentId?: string
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
    /** The same for a device that only opens the visit. */
    guestPath?: string
    actions?: NoticeAction[]
    /** What it is about: of two messages about the same the later one stays. */
    about: string
    urgency: PushMessage['urgency']
    /** Whether what devices keep of the visit is true no more: it was moved, or does not take place. */
    isOutdating?: boolean
    /** When it is of no use any more, an instant. */
    expiresAt: string
  }
  /** The first is sent in its place where no device can be reached, and the next where that is not accepted: nobody is told twice, and nobody not at all. */
  instead: (TextMessage | Mail)[]
}

/** Services keep a message for four weeks and no longer. */
const longestTtl = 28 * 86_400

/**
 * The message for one device. `now` is before it expires; `id` is that of the notice, and `writtenAt` when what it tells of was done. What only the patient may see goes where it is encrypted
 * for their browser, and to no service that reads what it carries.
 */
export function toPushMessage(
  {
    title,
    body,
    details,
    language,
    path,
    guestPath = path,
    actions,
    about,
    urgency,
    expiresAt,
    isOutdating,
  }: PushNotice['push'],
  { home, query, showsDetails, notificationService, token, isOfVisit }: Omit<ReachableDevice, 'id'>,
  { now, id, writtenAt }: { now: Date; id: string; writtenAt: Date },
): PushMessage {
  const topic = hash(about).toString('base64url').slice(0, 32)
  const page = home + (isOfVisit ? guestPath : path)
  const notification = {
    title,
    body: showsDetails && notificationService === 'web-push' ? details : body,
    lang: language,
    dir: language === 'ar' ? ('rtl' as const) : ('ltr' as const),
    tag: topic,
    renotify: true as const,
    navigate: page + query,
    icon: iconOf({ home, query }),
    ...(actions && {
      actions: actions.map((one) => ({ ...one, navigate: `${page}${query}${query ? '&' : '?'}do=${one.action}` })),
    }),
    ...(isOutdating && { changed_at: Math.floor(writtenAt.getTime() / 1000) }),
  }
  return {
    notification,
    ttlSeconds: Math.min(Math.floor((Date.parse(expiresAt) - now.getTime()) / 1000), longestTtl),
    urgency,
    topic,
    key: toUuid(hash(`${id} ${token}`)),
  }
}

/** The picture of a device's tenant, as an address. */
export const iconOf = ({ home, query }: Pick<ReachableDevice, 'home' | 'query'>): string =>
  `${home}/icons/icon-192.png${query}`

const hash = (text: string) => createHash('sha256').update(text).digest()

/** Sixteen bytes as a UUID of version 8, which is for values of one's own. */
export function toUuid(bytes: Buffer): string {
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
