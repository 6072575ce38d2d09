import { defineMessages } from '#src/i18n/messages.ts'

/** Messages of what partner staff did, one for each kind. */
export const messages = defineMessages({
  invited: {
    id: 'console.event.invited',
    defaultMessage: '{actor} invited {subject} as {role}',
    description:
      'Console, activity: one line of the list of what the partner’s own staff did. actor: "Reem Nasser", subject: "omar@example.com", role: "Editor".',
  },
  invitation_resent: {
    id: 'console.event.invitation_resent',
    defaultMessage: '{actor} sent the invitation of {subject} again',
    description:
      'Console, activity: one line of the list of what the partner’s own staff did. actor: "Reem Nasser", subject: "omar@example.com".',
  },
  invitation_withdrawn: {
    id: 'console.event.invitation_withdrawn',
    defaultMessage: '{actor} took the invitation of {subject} back',
    description:
      'Console, activity: one line of the list of what the partner’s own staff did. actor: "Reem Nasser", subject: "omar@example.com".',
  },
  joined: {
    id: 'console.event.joined',
    defaultMessage: '{actor} joined as {role}',
    description:
      'Console, activity: one line of the list of what the partner’s own staff did. actor: "Reem Nasser", role: "Editor".',
  },
  signed_in: {
    id: 'console.event.signed_in',
    defaultMessage: '{actor} signed in',
    description: 'Console, activity: one line of the list of what the partner’s own staff did. actor: "Reem Nasser".',
  },
  sign_in_refused: {
    id: 'console.event.sign_in_refused',
    defaultMessage: 'A sign-in was refused: {actor}',
    description: 'Console, activity: one line of the list of what the partner’s own staff did. actor: "Reem Nasser".',
  },
  second_factor_refused: {
    id: 'console.event.second_factor_refused',
    defaultMessage: 'A second factor was refused after the right password of {actor}',
    description: 'Console, activity: one line of the list of what the partner’s own staff did. actor: "Reem Nasser".',
  },
  recovery_code_used: {
    id: 'console.event.recovery_code_used',
    defaultMessage: '{actor} used a recovery code',
    description: 'Console, activity: one line of the list of what the partner’s own staff did. actor: "Reem Nasser".',
  },
  signed_out: {
    id: 'console.event.signed_out',
    defaultMessage: '{actor} signed out',
    description: 'Console, activity: one line of the list of what the partner’s own staff did. actor: "Reem Nasser".',
  },
  signed_out_everywhere: {
    id: 'console.event.signed_out_everywhere',
    defaultMessage: '{actor} signed out on all devices',
    description: 'Console, activity: one line of the list of what the partner’s own staff did. actor: "Reem Nasser".',
  },
  session_stolen: {
    id: 'console.event.session_stolen',
    defaultMessage: 'A session of {actor} was used in two places and ended',
    description: 'Console, activity: one line of the list of what the partner’s own staff did. actor: "Reem Nasser".',
  },
  password_changed: {
    id: 'console.event.password_changed',
    defaultMessage: '{actor} changed the password',
    description: 'Console, activity: one line of the list of what the partner’s own staff did. actor: "Reem Nasser".',
  },
  password_reset: {
    id: 'console.event.password_reset',
    defaultMessage: '{actor} set a new password by a mailed link',
    description: 'Console, activity: one line of the list of what the partner’s own staff did. actor: "Reem Nasser".',
  },
  second_factor_changed: {
    id: 'console.event.second_factor_changed',
    defaultMessage: '{actor} changed the second factor',
    description: 'Console, activity: one line of the list of what the partner’s own staff did. actor: "Reem Nasser".',
  },
  second_factor_removed: {
    id: 'console.event.second_factor_removed',
    defaultMessage: '{actor} ended the codes of their authenticator app',
    description: 'Console, activity: one line of the list of what the partner’s own staff did. actor: "Reem Nasser".',
  },
  passkey_added: {
    id: 'console.event.passkey_added',
    defaultMessage: '{actor} added a passkey',
    description: 'Console, activity: one line of the list of what the partner’s own staff did. actor: "Reem Nasser".',
  },
  passkey_renamed: {
    id: 'console.event.passkey_renamed',
    defaultMessage: '{actor} renamed a passkey',
    description: 'Console, activity: one line of the list of what the partner’s own staff did. actor: "Reem Nasser".',
  },
  passkey_removed: {
    id: 'console.event.passkey_removed',
    defaultMessage: '{actor} removed a passkey',
    description: 'Console, activity: one line of the list of what the partner’s own staff did. actor: "Reem Nasser".',
  },
  recovery_codes_renewed: {
    id: 'console.event.recovery_codes_renewed',
    defaultMessage: '{actor} made new recovery codes',
    description: 'Console, activity: one line of the list of what the partner’s own staff did. actor: "Reem Nasser".',
  },
  role_changed: {
    id: 'console.event.role_changed',
    defaultMessage: '{actor} gave {subject} the role {role}',
    description:
      'Console, activity: one line of the list of what the partner’s own staff did. actor: "Reem Nasser", subject: "omar@example.com", role: "Editor".',
  },
  removed: {
    id: 'console.event.removed',
    defaultMessage: '{actor} removed {subject}',
    description:
      'Console, activity: one line of the list of what the partner’s own staff did. actor: "Reem Nasser", subject: "omar@example.com".',
  },
  activity_exported: {
    id: 'console.event.activity_exported',
    defaultMessage: '{actor} downloaded the activity',
    description: 'Console, activity: one line of the list of what the partner’s own staff did. actor: "Reem Nasser".',
  },
  draft_changed: {
    id: 'console.event.draft_changed',
    defaultMessage: '{actor} changed “{field}” in the draft',
    description:
      'Console, activity: one line of the list of what the partner’s own staff did. actor: "Reem Nasser", field: "Main colour". The draft is what is not published yet.',
  },
  change_discarded: {
    id: 'console.event.change_discarded',
    defaultMessage: '{actor} discarded the change of “{field}”',
    description:
      'Console, activity: one line of the list of what the partner’s own staff did. actor: "Reem Nasser", field: "Main colour".',
  },
  published: {
    id: 'console.event.published',
    defaultMessage: '{actor} published version {version}',
    description:
      'Console, activity: one line of the list of what the partner’s own staff did. actor: "Reem Nasser", version: "12".',
  },
  draft_discarded: {
    id: 'console.event.draft_discarded',
    defaultMessage: '{actor} discarded the changes that were not published',
    description: 'Console, activity: one line of the list of what the partner’s own staff did. actor: "Reem Nasser".',
  },
  went_back: {
    id: 'console.event.went_back',
    defaultMessage: '{actor} put version {version} into the draft',
    description:
      'Console, activity: one line of the list of what the partner’s own staff did. actor: "Reem Nasser", version: "12". The draft is what is not published yet.',
  },
  test_device_added: {
    id: 'console.event.test_device_added',
    defaultMessage: '{actor} added a phone to try messages on',
    description:
      'Console, activity: somebody registered their own phone for push messages that they try. actor: "Reem Nasser".',
  },
  test_sent: {
    id: 'console.event.test_sent',
    defaultMessage: '{actor} tried a message on their phone',
    description: 'Console, activity: "their" is of who did it. actor: "Reem Nasser".',
  },
})
