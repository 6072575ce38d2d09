import { defineMessages } from '#src/i18n/messages.ts'

/** Texts that devices show of a visit, and what they may hold. */
export const messages = defineMessages({
  booked: {
    id: 'console.pushText.booked',
    defaultMessage: 'Visit booked',
    description: 'Console, page about push messages: name of an event of which patients’ phones are sent a message.',
  },
  reminder: {
    id: 'console.pushText.reminder',
    defaultMessage: 'Reminder of a visit',
    description: 'Console, page about push messages: name of an event of which patients’ phones are sent a message.',
  },
  moved: {
    id: 'console.pushText.moved',
    defaultMessage: 'Visit moved',
    description: 'Console, page about push messages: name of an event: a visit has another time.',
  },
  cancelled: {
    id: 'console.pushText.cancelled',
    defaultMessage: 'Visit cancelled',
    description: 'Console, page about push messages: name of an event of which patients’ phones are sent a message.',
  },
  offered: {
    id: 'console.pushText.offered',
    defaultMessage: 'Earlier time offered',
    description: 'Console, page about push messages: name of an event: a time before that of the visit is free.',
  },
  unpaid: {
    id: 'console.pushText.unpaid',
    defaultMessage: 'Visit not paid yet',
    description: 'Console, page about push messages: name of an event: a visit must be paid before it takes place.',
  },
  expired: {
    id: 'console.pushText.expired',
    defaultMessage: 'Visit not paid in time',
    description: 'Console, page about push messages: name of an event: the time of the visit is free again.',
  },
  online: {
    id: 'console.pushText.online',
    defaultMessage: 'Doctor is in the video room',
    description: 'Console, page about push messages: name of an event: the patient of a visit by video is awaited.',
  },
  brief: {
    id: 'console.pushText.brief',
    defaultMessage: 'Without details',
    description: 'Console, page about push messages: label of a text that any locked phone may show.',
  },
  details: {
    id: 'console.pushText.details',
    defaultMessage: 'With details',
    description:
      'Console, page about push messages: label of a text for phones whose owner wants to see doctor and time.',
  },
  ofEvent: {
    id: 'console.pushText.ofEvent',
    defaultMessage: '{event}: {label}',
    description: 'Console: a text of an event, in lists of changes. event: "Visit booked", label: "Without details".',
  },
  heading: {
    id: 'console.pushText.heading',
    defaultMessage: 'Texts',
    description: 'Console, page about push messages: heading above the texts of messages.',
  },
  lead: {
    id: 'console.pushText.lead',
    defaultMessage:
      'A locked phone shows the text without details, unless its owner wants to see doctor and time. The title is the name of your app. Where you write nothing, our text shows.',
    description: 'Console, page about push messages: below the heading "Texts".',
  },
  event: {
    id: 'console.pushText.event',
    defaultMessage: 'Message',
    description: 'Console, page about push messages: label of a choice: of which event the texts are shown.',
  },
  ours: {
    id: 'console.pushText.ours',
    defaultMessage: 'Ours: {text}',
    description:
      'Console, page about push messages: hint at a field: what shows where it is empty. text: "Your visit is confirmed."',
  },
  mayHold: {
    id: 'console.pushText.mayHold',
    defaultMessage: 'You can use:',
    description:
      'Console, page about push messages: before a list of placeholders such as "{app}" and what they stand for.',
  },
  app: {
    id: 'console.pushText.app',
    defaultMessage: 'name of your app',
    description: 'Console, page about push messages: what a placeholder stands for.',
  },
  doctor: {
    id: 'console.pushText.doctor',
    defaultMessage: 'the doctor',
    description: 'Console, page about push messages: what a placeholder stands for: a name.',
  },
  place: {
    id: 'console.pushText.place',
    defaultMessage: 'the clinic, or “by video”',
    description: 'Console, page about push messages: what a placeholder stands for.',
  },
  when: {
    id: 'console.pushText.when',
    defaultMessage: 'day and time of the visit',
    description: 'Console, page about push messages: what a placeholder stands for.',
  },
  number: {
    id: 'console.pushText.number',
    defaultMessage: 'number of the booking',
    description: 'Console, page about push messages: what a placeholder stands for.',
  },
  earlier: {
    id: 'console.pushText.earlier',
    defaultMessage: 'the earlier time',
    description: 'Console, page about push messages: what a placeholder stands for: a time that is offered.',
  },
  until: {
    id: 'console.pushText.until',
    defaultMessage: 'until when the time is kept',
    description: 'Console, page about push messages: what a placeholder stands for.',
  },
  preview: {
    id: 'console.pushText.preview',
    defaultMessage: 'Preview',
    description: 'Console, page about push messages: heading above drawings of locked screens.',
  },
  previewLead: {
    id: 'console.pushText.previewLead',
    defaultMessage: 'Drawn after each system, with a visit that nobody has. What is in the draft shows here.',
    description: 'Console, page about push messages: below the heading "Preview".',
  },
  language: {
    id: 'console.pushText.language',
    defaultMessage: 'Language of the preview',
    description: 'Console, page about push messages: label of a choice of language.',
  },
  kind: {
    id: 'console.pushText.kind',
    defaultMessage: 'What the phone may show',
    description: 'Console, page about push messages: label of a choice between "Without details" and "With details".',
  },
  on: {
    id: 'console.pushText.on',
    defaultMessage: 'Preview: {system}',
    description: 'Console, page about push messages: label of a drawing. system: "Android".',
  },
  desktop: {
    id: 'console.pushText.desktop',
    defaultMessage: 'Desktop',
    description: 'Console, page about push messages: a computer, in a row with "Android" and "iOS".',
  },
  now: {
    id: 'console.pushText.now',
    defaultMessage: 'now',
    description: 'Console, page about push messages: on a drawing of a locked screen: when the message came.',
  },
  namesDoctor: {
    id: 'console.pushText.namesDoctor',
    defaultMessage: 'Shows the doctor and the time on a locked screen, to those who asked for details.',
    description: 'Console, page about push messages: note at a text with details.',
  },
})
