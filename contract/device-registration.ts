import * as Type from 'typebox'

/**
 * Services by which a device can be sent messages: the push service of its browser; OneSignal, where the tenant has an application there; and
 * the webhook of an app that has this one within it.
 */
export const notificationServices = ['web-push', 'onesignal', 'webhook'] as const
export type NotificationService = (typeof notificationServices)[number]

/** With the token of a visit in the header: the device is told of this visit alone. An addition of ours, for who books without an account. */
const OfVisit = { appointment_id: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })) }

/**
 * Body of a device's registration (C47, N04). `token` is what the service knows the device by: of `web-push` the browser's subscription as JSON,
 * with its endpoint and keys; of `onesignal` its subscription id; of `webhook` what the app calls the device.
 */
export const DeviceRegistration = Type.Object({
  token: Type.String({ minLength: 1, maxLength: 2048 }),
  notification_service: Type.Optional(Type.Enum(notificationServices, { default: 'web-push' })),
  /** Whether doctor and time may stand on its lock screen, an addition of ours; they may not where it is absent. */
  shows_details: Type.Optional(Type.Boolean()),
  /** By which token the same device was registered before, an addition of ours: it is told by that no more. */
  replaces: Type.Optional(Type.String({ minLength: 1, maxLength: 2048 })),
  ...OfVisit,
})
export type DeviceRegistration = Type.Static<typeof DeviceRegistration>

export const DeviceRegistered = Type.Object({ registered: Type.Literal(true) })
export type DeviceRegistered = Type.Static<typeof DeviceRegistered>

/** Body of a device's removal (C48), by the token that it was registered with. */
export const DeviceRemoval = Type.Object({
  token: Type.String({ minLength: 1, maxLength: 2048 }),
  ...OfVisit,
})
export type DeviceRemoval = Type.Static<typeof DeviceRemoval>

export const DeviceRemoved = Type.Object({ removed: Type.Boolean() })
export type DeviceRemoved = Type.Static<typeof DeviceRemoved>

/** The key that browsers subscribe with (VAPID): the uncompressed point of P-256, base64url. */
export const PushKey = Type.Object({ public_key: Type.String() })
export type PushKey = Type.Static<typeof PushKey>
