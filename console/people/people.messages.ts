import { defineMessages } from '#src/i18n/messages.ts'

/** Messages of the list of partner staff. */
export const messages = defineMessages({
  list: {
    id: 'console.people.list',
    defaultMessage: 'Who can sign in',
    description: 'Console, people: heading above the list of the staff.',
  },
  you: {
    id: 'console.people.you',
    defaultMessage: 'You',
    description: 'Console, people: badge beside one’s own name.',
  },
  ownersInvite: {
    id: 'console.people.ownersInvite',
    defaultMessage: 'Owners invite and remove people.',
    description: 'Console, people: shown to who may only look at the list.',
  },
  roleOf: {
    id: 'console.people.roleOf',
    defaultMessage: 'Role of {name}',
    description: 'Console, people: label of the list in which another role is chosen. name: "Omar Aziz".',
  },
  roleChanged: {
    id: 'console.people.roleChanged',
    defaultMessage: '{name} is now: {role}',
    description: 'Console, people: short notice after another role was chosen. name: "Omar Aziz", role: "Editor".',
  },
  give: {
    id: 'console.people.give',
    defaultMessage: 'Give this role',
    description: 'Console, people: button beside the list of roles, once another one is chosen. A verb.',
  },
  remove: {
    id: 'console.people.remove',
    defaultMessage: 'Remove',
    description: 'Console, people: button beside a name. It ends the person’s access. A verb.',
  },
  removeNamed: {
    id: 'console.people.removeNamed',
    defaultMessage: 'Remove {name}',
    description: 'Console, people: name of the button for screen readers. name: "Omar Aziz". A verb.',
  },
  removeTitle: {
    id: 'console.people.removeTitle',
    defaultMessage: 'Remove {name}?',
    description: 'Console, people: title of the question before a removal. name: "Omar Aziz".',
  },
  removeLead: {
    id: 'console.people.removeLead',
    defaultMessage:
      'They are signed out everywhere at once, and can be invited again. What they did stays in the activity.',
    description: 'Console, people, question before a removal. "They" is one person.',
  },
  removeAct: {
    id: 'console.people.removeAct',
    defaultMessage: 'Remove now',
    description: 'Console, people, question before a removal: button that does it. A verb.',
  },
  keep: {
    id: 'console.people.keep',
    defaultMessage: 'Keep',
    description: 'Console, people, question before a removal: button that leaves everything as it is. A verb.',
  },
  removed: {
    id: 'console.people.removed',
    defaultMessage: '{name} is removed',
    description: 'Console, people: short notice after a removal. name: "Omar Aziz".',
  },
  invited: {
    id: 'console.people.invited',
    defaultMessage: 'Invitations',
    description: 'Console, people: heading above those who were invited and have not joined.',
  },
  until: {
    id: 'console.people.until',
    defaultMessage: '{role}, until {day}',
    description: 'Console, people, below an invited address. role: "Viewer", day: "Thu 3 Dec".',
  },
  over: {
    id: 'console.people.over',
    defaultMessage: '{role}, has run out',
    description: 'Console, people, below an invited address whose link no longer works. role: "Viewer".',
  },
  resend: {
    id: 'console.people.resend',
    defaultMessage: 'Send again',
    description: 'Console, people: button beside an invited address. A verb.',
  },
  resendNamed: {
    id: 'console.people.resendNamed',
    defaultMessage: 'Send the invitation of {email} again',
    description: 'Console, people: name of the button for screen readers. email: "omar@example.com". A verb.',
  },
  withdraw: {
    id: 'console.people.withdraw',
    defaultMessage: 'Take back',
    description: 'Console, people: button beside an invited address; the link then works no more. A verb.',
  },
  withdrawNamed: {
    id: 'console.people.withdrawNamed',
    defaultMessage: 'Take the invitation of {email} back',
    description: 'Console, people: name of the button for screen readers. email: "omar@example.com". A verb.',
  },
  withdrawn: {
    id: 'console.people.withdrawn',
    defaultMessage: 'The invitation of {email} is taken back',
    description: 'Console, people: short notice. email: "omar@example.com".',
  },
  inviteHeading: {
    id: 'console.people.inviteHeading',
    defaultMessage: 'Invite somebody',
    description: 'Console, people: heading above the form with address and role. A verb.',
  },
  email: {
    id: 'console.people.email',
    defaultMessage: 'Their work email',
    description: 'Console, people: label of the field for the address of who is invited.',
  },
  role: {
    id: 'console.people.role',
    defaultMessage: 'Role',
    description: 'Console, people: heading above the three choices of what somebody may do.',
  },
  invite: {
    id: 'console.people.invite',
    defaultMessage: 'Send the invitation',
    description: 'Console, people: button below the form. A verb.',
  },
  sent: {
    id: 'console.people.sent',
    defaultMessage: '{email} has a mail with a link for 7 days',
    description: 'Console, people: short notice after an invitation. email: "omar@example.com".',
  },
  linkHeading: {
    id: 'console.people.linkHeading',
    defaultMessage: 'Hand this link to {email}',
    description: 'Console, people: heading where the server sends no mails. email: "omar@example.com".',
  },
  linkLead: {
    id: 'console.people.linkLead',
    defaultMessage: 'It works once, for 7 days, for whoever has it. It is shown only now.',
    description: 'Console, people, below the heading above a link to hand over. "It" is the link.',
  },
})
