/** A button of a notification, where the platform has any, and where it leads. */
export type NotificationAction = { action: string; title: string; navigate: string }

/** What a device shows, in the words of Declarative Web Push; `navigate` is where a tap leads. */
export type PushNotification = {
  title: string
  body: string
  lang: string
  dir: 'ltr' | 'rtl'
  tag: string
  /** It rings again where it takes the place of an earlier one with its tag. */
  renotify: true
  navigate: string
  /** Address of the tenant's picture. */
  icon: string
  actions?: NotificationAction[]
  /** When the visit to which it leads was changed, in seconds since 1970: what the device read of it before is true no more. */
  changed_at?: number
  /** Of a message to try: what our worker says with that it was shown. */
  report?: string
}

/** A message as a service gets it for one device. */
export type PushMessage = {
  notification: PushNotification
  /** How long the service keeps it for a device that is away. */
  ttlSeconds: number
  urgency: 'high' | 'normal' | 'low'
  /** A later message with the same one takes the place of an earlier that still waits: at most 32 letters of base64url. */
  topic: string
  /** The same for each attempt to send this message to this device: a UUID. */
  key: string
}

/** A device, as its service knows it, of a patient of a tenant. */
export type PushTarget = { tenantCode: string; token: string }

/**
 * What became of a message: `gone` where the service no longer knows the device, `refused` where it will not take this message from us.
 */
export type PushOutcome = 'accepted' | 'gone' | 'refused'

/** How messages reach devices by one notification service. `send` throws where the service did not answer, or wants to be asked later. */
export type PushGateway = {
  send: (target: PushTarget, message: PushMessage) => Promise<PushOutcome>
}
