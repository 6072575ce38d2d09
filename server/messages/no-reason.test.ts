import { describe, expect, it } from 'vitest'
import { languages, type Language } from '#contract/locale'
import type { PushEvent } from '#contract/push-events'
import { appointmentWith } from '#tests/support/booking'
import { cancelledMessage } from './cancelled-message.ts'
import { mailHtml, mailText } from './mail/mail-markup.ts'
import { movedMessage } from './moved-message.ts'
import * as refunds from './refund-messages.ts'
import { textOf, type VisitMessage, type VisitWords } from './visit-messages.ts'
import * as visits from './visit-messages.ts'

const money = { amount: 210, currency: 'AED' }
const href = 'https://liqa.example/en-ae/appointment-detail/LQ-7#opens-this-visit'
const offer = { start: new Date('2026-11-24T06:20:00Z'), expiresAt: new Date('2026-11-23T09:10:00Z') }
/** What writes each event of a visit: a new one has to be here. */
const writers: Record<PushEvent, (visit: VisitMessage) => VisitWords> = {
  booked: (visit) => visits.bookedMessage(visit, href),
  reminder: (visit) => visits.reminderMessage(visit, href),
  moved: (visit) => movedMessage(visit, money, href),
  cancelled: cancelledMessage,
  offered: (visit) => visits.offeredMessage(visit, offer, href),
  unpaid: (visit) => visits.unpaidMessage(visit, href),
  expired: (visit) => visits.expiredMessage(visit, href),
  online: (visit) => visits.onlineMessage(visit, href),
}
const all = [
  ...Object.entries(writers),
  ...Object.entries(refunds).map(
    ([name, write]) => [name, (visit: VisitMessage) => write(visit, money, 'R-2026-77')] as const,
  ),
]

const appointment = {
  ...appointmentWith('6f1c2f6e-0000-4000-8000-000000000001'),
  ...{ reason: 'itching eczema', address: 'Villa 12, Palm Street', service_name: 'Allergy test' },
  cancellation: { cancelled_at: '2026-11-23T06:00:00Z', reason: 'better' as const, note: 'gone by itself', fee: money },
}
/** Why they come, where they live, why they cancelled, and who they are. */
const secrets = [
  ...['eczema', 'Villa 12', 'Allergy', 'gone by itself'],
  ...[appointment.patient.first_name, appointment.patient.last_name, appointment.patient.phone_masked],
]
const read: Record<Language, RegExp> = { en: /\b(your|you|the)\b/, ar: /\p{Script=Arabic}{3}/u, id: /\b(Anda|kami)\b/ }

describe.each(all)('the message %s', (_, write) => {
  it.each(languages)(
    'in %s names neither why they come nor who they are, by text, by email and on a device',
    (language) => {
      const words = write({ brand: 'Liqa', appointment, language, country: 'ae' })
      const written = [
        textOf(words),
        words.subject,
        words.brief,
        mailText(words),
        mailHtml({ brand: 'Liqa', language, ...words }),
      ]
      for (const one of [...written, JSON.stringify(words)])
        for (const secret of secrets) expect(one).not.toContain(secret)
      expect(textOf(words)).toMatch(read[language])
    },
  )
})
