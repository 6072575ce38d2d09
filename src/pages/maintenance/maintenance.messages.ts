import { defineMessages } from '#src/i18n/messages.ts'

export const messages = defineMessages({
  head: {
    id: 'away.maintenance.head',
    defaultMessage: 'Back soon',
    description: 'Page while the service is down: title in the browser’s tab. It is the service that is back soon.',
  },
  title: {
    id: 'away.maintenance.title',
    defaultMessage: 'We’re improving something',
    description: 'Page while the service is down for maintenance: its heading. "We" is the service.',
  },
  body: {
    id: 'away.maintenance.body',
    defaultMessage: 'Booking will be back shortly. Appointments you already have are not affected.',
    description: 'Page while the service is down: text under its heading. "Booking" is making appointments.',
  },
  noTenantTitle: {
    id: 'away.maintenance.noTenantTitle',
    defaultMessage: 'Nothing is open here right now',
    description: 'Heading of the page at an address that names no app we know, or one whose owner has closed it.',
  },
  noTenantBody: {
    id: 'away.maintenance.noTenantBody',
    defaultMessage:
      'You cannot book at this address at the moment. If it stays so, ask who gave it to you. Appointments you already have are not affected.',
    description:
      'Text under the heading "Nothing is open here right now". "It" is the state, then the address; it promises no return.',
  },
  operator: {
    id: 'away.maintenance.operator',
    defaultMessage: 'If you run this server: docs/directory.md says how an app and its doctors come here.',
    description:
      'Below the text under "Nothing is open here right now", where the server has no app at all. docs/directory.md is a file.',
  },
  action: {
    id: 'away.maintenance.action',
    defaultMessage: 'Try again',
    description: 'Page while the service is down: button that looks whether it is back, and goes on where it is.',
  },
  still: {
    id: 'away.maintenance.still',
    defaultMessage: 'Not yet. Try again in a few minutes.',
    description:
      'Page while the service is down, below the button "Try again" after it was pressed: the service is not back.',
  },
})
