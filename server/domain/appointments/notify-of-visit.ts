import type { Appointment } from '#contract/appointment'
import type { Country, Language } from '#contract/locale'
import type { PushEvent } from '#contract/push-events'
import type { NotificationTopic, QuietHours } from '#contract/settings'
import type { Database } from '#server/db/open'
import { type Announcement, type Announcer, firstOf, takeBack } from '#server/messages/announcer'
import { actionsOf, joinAction } from '#server/messages/push/notice-actions'
import { localeOf, textOf, type VisitMessage, type VisitWords } from '#server/messages/visit-messages'
import type { PushMessage } from '#server/messages/push/push-gateway'
import { pushWords } from '#server/messages/push/push-words'
import { brandOf, type Tenant } from '#server/tenants/tenant'
import { findRecipient } from '../booking/appointment-access.ts'
import { getAppointment } from './appointment-view.ts'
import type { Reaches } from '../devices/reachable.ts'
import { readQuietHours } from '../quiet-hours/quiet-hours.ts'
import { channelsOf } from './channels-of.ts'

/** On whose behalf a visit's patient is told; a request is one. */
export type Notifier = Pick<Announcer, 'announce'> & {
  tenant: Pick<Tenant, 'code' | 'configuration'>
  reaches: Reaches
  country: Country
  /** Of who has not chosen one. */
  language: Language
}

/** What a message is about, beside its visit. */
export type About = {
  /** Which setting of the patient's decides by which channels. */
  topic?: NotificationTopic
  /** When it is of no use any more; the end of the visit without one. */
  expiresAt?: Date
  /** Of no use once the visit has begun. */
  untilStart?: boolean
  /** Whether it can wait for the end of the patient's quiet hours; what answers to something they do cannot. */
  canWait?: boolean
  /** Quiet hours of the tenant's for whose end it can wait beside those. */
  tenantQuiet?: QuietHours | undefined
  /** Of the money of a visit and not of the visit itself: it is true whatever becomes of that, and takes back nothing that waits to be told of it. */
  isOfMoney?: boolean
  /** Whether it leads to the room of a visit by video, and not to the visit. */
  isToJoin?: boolean
  /** Whether a device is woken for it; it is without one. */
  urgency?: PushMessage['urgency']
}

/**
 * Tells what becomes of a visit in the transaction `tx`, whoever does it, by one message: on the devices of its patient's account where there are
 * any, else by text message to the phone that it was booked with or by email to the proven address of the account, as its settings have it: by
 * text where both are on, and by email where that text is never accepted. In the language that this account has chosen, else in that of `telling`. Of a
 * reminder nothing is told where the account has them off. Throws `not_found`.
 */
export async function notifyOfVisit(
  tx: Database,
  telling: Notifier,
  id: string,
  write: (visit: VisitMessage) => VisitWords,
  about: About = {},
): Promise<void> {
  const { topic = 'clinic_changes', expiresAt, untilStart, canWait, tenantQuiet, isOfMoney = false } = about
  const { urgency = 'high', isToJoin = false } = about
  const { tenant, country } = telling
  const { code: tenantCode } = tenant
  const { phone, email, language: chosen, accountId } = await findRecipient(tx, { tenantCode, id })
  const channels = await channelsOf(tx, tenant, { accountId, appointmentId: id }, topic, telling.reaches)
  // Who has turned reminders off is not reminded; that the practitioner waits is said all the same.
  if (topic === 'reminders' && channels.isOff && !isToJoin) return
  const language = chosen ?? telling.language
  const brand = brandOf(tenant, language)
  const appointment = await getAppointment(tx, { tenantCode, id, language })
  const { brief, own, ...words } = write({ brand, appointment, language, country })
  const mails = channels.email && email !== undefined ? [{ tenantCode, email, brand, language, ...words }] : []
  // Who has no other way is texted: what becomes of a visit that they booked is told in any case.
  const isTexted = channels.sms || mails.length === 0
  // That a visit is off, or its money comes back, is told in words after its end as well.
  const endsAt = expiresAt?.toISOString() ?? (untilStart ? appointment.start : undefined)
  const usefulUntil = endsAt ?? appointment.end
  const texts = isTexted ? [{ tenantCode, phone, body: textOf({ brief, ...words }) }] : []
  const written = [...texts, ...mails].map((one) => ({ ...one, ...(endsAt !== undefined && { expiresAt: endsAt }) }))
  const ofPatient =
    canWait && accountId !== undefined ? await readQuietHours(tx, { tenantCode, patientId: accountId }) : undefined
  const quiet = [ofPatient, tenantQuiet].filter((one) => one !== undefined)
  // What was to be told of the visit as it was is true no more.
  if (topic === 'clinic_changes' && !isOfMoney) await takeBack(tx, id)
  const announce = (message: Announcement) =>
    telling.announce(tx, message, {
      ...{ id, quiet, usefulUntil: new Date(usefulUntil) },
      ...{ isLasting: isOfMoney, isPassing: topic === 'reminders' },
    })
  if (!channels.push) {
    for (const message of firstOf(written)) await announce(message)
    return
  }
  const locale = `/${localeOf(language, country).prefix}`
  const push = {
    ...{ title: brand, language, about: aboutOf(id, { topic, isOfMoney }) },
    ...pushWords(tenant, language, { brief, details: words.body, own }),
    ...(isToJoin
      ? { path: `${locale}/appointment/session/${appointment.appointment_number}`, actions: [joinAction(language)] }
      : {
          path: `${locale}/dashboard/appointments/${id}/detail`,
          guestPath: `${locale}/appointment-detail/${appointment.appointment_number}`,
          ...(isAhead(appointment) && { actions: actionsOf(appointment, language) }),
        }),
    urgency,
    ...(own && outdating.includes(own.event) && { isOutdating: true }),
    expiresAt: usefulUntil,
  }
  const owner = accountId === undefined ? {} : { patientId: accountId }
  await announce({ tenantCode, ...owner, appointmentId: id, push, instead: written })
}

/** After these a device's own copy of the visit is true no more. */
const outdating: readonly PushEvent[] = ['moved', 'cancelled', 'expired']

const isAhead = ({ status }: Appointment) => status === 'booked'

/**
 * Of two messages about the same a device keeps the later one: an offer takes the place of no change of the visit that nobody has seen yet, and
 * neither does its money.
 */
const aboutOf = (id: string, { topic, isOfMoney }: Pick<About, 'topic' | 'isOfMoney'>): string =>
  isOfMoney ? `${id} money` : topic === 'earlier_times' ? `${id} offer` : id
