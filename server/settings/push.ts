import * as Type from 'typebox'
import { pushServices } from '#server/messages/push/push-services'

/** Push: keys, and which push services are called. */
export const pushSettings = {
  VAPID_PRIVATE_KEY: Type.Optional(
    Type.String({
      pattern: '^[A-Za-z0-9_-]{43}$',
      description:
        'Key by which push services know this deployment; made from the server’s secret without one. After a change each browser subscribes anew when the app is next opened.',
      expected: 'a private key of P-256 as 43 letters of base64url',
    }),
  ),
  VAPID_SUBJECT: Type.String({
    pattern: '^(mailto:[^\\s@]+@[^\\s@]+|https://[^\\s]+)$',
    default: 'mailto:push@patientweb.example',
    description: 'Whom push services write to when something is wrong. Apple refuses one that does not exist.',
    expected: 'an address such as mailto:push@example.com, or one that starts with https://',
  }),
  PUSH_HOSTS: Type.String({
    pattern: '^[a-z0-9.,\\s-]+$',
    default: pushServices.join(),
    description: 'Push services of browsers that messages are sent to, each with all below it.',
    expected: 'host names with commas between them',
  }),
  ONESIGNAL_KEYS: Type.Optional(
    Type.String({
      pattern: '^\\s*[0-9a-f-]{36}:[^\\s,:]+(\\s*,\\s*[0-9a-f-]{36}:[^\\s,:]+)*\\s*$',
      description: 'Keys that may send by the applications of tenants at OneSignal (`push_identifier`).',
      expected: 'application ids, each with a colon and its key, with commas between them',
    }),
  ),
  ONESIGNAL_URL: Type.String({
    pattern: '^(https://[^\\s/]+|http://(localhost|127\\.0\\.0\\.1)(:\\d+)?)(/[^\\s]*)?$',
    default: 'https://api.onesignal.com',
    description: 'REST API of OneSignal.',
    expected: 'an address that starts with https://',
  }),
  PUSH_WEBHOOK_URL: Type.Optional(
    Type.String({
      pattern: '^https?://[^\\s]+$',
      description: 'Where messages to apps that have this one within them are handed over as JSON.',
      expected: 'an address that starts with https:// (or http://)',
    }),
  ),
  PUSH_WEBHOOK_TOKEN: Type.Optional(
    Type.String({
      minLength: 1,
      description: 'Bearer token for that webhook.',
      expected: 'the token, not empty',
    }),
  ),
}
