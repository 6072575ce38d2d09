import type { NotificationService } from '#contract/device-registration'
import type { createDeviceRepository, ReachableDevice } from '#server/domain/devices/device-repository'
import type { PushGateway } from './push-gateway.ts'
import { toPushMessage, type PushNotice } from './push-notice.ts'

type Options = {
  devices: ReturnType<typeof createDeviceRepository>
  gateways: Record<NotificationService, PushGateway>
  clock: () => Date
}

/** Tells a patient on their devices. Resolves to whether at least one took it; throws where none did and one may later. */
export type DeliverPush = (notice: PushNotice) => Promise<boolean>

export function createPushDelivery({ devices, gateways, clock }: Options): DeliverPush {
  async function sendTo({ push }: PushNotice, device: ReachableDevice): Promise<boolean> {
    const outcome = await gateways[device.notificationService].send(device.token, toPushMessage(push, device, clock()))
    if (outcome === 'accepted') await devices.noteAccepted(device.id)
    if (outcome === 'gone') await devices.forget(device.id)
    if (outcome === 'refused') await devices.noteRefused(device.id)
    return outcome === 'accepted'
  }

  return async (notice) => {
    if (clock().toISOString() >= notice.push.expiresAt) return false
    const reachable = await devices.reachableOf(notice)
    const outcomes = await Promise.allSettled(reachable.map((device) => sendTo(notice, device)))
    if (outcomes.some((outcome) => outcome.status === 'fulfilled' && outcome.value)) return true
    const failed = outcomes.find((outcome) => outcome.status === 'rejected')
    if (failed) throw failed.reason
    return false
  }
}
