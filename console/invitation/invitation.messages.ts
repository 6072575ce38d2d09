import { defineMessages } from '#src/i18n/messages.ts'

/** Messages of accepting an invitation. */
export const messages = defineMessages({
  heading: {
    id: 'console.invitation.heading',
    defaultMessage: 'Welcome to the {brand} console',
    description: 'Console: heading of the page that a mailed link opens. brand: "Liqa", the name of the partner’s app.',
  },
  lead: {
    id: 'console.invitation.lead',
    defaultMessage: 'You are invited as {role} with {email}.',
    description: 'Console, invitation. role: "Owner", email: "reem@example.com".',
  },
  aboutYou: {
    id: 'console.invitation.aboutYou',
    defaultMessage: '1. You',
    description: 'Console, invitation: heading above the fields for name and password.',
  },
  name: {
    id: 'console.invitation.name',
    defaultMessage: 'Your name',
    description: 'Console, invitation: label of the field.',
  },
  nameHint: {
    id: 'console.invitation.nameHint',
    defaultMessage: 'Colleagues see it beside what you do.',
    description: 'Console, invitation, below the field "Your name". "It" is the name.',
  },
  secondFactor: {
    id: 'console.invitation.secondFactor',
    defaultMessage: '2. Your second factor',
    description: 'Console, invitation: heading above the choice of a passkey or an authenticator app.',
  },
  accept: {
    id: 'console.invitation.accept',
    defaultMessage: 'Join',
    description: 'Console, invitation: button at the end of the form. A verb.',
  },
  unknown: {
    id: 'console.invitation.unknown',
    defaultMessage: 'This invitation is not known here',
    description:
      'Console: heading in the place of the form, where the link was copied wrong or replaced by a newer one.',
  },
  used: {
    id: 'console.invitation.used',
    defaultMessage: 'This invitation was accepted',
    description: 'Console: heading in the place of the form, where the link has done its work.',
  },
  withdrawn: {
    id: 'console.invitation.withdrawn',
    defaultMessage: 'This invitation was taken back',
    description: 'Console: heading in the place of the form, where an owner changed their mind or invited anew.',
  },
  expired: {
    id: 'console.invitation.expired',
    defaultMessage: 'This invitation has run out',
    description: 'Console: heading in the place of the form, more than a week after the mail.',
  },
  askAnew: {
    id: 'console.invitation.askAnew',
    defaultMessage: 'Ask whoever invited you for a new one. Can you sign in already? Then do that.',
    description: 'Console, below the heading that an invitation is over. "One" is an invitation.',
  },
})
