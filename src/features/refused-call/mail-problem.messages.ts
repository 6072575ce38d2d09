import { defineMessages } from '#src/i18n/messages.ts'

/** Problems whose usual sentence speaks of a phone, in words for an email. Each has the name of its problem. */
export const mailProblemMessages = defineMessages({
  account_exists: {
    id: 'code.mail.account_exists',
    defaultMessage: 'There is an account with this email already. Sign in to it.',
    description: 'Account: a sign-up with an email address that has an account. "It" is that account.',
  },
  account_not_found: {
    id: 'code.mail.account_not_found',
    defaultMessage: 'There is no account with this email yet. Join first.',
    description: 'Account: the patient has proven this email address and has no account. "Join" is to make one.',
  },
  credentials_invalid: {
    id: 'code.mail.credentials_invalid',
    defaultMessage: 'Email and password don’t match. Check both, or have a code emailed to you.',
    description: 'Account, after a sign-in by email address and password. "Code" is a 6-digit one.',
  },
  sign_in_paused: {
    id: 'code.mail.sign_in_paused',
    defaultMessage: 'Too many wrong passwords. Have a code emailed to you, or try again later.',
    description: 'Account: signing in by password is paused for some minutes for this email address.',
  },
  guest_token_invalid: {
    id: 'code.mail.guest_token_invalid',
    defaultMessage: 'Your email needs to be confirmed once more. Ask for a new code.',
    description: 'Account: the proof that the email address is the patient’s has ended.',
  },
  code_invalid: {
    id: 'code.mail.code_invalid',
    defaultMessage: 'This code isn’t right. Check the latest email and try again.',
    description: 'Wherever a code is entered that came by email: it is not the one that was sent.',
  },
  code_expired: {
    id: 'code.mail.code_expired',
    defaultMessage: 'The code in this email has expired. Ask for a new one.',
    description: 'Wherever a code is entered that came by email: it was typed too late. "One" is a code.',
  },
  code_sent_recently: {
    id: 'code.mail.code_sent_recently',
    defaultMessage: 'A code was emailed a moment ago. Wait a little before you ask for another.',
    description: 'Wherever a code is sent by email: the one before was sent less than a minute ago.',
  },
  codes_of_phone_limit: {
    id: 'code.mail.codes_of_phone_limit',
    defaultMessage: 'We have emailed this address several codes. Use the newest one, or ask for another later.',
    description: 'Wherever a code is sent by email: too many went to this address. "One" and "another" are codes.',
  },
  codes_of_tenant_limit: {
    id: 'code.mail.codes_of_tenant_limit',
    defaultMessage: 'We can’t email any more codes at the moment. Try again in an hour.',
    description: 'Wherever a code is sent by email: too many were sent for this partner in the last hour.',
  },
})
