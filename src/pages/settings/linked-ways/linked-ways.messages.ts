import { defineMessages } from '#src/i18n/messages.ts'

/** Messages of the other sites that sign a patient in. */
export const messages = defineMessages({
  heading: {
    id: 'settings.ways',
    defaultMessage: 'Other ways to sign in',
    description: 'Settings: heading above a list of Google, Facebook and the like, which can sign the patient in.',
  },
  lead: {
    id: 'settings.ways.lead',
    defaultMessage: 'These sites can sign you in without a code.',
    description: 'Settings, under "Other ways to sign in". "Code": the six digits that are sent by SMS or email.',
  },
  since: {
    id: 'settings.ways.since',
    defaultMessage: 'Connected: {when}',
    description: 'Settings: under "Google" or the like, which signs the patient in. when: for example "Today, 16:30".',
  },
  notLinked: {
    id: 'settings.ways.notLinked',
    defaultMessage: 'Not connected',
    description: 'Settings: under "Google" or the like, which does not sign the patient in yet.',
  },
  link: {
    id: 'settings.ways.link',
    defaultMessage: 'Connect',
    description: 'Settings: short button beside "Google" or the like, so that it signs the patient in (a verb).',
  },
  linkOf: {
    id: 'settings.ways.linkOf',
    defaultMessage: 'Connect: {site}',
    description: 'Only read by screen readers: name of the button "Connect" of one site. site: for example "Google".',
  },
  unlink: {
    id: 'settings.ways.unlink',
    defaultMessage: 'Remove',
    description: 'Settings: short button beside "Google" or the like, so that it signs the patient in no more.',
  },
  unlinkOf: {
    id: 'settings.ways.unlinkOf',
    defaultMessage: 'Remove: {site}',
    description: 'Only read by screen readers: name of the button "Remove" of one site. site: for example "Google".',
  },
  linkedNow: {
    id: 'settings.ways.linkedNow',
    defaultMessage: '{site} signs you in from now on.',
    description: 'Settings: notice after a site was connected. site: for example "Google".',
  },
  unlinkedNow: {
    id: 'settings.ways.unlinkedNow',
    defaultMessage: '{site} no longer signs you in.',
    description: 'Settings: notice after a site was removed. site: for example "Google".',
  },
  failed: {
    id: 'settings.ways.failed',
    defaultMessage: 'Not connected',
    description: 'Settings, title of a note: a site such as Google was not connected; a sentence says why.',
  },
  late: {
    id: 'settings.ways.late',
    defaultMessage: 'That took too long, or was begun in another browser. Connect it again from here.',
    description: 'Settings, under the title "Not connected": the patient came back from Google or the like.',
  },
  declined: {
    id: 'settings.ways.declined',
    defaultMessage: 'You did not agree there, so nothing was shared. You sign in as before.',
    description:
      'Settings, under the title "Not connected": the patient pressed "Cancel" there. "There": on the site of Google or the like.',
  },
  unconfirmed: {
    id: 'settings.ways.unconfirmed',
    defaultMessage: 'The other site could not confirm that it is you. Connect it again from here.',
    description: 'Settings, under the title "Not connected". "The other site": Google or the like.',
  },
  away: {
    id: 'settings.ways.away',
    defaultMessage: 'The other site does not answer right now. Try again later; you sign in as before.',
    description: 'Settings, under the title "Not connected". "The other site": Google or the like.',
  },
  differs: {
    id: 'settings.ways.differs',
    defaultMessage:
      'Whoever is signed in there is connected to another account here, or this account to someone else there. Choose another person there, or remove the other connection first.',
    description: 'Settings, under the title "Not connected". "There": at Google or the like.',
  },
})
