import { defineMessages } from '#src/i18n/messages.ts'

/** Messages of a passkey as second factor of partner staff. */
export const messages = defineMessages({
  passkey: {
    id: 'console.passkey.passkey',
    defaultMessage: 'A passkey',
    description: 'Console, invitation: a choice of second factor. Use the word that browsers use in the language.',
  },
  passkeyDetail: {
    id: 'console.passkey.passkeyDetail',
    defaultMessage: 'Your face, finger, screen lock or security key, on this device or another',
    description: 'Console, invitation, below the choice "A passkey": what one confirms with.',
  },
  app: {
    id: 'console.passkey.app',
    defaultMessage: 'An authenticator app',
    description: 'Console, invitation: a choice of second factor, beside "A passkey".',
  },
  appDetail: {
    id: 'console.passkey.appDetail',
    defaultMessage: 'A code of six digits from an app on your phone',
    description: 'Console, invitation, below the choice "An authenticator app".',
  },
  choose: {
    id: 'console.passkey.choose',
    defaultMessage: 'How you confirm after your password that it is you',
    description: 'Console, invitation: above the two choices "A passkey" and "An authenticator app".',
  },
  joins: {
    id: 'console.passkey.joins',
    defaultMessage: 'Your device asks for it when you press “{join}”.',
    description: 'Console, invitation, with "A passkey" chosen. join: "Join", the button at the end.',
  },
  lead: {
    id: 'console.passkey.lead',
    defaultMessage: 'Confirm with the passkey that you added for {brand}.',
    description: 'Console, second step of the sign-in. brand: "Liqa", the name of the partner’s app.',
  },
  use: {
    id: 'console.passkey.use',
    defaultMessage: 'Use a passkey',
    description: 'Console, second step of the sign-in: button after which the device asks. A verb.',
  },
  elsewhere: {
    id: 'console.passkey.elsewhere',
    defaultMessage: 'Your passkey signs in at {host}. Here, use a recovery code.',
    description: 'Console, second step, where the person came to another address. host: "care.example.com".',
  },
  notHere: {
    id: 'console.passkey.notHere',
    defaultMessage: 'This browser can’t use your passkey. Use another one, or a recovery code.',
    description: 'Console, second step, in a browser without passkeys. "Another one" is a browser.',
  },
  dismissed: {
    id: 'console.passkey.dismissed',
    defaultMessage: 'No passkey was used. Try again when you are ready.',
    description: 'Console: the person closed the question of the device, was late, or has no passkey there.',
  },
  present: {
    id: 'console.passkey.present',
    defaultMessage: 'This device has a passkey of yours already.',
    description: 'Console, my sign-in: a further one was to be made on the same device.',
  },
  unsupported: {
    id: 'console.passkey.unsupported',
    defaultMessage: 'This device can’t hold a passkey. Set up a screen lock, or use another device.',
    description: 'Console: "Screen lock" is a PIN, pattern, face or finger.',
  },
  failed: {
    id: 'console.passkey.failed',
    defaultMessage: 'The passkey didn’t work here. Try again, or use another way.',
    description: 'Console: browser or device failed with a passkey, for a reason that it does not give.',
  },
  refused: {
    id: 'console.passkey.refused',
    defaultMessage: 'This passkey is not yours here. It may have been removed.',
    description: 'Console: the server refused what the device gave.',
  },
  late: {
    id: 'console.passkey.late',
    defaultMessage: 'That took too long. Press the button again.',
    description: 'Console: more than five minutes passed before the device answered.',
  },
})
