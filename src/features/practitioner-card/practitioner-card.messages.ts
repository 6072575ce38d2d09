import { defineMessages } from '#src/i18n/messages.ts'

export const messages = defineMessages({
  years: {
    id: 'care.practitionerCard.years',
    defaultMessage: '{years, plural, one {# year} other {# years}}',
    description:
      'List of doctors, on a card, in the small line of experience and languages: how long a doctor has worked. years: whole years.',
  },
  verified: {
    id: 'care.practitionerCard.verified',
    defaultMessage: 'licence checked',
    description:
      'Only read by screen readers, after a doctor’s name and a comma, in place of a check mark: the authority’s licence to practise has been checked.',
  },
  place: {
    id: 'care.practitionerCard.place',
    defaultMessage: '{facility}, {area}',
    description:
      'List of doctors, on a card: where a doctor works. facility: name of the clinic, "Noor Clinic"; area: quarter of the city, "Al Barsha".',
  },
  morePlaces: {
    id: 'care.practitionerCard.morePlaces',
    defaultMessage: '{count, plural, one {and # more place} other {and # more places}}',
    description:
      'List of doctors, on a card, after the name of the clinic: the doctor works elsewhere, too. count: at how many other clinics.',
  },
  insurers: {
    id: 'care.practitionerCard.insurers',
    defaultMessage: '{more, plural, =0 {{names}} one {{names} and # more} other {{names} and # more}}',
    description:
      'List of doctors, on a card: insurers the doctor accepts. names: one or two of them, as a list; more: how many others there are, 0 where all are named.',
  },
  selfPay: {
    id: 'care.practitionerCard.selfPay',
    defaultMessage: 'Patients pay themselves',
    description:
      'List of doctors, on a card, in place of the insurers: this doctor takes no insurance. "Themselves": out of their own pocket.',
  },
  video: {
    id: 'care.practitionerCard.video',
    defaultMessage: 'Video too',
    description:
      'List of doctors, badge on a card: this doctor sees patients at a clinic and by video call. Two short words.',
  },
  homecare: {
    id: 'care.practitionerCard.homecare',
    defaultMessage: 'Home visits',
    description: 'List of doctors, badge on a card: this doctor also comes to the patient’s home. Two short words.',
  },
})
