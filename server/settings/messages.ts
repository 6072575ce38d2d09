import * as Type from 'typebox'
import { secondChannels } from '#contract/appointment'

/** How people and practices are told: texts, mail, webhooks. */
export const messageSettings = {
  SMS_WEBHOOK_URL: Type.Optional(
    Type.String({
      pattern: '^https?://[^\\s]+$',
      description: 'Where text messages are handed over as JSON. Without it they go to the demo inbox.',
      expected: 'an address that starts with https:// (or http://)',
    }),
  ),
  SMS_WEBHOOK_TOKEN: Type.Optional(
    Type.String({
      minLength: 1,
      description: 'Bearer token for the message webhook.',
      expected: 'the token, not empty',
    }),
  ),
  SECOND_CHANNEL: Type.Optional(
    Type.Enum(['none', ...secondChannels], {
      description:
        'Another way for a code that is asked for again: voice is a call that says it, message another kind of message. Without it there is none, and voice where messages go to the demo inbox.',
      expected: 'none, voice or message',
    }),
  ),
  SECOND_CHANNEL_URL: Type.Optional(
    Type.String({
      pattern: '^https?://[^\\s]+$',
      description:
        'Where such a code is handed over as JSON, like text messages. Without it they go to the demo inbox.',
      expected: 'an address that starts with https:// (or http://)',
    }),
  ),
  SECOND_CHANNEL_TOKEN: Type.Optional(
    Type.String({
      minLength: 1,
      description: 'Bearer token for the webhook of the other way.',
      expected: 'the token, not empty',
    }),
  ),
  SMTP_URL: Type.Optional(
    Type.String({
      pattern: '^smtps?://[^\\s]+$',
      description:
        'Server that mails are handed to, with user and password where it asks for them. Without it mails go to the demo inbox, and outside demo mode an email is no way in.',
      expected: 'an address such as smtps://user:password@mail.example.com',
    }),
  ),
  MAIL_FROM: Type.Optional(
    Type.String({
      pattern: '^[^\\s@<>"]+@[^\\s@<>"]+$',
      description: 'Address that mails come from; the name beside it is the tenant’s.',
      expected: 'an email address such as no-reply@example.com',
    }),
  ),
  PRACTICE_NETWORKS: Type.String({
    pattern: '^[0-9a-fA-F.:/,\\s]*$',
    default: '',
    description:
      'Private networks in which practices’ own systems may be called, beside public addresses. Systems of this machine, over plain http too, are in 127.0.0.0/8.',
    expected: 'networks such as 10.20.0.0/16,127.0.0.1, with commas between them, or nothing',
  }),
}
