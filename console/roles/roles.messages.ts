import { defineMessages } from '#src/i18n/messages.ts'

/** Messages of the roles of partner staff. */
export const messages = defineMessages({
  owner: {
    id: 'console.role.owner',
    defaultMessage: 'Owner',
    description: 'Console: role of who decides about the staff themselves. On a badge and in a list.',
  },
  editor: {
    id: 'console.role.editor',
    defaultMessage: 'Editor',
    description: 'Console: role of who changes what patients see. On a badge and in a list.',
  },
  viewer: {
    id: 'console.role.viewer',
    defaultMessage: 'Viewer',
    description: 'Console: role of who may look and change nothing. On a badge and in a list.',
  },
  ownerDetail: {
    id: 'console.role.ownerDetail',
    defaultMessage: 'Changes everything, and decides who is let in',
    description: 'Console, choice of a role: what an owner may do.',
  },
  editorDetail: {
    id: 'console.role.editorDetail',
    defaultMessage: 'Changes what patients see',
    description: 'Console, choice of a role: what somebody called editor may do.',
  },
  viewerDetail: {
    id: 'console.role.viewerDetail',
    defaultMessage: 'Looks, and changes nothing',
    description: 'Console, choice of a role: what somebody called viewer may do.',
  },
})
