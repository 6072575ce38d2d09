import { defineMessages } from '#src/i18n/messages.ts'

/** Messages of a link by which a calendar reads the patient's visits, or one visit. */
export const messages = defineMessages({
  secret: {
    id: 'calendar.secret',
    defaultMessage: 'Keep the link to yourself: who has it sees when and where. It is shown this once.',
    description: 'Settings and page of one visit, under a new link for calendars.',
  },
  make: {
    id: 'calendar.make',
    defaultMessage: 'Make a link',
    description: 'Settings and page of one visit, link for calendars: button where there is no link yet.',
  },
  renew: {
    id: 'calendar.renew',
    defaultMessage: 'Make a new link',
    description:
      'Settings and page of one visit, link for calendars: button that makes another link; the one before ends.',
  },
  since: {
    id: 'calendar.since',
    defaultMessage: 'There is a link since {when}. A new one ends it.',
    description:
      'Settings and page of one visit, link for calendars. when: a day, for example "Tuesday, 24 November 2026". "A new one ends it": only the newest link works.',
  },
  sinceAlone: {
    id: 'calendar.sinceAlone',
    defaultMessage: 'There is a link since {when}.',
    description:
      'Page of one visit that does not take place, where no new link for calendars can be made. when: a day, for example "Tuesday, 24 November 2026".',
  },
  revoke: {
    id: 'calendar.revoke',
    defaultMessage: 'End the link',
    description:
      'Settings and page of one visit, link for calendars: button after which calendars read nothing any more.',
  },
  revoked: {
    id: 'calendar.revoked',
    defaultMessage: 'The link has ended. Calendars get nothing from it any more.',
    description:
      'Settings and page of one visit, short notice after the button "End the link" was pressed: the link for calendars does not work any more.',
  },
  link: {
    id: 'calendar.link',
    defaultMessage: 'Link for your calendar',
    description: 'Settings and page of one visit: label of the field with the link, which can only be read and copied.',
  },
  open: {
    id: 'calendar.open',
    defaultMessage: 'Open in calendar',
    description:
      'Settings and page of one visit: link that opens the calendar of the device, which asks whether to subscribe.',
  },
  copy: {
    id: 'calendar.copy',
    defaultMessage: 'Copy the link',
    description: 'Settings and page of one visit: button beside the link for calendars.',
  },
  copied: {
    id: 'calendar.copied',
    defaultMessage: 'Link copied',
    description: 'Notice after "Copy the link".',
  },
  notCopied: {
    id: 'calendar.notCopied',
    defaultMessage: 'This browser did not copy it. Select the link and copy it yourself.',
    description: 'Notice after "Copy the link", where the browser refuses it.',
  },
  visitHeading: {
    id: 'calendar.visit',
    defaultMessage: 'This visit in your calendar',
    description: 'Page of one visit of a guest: heading of the part where a calendar subscribes to this one visit.',
  },
  visitLead: {
    id: 'calendar.visit.lead',
    defaultMessage:
      'A link that your calendar reads by itself: it follows when this visit is moved or cancelled. It shows when and where, never why, and ends a week after the visit.',
    description: 'Page of one visit of a guest, under "This visit in your calendar": what the link does.',
  },
})
