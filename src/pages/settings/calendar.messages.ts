import { defineMessages } from '#src/i18n/messages.ts'

/** Messages of the link by which a calendar reads the patient's visits. */
export const messages = defineMessages({
  heading: {
    id: 'settings.calendar',
    defaultMessage: 'Visits in your calendar',
    description: 'Settings: heading of the part where a calendar subscribes to the patient’s visits.',
  },
  lead: {
    id: 'settings.calendar.lead',
    defaultMessage:
      'A link that your calendar reads by itself: booked, moved and cancelled visits appear there. It shows when and where, never why.',
    description: 'Settings, under "Visits in your calendar": what the link does.',
  },
  secret: {
    id: 'settings.calendar.secret',
    defaultMessage: 'Keep the link to yourself: who has it sees your visits. It is shown this once.',
    description: 'Settings, under a new link for calendars.',
  },
  make: {
    id: 'settings.calendar.make',
    defaultMessage: 'Make a link',
    description: 'Settings, "Visits in your calendar": button where there is no link yet.',
  },
  renew: {
    id: 'settings.calendar.renew',
    defaultMessage: 'Make a new link',
    description: 'Settings, "Visits in your calendar": button that makes another link; the one before ends.',
  },
  since: {
    id: 'settings.calendar.since',
    defaultMessage: 'There is a link since {when}. A new one ends it.',
    description:
      'Settings, "Visits in your calendar". when: a day, for example "Tuesday, 24 November 2026". "A new one ends it": only the newest link works.',
  },
  revoke: {
    id: 'settings.calendar.revoke',
    defaultMessage: 'End the link',
    description: 'Settings, "Visits in your calendar": button after which calendars read nothing any more.',
  },
  revoked: {
    id: 'settings.calendar.revoked',
    defaultMessage: 'The link has ended. Calendars get nothing from it any more.',
    description:
      'Settings, short notice after the button "End the link" was pressed: the link for calendars does not work any more.',
  },
  link: {
    id: 'settings.calendar.link',
    defaultMessage: 'Link for your calendar',
    description: 'Settings: label of the field with the link, which can only be read and copied.',
  },
  open: {
    id: 'settings.calendar.open',
    defaultMessage: 'Open in calendar',
    description: 'Settings: link that opens the calendar of the device, which asks whether to subscribe.',
  },
  copy: {
    id: 'settings.calendar.copy',
    defaultMessage: 'Copy the link',
    description: 'Settings: button beside the link for calendars.',
  },
  copied: {
    id: 'settings.calendar.copied',
    defaultMessage: 'Link copied',
    description: 'Notice after "Copy the link".',
  },
  notCopied: {
    id: 'settings.calendar.notCopied',
    defaultMessage: 'This browser did not copy it. Select the link and copy it yourself.',
    description: 'Notice after "Copy the link", where the browser refuses it.',
  },
})
