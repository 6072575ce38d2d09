import type { NotificationService } from '#contract/device-registration'
import type { DeviceReading } from '#machines/push-subscription/push-subscription.types'

/** How messages come to this device: by the push service of its browser, by OneSignal, or by the app that has this one within it. */
export type PushWay = {
  service: NotificationService
  /** What keeps this device from messages, where something does. */
  cannot: () => Extract<DeviceReading['state'], 'unsupported' | 'needs_install'> | undefined
  permission: () => NotificationPermission
  /** Asks for the permission; call it in a press alone. */
  ask: () => Promise<NotificationPermission>
  /** What the service knows this device by at present; undefined where it is not registered there. */
  current: () => Promise<string | undefined>
  /** Registers it there, and returns what it is known by from now on. Throws where the service does not answer. */
  subscribe: (signal?: AbortSignal) => Promise<string>
  end: () => Promise<void>
}
