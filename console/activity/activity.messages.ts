import { defineMessages } from '#src/i18n/messages.ts'

/** Messages of the list of what was done. */
export const messages = defineMessages({
  lead: {
    id: 'console.activity.lead',
    defaultMessage: 'Kept for {days} days. Nobody can change it.',
    description: 'Console, activity, under the heading. days: "400". "It" is the list.',
  },
  download: {
    id: 'console.activity.download',
    defaultMessage: 'Download as CSV',
    description: 'Console, activity: button that stores the list in a file for a spreadsheet. A verb.',
  },
  ownersDownload: {
    id: 'console.activity.ownersDownload',
    defaultMessage: 'Owners can download it.',
    description:
      'Console, activity: to who is no owner, in the place of the button “Download as CSV”. "It" is the list of what was done.',
  },
  earlier: {
    id: 'console.activity.earlier',
    defaultMessage: 'Show earlier',
    description: 'Console, activity: button below the list that adds what was done before. A verb.',
  },
  list: {
    id: 'console.activity.list',
    defaultMessage: 'What was done, the latest first',
    description: 'Console, activity: name of the list, only read by screen readers.',
  },
  nobody: {
    id: 'console.activity.nobody',
    defaultMessage: 'someone without access',
    description:
      'Console, activity: in the place of a name within a sentence, where an unknown address tried to get in. Lower case.',
  },
  operator: {
    id: 'console.activity.operator',
    defaultMessage: 'The operator of the server',
    description:
      'Console, activity: in the place of a name at the beginning of a sentence, where the server’s own tool did it.',
  },
  where: {
    id: 'console.activity.where',
    defaultMessage: '{day}, {time} · {browser}, {system}',
    description:
      'Console, activity, below each line. day: "Thu 26 Nov", time: "15:30", browser: "Chrome", system: "Windows".',
  },
  when: {
    id: 'console.activity.when',
    defaultMessage: '{day}, {time}',
    description: 'Console, activity, below a line of which no browser is known. day: "Thu 26 Nov", time: "15:30".',
  },
  other: {
    id: 'console.activity.other',
    defaultMessage: 'other',
    description: 'Console, activity: in the place of a browser or system that is not known by name. Lower case.',
  },
})
