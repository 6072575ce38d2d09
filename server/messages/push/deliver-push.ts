import type { NotificationService } from '#contract/device-registration'
import type { createDeviceRepository, ReachableDevice } from '#server/domain/devices/device-repository'
import type { PushFigure } from '#server/domain/devices/push-figures'
import type { PushGateway } from './push-gateway.ts'
import { toPushMessage, type PushNotice } from './push-notice.ts'

type Options = {
  devices: ReturnType<typeof createDeviceRepository>
  gateways: Record<NotificationService, PushGateway>
  clock: () => Date
  /** Whether a tenant tells devices by a service still: what was written when it did is sent by another way. */
  sends: (tenantCode: string, service: NotificationService) => Promise<boolean>
  /** Counts what became of a message. */
  count: (tenantCode: string, figure: PushFigure) => Promise<void>
}

/**
 * Tells a patient on their devices; `id` is that of the notice and `writtenAt` when it was written, the same at each attempt. Resolves to whether at least one took it; throws where
 * none did and one may later.
 */
export type DeliverPush = (notice: PushNotice, written: Written) => Promise<boolean>

type Written = { id: string; writtenAt: Date }

/** A delivery over the push services that this server calls; each attempt is counted without the person. */
export function createPushDelivery({ devices, gateways, clock, sends, count }: Options): DeliverPush {
  async function sendTo({ tenantCode, push }: PushNotice, device: ReachableDevice, written: Written): Promise<boolean> {
    const { token, notificationService: service } = device
    const message = toPushMessage(push, device, { now: clock(), ...written })
    const sending = gateways[service].send({ tenantCode, token }, message)
    const outcome = await sending.catch((error: unknown) => error as Error)
    await count(tenantCode, { service, outcome: outcome instanceof Error ? 'failed' : outcome })
    if (outcome instanceof Error) throw outcome
    if (outcome === 'accepted') await devices.noteAccepted(device.id)
    if (outcome === 'gone') await devices.forget(device.id)
    if (outcome === 'refused') await devices.noteRefused(device.id)
    return outcome === 'accepted'
  }

  return async (notice, written) => {
    if (clock().toISOString() >= notice.push.expiresAt) return false
    const known = await devices.reachableOf(notice, clock())
    const isSent = await Promise.all(known.map((device) => sends(notice.tenantCode, device.notificationService)))
    const reachable = known.filter((_device, index) => isSent[index])
    const outcomes = await Promise.allSettled(reachable.map((device) => sendTo(notice, device, written)))
    if (outcomes.some((outcome) => outcome.status === 'fulfilled' && outcome.value)) return true
    const failed = outcomes.find((outcome) => outcome.status === 'rejected')
    if (failed) throw failed.reason
    return false
  }
}
