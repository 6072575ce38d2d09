import { defineMessages } from '#src/i18n/messages.ts'

export const messages = defineMessages({
  years: {
    id: 'care.practitionerCard.years',
    defaultMessage: '{years, plural, one {# year} other {# years}}',
    description: 'How long a doctor has worked; small line under the title.',
  },
  verified: {
    id: 'care.practitionerCard.verified',
    defaultMessage: 'licence checked',
    description: 'Read after a doctor’s name by screen readers, in place of a check mark.',
  },
  place: {
    id: 'care.practitionerCard.place',
    defaultMessage: '{facility}, {area}',
    description: 'Where a doctor works: name of the clinic and the area of the city.',
  },
  morePlaces: {
    id: 'care.practitionerCard.morePlaces',
    defaultMessage: '{count, plural, one {and # more place} other {and # more places}}',
    description: 'After the place of the first time that is shown, where others of these times are elsewhere.',
  },
  insurers: {
    id: 'care.practitionerCard.insurers',
    defaultMessage: '{more, plural, =0 {{names}} one {{names} and # more} other {{names} and # more}}',
    description: 'Insurers a doctor accepts. names: one or two of them; more: how many others.',
  },
  selfPay: {
    id: 'care.practitionerCard.selfPay',
    defaultMessage: 'Patients pay themselves',
    description: 'In place of the insurers, of a doctor who takes no insurance.',
  },
  video: {
    id: 'care.practitionerCard.video',
    defaultMessage: 'Video too',
    description: 'Badge: this doctor also sees patients by video.',
  },
  homecare: {
    id: 'care.practitionerCard.homecare',
    defaultMessage: 'Home visits',
    description: 'Badge: this doctor also comes to the patient’s home.',
  },
})
