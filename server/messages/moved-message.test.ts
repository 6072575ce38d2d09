import { describe, expect, it } from 'vitest'
import type { Language } from '#contract/locale'
import { appointmentWith } from '#tests/support/booking'
import { mailText } from './mail/mail-markup.ts'
import { movedMessage } from './moved-message.ts'
import { textOf } from './visit-messages.ts'

const href = 'https://liqa.example/en-ae/appointment-detail/LQ-7#opens-this-visit'
const appointment = {
  ...appointmentWith('6f1c2f6e-0000-4000-8000-000000000001'),
  ...{ fee: { amount: 420, currency: 'AED' }, reason: 'a rash that itches' },
}
const write = (language: Language, before = { amount: 350, currency: 'AED' }) =>
  movedMessage({ brand: 'Liqa', appointment, language, country: 'ae' }, before, href)

const words = {
  en: { fee: /It costs AED\s420 now, and AED\s350 before\./, label: 'See or change it' },
  ar: { fee: /تكلفته الآن .*420.* بعد أن كانت .*350/, label: 'عرض الموعد أو تغييره' },
  id: { fee: /Biayanya kini AED\s420, sebelumnya AED\s350\./, label: 'Lihat atau ubah' },
} satisfies Record<Language, object>

describe.each(Object.entries(words) as [Language, (typeof words)[Language]][])(
  'the message of a move in %s',
  (language, { fee, label }) => {
    it('ends with the link to the visit, by text message and by email', () => {
      expect(textOf(write(language)).endsWith(` ${label}: ${href}`)).toBe(true)
      expect(mailText(write(language)).endsWith(`\n\n${label}:\n${href}`)).toBe(true)
    })

    it('says what the visit costs where that has changed, and of no price where it has not', () => {
      expect(textOf(write(language))).toMatch(fee)
      expect(mailText(write(language))).toMatch(fee)
      expect(textOf(write(language, appointment.fee))).not.toMatch(/420|350/)
      expect(textOf(write(language, { ...appointment.fee, currency: 'IDR' }))).toMatch(/420/)
    })

    it('names neither the patient nor why they come, and no price on a lock screen', () => {
      const { brief, subject } = write(language)
      const all = textOf(write(language)) + subject + brief
      const { first_name, last_name, phone_masked } = appointment.patient
      for (const secret of [first_name, last_name, phone_masked, appointment.reason]) expect(all).not.toContain(secret)
      expect(brief).not.toMatch(/420|350/)
    })
  },
)
